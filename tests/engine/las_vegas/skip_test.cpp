#include <array>

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/view.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

bool has_pass(const Board& b) { return b.legal_actions().back() == "pass"; }

// Anna rolls 2 and 5 and takes the dice back.
void skip(Board& b, Seat seat = kAnna) {
    b.s.players[to_index(seat)].supply = {2, 0};
    b.rolled(seat, {2, 5});
    ASSERT_TRUE(has_pass(b));
    b.act({Act::pass});
}

bool may_skip(Board b, Seat seat = kAnna) {
    b.s.players[to_index(seat)].supply = {2, 0};
    return has_pass(b.rolled(seat, {2, 5}));
}

}  // namespace

// [CU-10] [CU-11]
TEST(Skip, WithoutAHouseRuleThereIsNone) {
    EXPECT_FALSE(may_skip(custom(3)));
    EXPECT_FALSE(may_skip(custom(3, Skip::none, 2)));  // a limit of nothing limits nothing
}

// [CU-10]
TEST(Skip, EverybodyStartsWithTwoDollars) {
    UnshuffledDraws draws;
    const Game g =
        start({.ruleset = Ruleset::custom, .seats = 8, .skip = Skip::chips}, draws, mute);
    for (Seat seat = 0; seat < 8; ++seat) {
        EXPECT_EQ(std::get<las_vegas::View>(view(g, kNobody)).seats[to_index(seat)].skip_money, 2);
        EXPECT_EQ(own_view(g, seat).total, 2);
    }
}

// [CU-10] All dice come back, the turn ends, the dollar is gone.
TEST(Skip, CostsADollarAndEndsTheTurn) {
    Board b = custom(3, Skip::chips);
    b.supply(kAnna, 4).rolled(kAnna, {2, 2, 5, 6});
    EXPECT_EQ(b.legal_actions(), (Words{"place 2", "place 5", "place 6", "pass"}));
    b.act({Act::pass});
    EXPECT_EQ(b.s.players[kAnna].supply, las_vegas::Dice(4, 0));
    EXPECT_EQ(b.s.players[kAnna].skips_left, 1);
    EXPECT_FALSE(b.s.roll.out);
    EXPECT_TRUE(b.s.stack.empty());
    const auto passed = b.events.of<Passed>();
    ASSERT_EQ(passed.size(), 1U);
    EXPECT_EQ(passed[0].seat, kAnna);
    EXPECT_EQ(passed[0].dollars, 1);
    EXPECT_EQ(passed[0].skip_cards, 0);
    EXPECT_EQ(passed[0].chips, 0);
}

// [CU-10]
TEST(Skip, TheStartMoneyIsEnoughForTwo) {
    Board b = custom(3, Skip::chips);
    skip(b);
    skip(b);
    EXPECT_EQ(las_vegas::total(b.s, kAnna), 0);
    EXPECT_FALSE(may_skip(b));
    EXPECT_TRUE(may_skip(b, kBen));
}

// [CU-10] Winnings count as own money: the open balance goes below 0, no card is broken.
TEST(Skip, WinningsPayTooDownToNothing) {
    Board b = custom(3, Skip::chips);
    b.holds(kAnna, {3});
    for (int left = 4; left >= 0; --left) {
        skip(b);
        EXPECT_EQ(las_vegas::total(b.s, kAnna), left);
    }
    EXPECT_EQ(b.s.players[kAnna].skips_left, -3);
    EXPECT_EQ(b.hand(kAnna), Cards{3});
    EXPECT_EQ(std::get<las_vegas::View>(view(Game(b.s), kBen)).seats[0].skip_money, -3);
    EXPECT_FALSE(may_skip(b));
    EXPECT_TRUE(may_skip(b.holds(kAnna, {4})));
}

// [CU-10]
TEST(Skip, AllMoneyOfALargeGameMayBeSkippedAway) {
    Board b = custom(2, Skip::chips);
    for (int n = 0; n < 10; ++n) b.holds(kAnna, {3, 4, 5, 6, 7, 8, 9, 10});
    b.s.players[kAnna].skips_left = -519;
    skip(b);
    EXPECT_EQ(b.s.players[kAnna].skips_left, -520);
    EXPECT_EQ(las_vegas::total(b.s, kAnna), 0);
    EXPECT_FALSE(may_skip(b));
}

// [CU-10] [CU-6]
TEST(Skip, MoneyLeftCountsInTheEnd) {
    Board b = custom(3, Skip::chips);
    b.holds(kAnna, {5}).holds(kBen, {5}).holds(kCarla, {6});
    b.s.players[kAnna].skips_left = 1;
    b.s.players[kBen].skips_left = -1;
    b.s.players[kCarla].skips_left = 0;
    const GameResult r = las_vegas::score(b.s);
    EXPECT_EQ(std::vector<int>(r.totals.begin(), r.totals.end()), (std::vector<int>{6, 4, 6}));
    EXPECT_EQ(std::vector<int>(r.places.begin(), r.places.end()), (std::vector<int>{1, 3, 1}));
}

// [CU-10] [CU-11]
TEST(Skip, ALimitIsForEachSeat) {
    for (const Skip rule : {Skip::chips, Skip::cards}) {
        for (const int limit : {1, 2}) {
            Board b = custom(8, rule, limit);
            b.holds(7, {10}).holds(6, {10});
            for (int n = 0; n < limit; ++n) skip(b, 7);
            EXPECT_FALSE(may_skip(b, 7));
            EXPECT_TRUE(may_skip(b, 6));
            EXPECT_EQ(std::get<las_vegas::View>(view(Game(b.s), kNobody)).seats[7].skips, limit);
            EXPECT_EQ(std::get<las_vegas::View>(view(Game(b.s), kNobody)).seats[6].skips, 0);
        }
    }
}

// [CU-10] [CU-11]
TEST(Skip, TheLimitIsForEachRound) {
    FastDraws draws(2);
    Game g = start({.ruleset = Ruleset::custom,
                    .seats = 2,
                    .first_seat = 0,
                    .skip = Skip::cards,
                    .skip_limit = 1},
                   draws, mute);
    std::vector<int> skips_in_round(5);
    while (!over(g)) {
        Actions list;
        legal_actions(g, list);
        const Action last = list[list.size - 1U];  // a pass where there is one
        if (last.kind == Act::pass && decision(g).seat == kAnna) {
            ++skips_in_round[std::get<las_vegas::View>(view(g, kNobody)).round];
        }
        apply_trusted(g, last, draws, mute);
    }
    EXPECT_EQ(skips_in_round, (std::vector<int>{0, 1, 1, 1, 1}));
    EXPECT_EQ(std::get<las_vegas::View>(view(g, kNobody)).seats[kAnna].skip_cards, 0);
}

// [CU-10]
TEST(Skip, NoLimitIsNotShown) {
    const Board b = custom(2, Skip::chips);
    EXPECT_FALSE(std::get<las_vegas::View>(view(Game(b.s), kNobody)).seats[0].skips.has_value());
}

// [CU-11]
TEST(Skip, FourCardsAreFourSkips) {
    Board b = custom(3, Skip::cards);
    b.holds(kAnna, {10});  // money does not pay here
    for (int left = 3; left >= 0; --left) {
        EXPECT_EQ(std::get<las_vegas::View>(view(Game(b.s), kNobody)).seats[0].skip_cards,
                  left + 1);
        skip(b);
    }
    EXPECT_FALSE(may_skip(b));
    EXPECT_TRUE(may_skip(b, kBen));
    const auto passed = b.events.of<Passed>();
    ASSERT_EQ(passed.size(), 4U);
    EXPECT_EQ(passed[3].skip_cards, 1);
    EXPECT_EQ(passed[3].dollars, 0);
}

// [CU-11] Worth a dollar each, and no money cards where cards break a tie.
TEST(Skip, CardsLeftAreADollarEachAndBreakNoTie) {
    Board b = custom(3, Skip::cards);
    b.holds(kAnna, {4, 4}).holds(kBen, {10}).holds(kCarla, {7});
    b.s.players[kAnna].skips_left = 2;
    b.s.players[kBen].skips_left = 0;
    b.s.players[kCarla].skips_left = 3;
    const GameResult r = las_vegas::score(b.s);
    EXPECT_EQ(std::vector<int>(r.totals.begin(), r.totals.end()), (std::vector<int>{10, 10, 10}));
    EXPECT_EQ(std::vector<int>(r.places.begin(), r.places.end()), (std::vector<int>{1, 2, 2}));
    EXPECT_EQ(std::vector<int>(r.cards.begin(), r.cards.end()), (std::vector<int>{2, 1, 1}));
}

// [ALL-1] One number and nothing to skip with: placed at once; with a skip it is a choice.
TEST(Skip, MakesAChoiceOfASingleNumber) {
    Board none = custom(2);
    none.supply(kAnna, 2).rolled(kAnna, {3, 3});
    EXPECT_EQ(none.s.casinos[2].dice[kAnna], las_vegas::Dice(2, 0));
    Board cards = custom(2, Skip::cards);
    cards.supply(kAnna, 2).rolled(kAnna, {3, 3});
    EXPECT_EQ(cards.legal_actions(), (Words{"place 3", "pass"}));
    cards.s.players[kAnna].skips_left = 0;
    EXPECT_EQ(cards.legal_actions(), (Words{"place 3"}));
}

// [CU-10] Whoever has skipped more than the start money holds cards for it, in every assumption.
TEST(Skip, AssumedCardsCoverTheBalance) {
    Board b = custom(3, Skip::chips);
    b.holds(kBen, {10}).s.players[kBen].skips_left = -7;
    for (const std::uint8_t rank : std::to_array<std::uint8_t>({3, 4, 5, 6, 7, 8, 9})) {
        b.s.pile.put_under(rank);
    }
    bool other_card = false;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        FastDraws draws(seed);
        const Game known = resample(Game(b.s), kAnna, draws);
        const auto& s = std::get<las_vegas::State>(known);
        EXPECT_GE(las_vegas::total(s, kBen), 0);
        other_card = other_card || s.players[kBen].hand != b.s.players[kBen].hand;
    }
    EXPECT_TRUE(other_card);
}

// [CU-10] Where hardly any other cards would do, they are assumed as they are; the rest is not.
TEST(Skip, CardsThatMustBeTheseStay) {
    Board b = custom(3, Skip::chips);
    b.holds(kBen, {10, 10, 10, 10, 10}).holds(kCarla, {3}).s.players[kBen].skips_left = -50;
    for (int i = 0; i < 30; ++i) b.s.pile.put_under(static_cast<std::uint8_t>(4 + i % 6));
    bool other_card = false;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        FastDraws draws(seed);
        const Game known = resample(Game(b.s), kAnna, draws);
        const auto& s = std::get<las_vegas::State>(known);
        EXPECT_EQ(s.players[kBen].hand, b.s.players[kBen].hand);
        other_card = other_card || s.players[kCarla].hand != b.s.players[kCarla].hand;
    }
    EXPECT_TRUE(other_card);
}

// [CU-10] [CU-11]
TEST(Skip, LessThanNothingIsNoticed) {
    Board b = custom(2, Skip::chips);
    ++b.s.players[kAnna].hand[3];
    for (std::uint8_t rank = 3; rank <= 10; ++rank) {
        for (int n = 0; n < (rank == 3 ? 4 : 5); ++n) b.s.pile.put_under(rank);
    }
    EXPECT_EQ(check_state(Game(b.s)), nullptr);
    b.s.players[kAnna].skips_left = -4;
    EXPECT_STREQ(check_state(Game(b.s)), "a seat has less than nothing");
}

}  // namespace vegas::test
