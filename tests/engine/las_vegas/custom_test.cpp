// The custom edition without its house rules, which stand in skip_test.cpp.
#include <array>

#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/las_vegas/view.hpp"
#include "engine/view.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

// Cards at the casinos from 1 to 6, highest first.
std::vector<Cards> table_of(const las_vegas::State& s) {
    std::vector<Cards> table;
    for (const auto& casino : s.casinos) {
        table.emplace_back(casino.cards.begin(), casino.cards.end());
    }
    return table;
}

Board with_pile(std::initializer_list<int> top_first, std::initializer_list<int> discards) {
    Board b = custom(4);
    for (const int rank : top_first) b.s.pile.put_under(static_cast<std::uint8_t>(rank));
    for (const int rank : discards) ++b.s.discards[to_index(rank)];
    return b;
}

void deal(Board& b, Draws& draws) {
    las_vegas::GameContext c{b.s, draws, b.events};
    las_vegas::spec_of(b.s).deal(c);
}

Cards discards_of(const las_vegas::State& s) {
    Cards cards;
    for (int rank = 0; rank < las_vegas::kCardRanks; ++rank) {
        cards.insert(cards.end(), s.discards[to_index(rank)], rank);
    }
    return cards;
}

// What follows when all dice of a round have been placed.
Board& after_the_round(Board& b, Draws& draws) {
    b.s.stack.push({.activity = las_vegas::Activity::match, .pc = 2});
    las_vegas::GameContext c{b.s, draws, b.events};
    las_vegas::settle(c);
    return b;
}

// Plays by always taking the first listed answer.
void play_out(Game& g, Draws& draws, EventSink& events) {
    while (!over(g)) {
        Actions list;
        legal_actions(g, list);
        apply_trusted(g, list[0], draws, events);
    }
}

}  // namespace

// [CU-1] [ALL-6]
TEST(Custom, TheDeckHasEachValueInCopies) {
    for (const std::uint8_t copies : std::to_array<std::uint8_t>({4, 5, 10})) {
        UnshuffledDraws draws;
        const Game g =
            start({.ruleset = Ruleset::custom, .seats = 8, .copies = copies}, draws, mute);
        las_vegas::CardCounts n{};
        const las_vegas::State& s = state_in(g);
        for (const auto& casino : s.casinos) {
            for (const std::uint8_t card : casino.cards) ++n[card];
        }
        for (std::size_t i = 0; i < s.pile.size; ++i) ++n[s.pile.card[s.pile.top + i]];
        for (std::size_t rank = 0; rank < n.size(); ++rank) {
            EXPECT_EQ(n[rank], rank < 3 ? 0 : copies);
        }
        // The shuffle of the deck, then the start seat.
        const auto cards = static_cast<std::uint32_t>(8 * copies);
        ASSERT_EQ(draws.asked().size(), cards);
        EXPECT_EQ(draws.asked()[0], cards);
        EXPECT_EQ(draws.asked()[cards - 2], 2U);
        EXPECT_EQ(draws.asked()[cards - 1], 8U);
        EXPECT_EQ(s.start_seat, 7);
    }
}

// [CU-1]
TEST(Custom, EverySeatHasEightSmallDice) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = Ruleset::custom, .seats = 8, .first_seat = 5}, draws, mute);
    for (Seat seat = 0; seat < 8; ++seat) {
        EXPECT_EQ(state_in(g).players[to_index(seat)].supply, las_vegas::Dice(8, 0));
        EXPECT_EQ(state_in(g).players[to_index(seat)].chips, 0);
    }
    EXPECT_EQ(decision(g), (Decision{5, Ask::roll}));
}

// [CU-1] A card is worth its number in dollars.
TEST(Custom, MoneyIsInSingleDollars) {
    Board b = custom(2);
    b.cards(1, {10, 3}).dice(1, kAnna, 1);
    EXPECT_EQ(las_vegas::spec_of(b.s).card_unit, 1);
    b.pay();
    const auto won = b.events.of<las_vegas::CardWon>();
    ASSERT_EQ(won.size(), 1U);
    EXPECT_EQ(won[0].dollars, 10);
}

// [CU-2]
TEST(Custom, RoundsAreFourOrAsAgreed) {
    for (const std::uint8_t rounds : std::to_array<std::uint8_t>({1, 4, 10})) {
        FastDraws draws(4);
        RecordedEvents events;
        Game g = start({.ruleset = Ruleset::custom, .seats = 5, .copies = 10, .rounds = rounds},
                       draws, events);
        EXPECT_EQ(std::get<las_vegas::View>(view(g, kNobody)).rounds, rounds);
        play_out(g, draws, events);
        EXPECT_EQ(events.of<las_vegas::RoundStarted>().size(), rounds);
    }
    EXPECT_EQ(vegas::Setup{}.rounds, 4);
    EXPECT_EQ(vegas::Setup{}.copies, 5);  // [CU-1]
}

// [CU-3] Casinos 1 to 6 get a card each, then a second one; nothing is sorted over the casinos.
TEST(Custom, CardsAreDealtInTwoTurns) {
    Board b = with_pile({10, 3, 4, 5, 6, 3, /**/ 3, 9, 8, 7, 6, 4, /**/ 5}, {});
    ScriptedDraws none;
    deal(b, none);
    EXPECT_EQ(table_of(b.s), (std::vector<Cards>{{10, 3}, {9, 3}, {8, 4}, {7, 5}, {6, 6}, {4, 3}}));
    EXPECT_EQ(b.pile(), Cards{5});
}

// [CU-3] [ALL-6] The discards, ascending, are shuffled when a card is needed and none is there.
TEST(Custom, DiscardsAreShuffledWhenTheDeckRunsOut) {
    Board b = with_pile({10, 9, 8}, {3, 3, 4, 5, 5, 6, 7, 7, 8, 9, 10});
    UnshuffledDraws draws;
    deal(b, draws);
    EXPECT_EQ(draws.asked(), (std::deque<std::uint32_t>{11, 10, 9, 8, 7, 6, 5, 4, 3, 2}));
    EXPECT_EQ(table_of(b.s), (std::vector<Cards>{{10, 5}, {9, 5}, {8, 6}, {7, 3}, {7, 3}, {8, 4}}));
    EXPECT_EQ(b.pile(), (Cards{9, 10}));
    EXPECT_EQ(discards_of(b.s), Cards{});
}

// [CU-3] [ALL-6]
TEST(Custom, TheFirstCardAfterAShuffleIsTheTop) {
    Board b = with_pile({}, {3, 4, 5});
    // The last element, then the second one, swap with the first: 5 4 3, then 4 5 3.
    ScriptedDraws draws({}, {0, 0});
    deal(b, draws);
    EXPECT_EQ(table_of(b.s), (std::vector<Cards>{{4}, {5}, {3}, {}, {}, {}}));
}

// [CU-3] [ALL-6] The last card of the deck needs no other: the discards stay where they are.
TEST(Custom, ADeckThatJustSufficesIsNotFilledUp) {
    Board b = with_pile({3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5}, {9, 10});
    ScriptedDraws none;
    deal(b, none);
    EXPECT_EQ(b.s.pile.size, 0);
    EXPECT_EQ(discards_of(b.s), (Cards{9, 10}));
}

// [CU-3]
TEST(Custom, WhenAllIsDealtTheOthersGetFewerCardsOrNone) {
    Board b = with_pile({3, 4, 5, 6, 7}, {8, 9});
    ScriptedDraws draws({}, {1});
    deal(b, draws);
    EXPECT_EQ(table_of(b.s), (std::vector<Cards>{{9, 3}, {4}, {5}, {6}, {7}, {8}}));
    Board few = with_pile({3, 4}, {});
    ScriptedDraws none;
    deal(few, none);
    EXPECT_EQ(table_of(few.s), (std::vector<Cards>{{3}, {4}, {}, {}, {}, {}}));
}

// [CU-3]
TEST(Custom, TheGameEndsBeforeARoundWithoutCards) {
    Board b = custom(3);
    b.cards(2, {9}).dice(2, kBen, 1);
    ScriptedDraws none;
    after_the_round(b, none);
    EXPECT_TRUE(b.s.stack.empty());
    EXPECT_TRUE(b.events.of<las_vegas::RoundStarted>().empty());
    EXPECT_EQ(b.events.of<GameEnded>().size(), 1U);
    EXPECT_EQ(b.s.round, 1);
    EXPECT_EQ(b.hand(kBen), Cards{9});
}

// [CU-3]
TEST(Custom, OneUnclaimedCardIsEnoughForAnotherRound) {
    Board b = custom(3);
    b.cards(2, {9}).dice(2, kBen, 1).dice(2, kAnna, 1);
    ScriptedDraws none;
    after_the_round(b, none);
    EXPECT_FALSE(b.s.stack.empty());
    EXPECT_EQ(b.s.round, 2);
    EXPECT_EQ(table_of(b.s), (std::vector<Cards>{{9}, {}, {}, {}, {}, {}}));
}

// [CU-4]
TEST(Custom, MostDiceTakeTheHigherCardAndTheSecondTheLower) {
    Board b = custom(6);
    b.cards(3, {8, 4}).dice(3, 5, 3).dice(3, kBen, 3).dice(3, kAnna, 2).dice(3, 4, 1);
    b.dice(3, kCarla, 4).pay();
    EXPECT_EQ(b.hand(kCarla), Cards{8});
    EXPECT_EQ(b.hand(kAnna), Cards{4});
    EXPECT_EQ(b.hand(4), Cards{});
    EXPECT_EQ(b.s.discards, las_vegas::CardCounts{});
}

// [EX-CU-1] [CU-4]
TEST(Custom, TwoRedAndTwoYellowDiceCancelEachOther) {
    constexpr Seat kRed = 0;
    constexpr Seat kYellow = 1;
    Board b = custom(2);
    b.cards(5, {10, 6}).dice(5, kRed, 2).dice(5, kYellow, 2).pay();
    EXPECT_EQ(b.hand(kRed), Cards{});
    EXPECT_EQ(b.hand(kYellow), Cards{});
    EXPECT_EQ(b.events.of<las_vegas::Tied>().size(), 1U);
    EXPECT_TRUE(b.events.of<las_vegas::CardWon>().empty());
}

// [CU-4] Not under the deck, and in no order.
TEST(Custom, UnclaimedCardsAreDiscarded) {
    Board b = with_pile({7}, {4});
    b.cards(1, {9, 3}).dice(1, kBen, 1).cards(2, {4}).cards(6, {10, 4}).pay();
    EXPECT_EQ(b.pile(), Cards{7});
    EXPECT_EQ(discards_of(b.s), (Cards{3, 4, 4, 4, 10}));
    EXPECT_EQ(b.events.of<las_vegas::CardReturned>().size(), 4U);
    EXPECT_EQ(las_vegas::view(b.s, kNobody).discards, 5);
}

// [CU-5]
TEST(Custom, TheWinnerOfCasinoSixStartsTheNextRound) {
    Board b = custom(3);
    b.cards(6, {5, 3}).dice(6, kBen, 1).dice(6, kAnna, 2).cards(5, {9, 9}).dice(5, kCarla, 1);
    b.s.start_seat = kCarla;
    ScriptedDraws none;
    EXPECT_EQ(after_the_round(b, none).s.start_seat, kAnna);
}

// [CU-5]
TEST(Custom, CasinoSixMayHaveOneCardOnly) {
    Board b = with_pile({7}, {});
    b.cards(6, {5}).dice(6, kBen, 1).dice(6, kAnna, 2).cards(5, {9}).dice(5, kCarla, 1);
    ScriptedDraws none;
    b.s.start_seat = kCarla;
    EXPECT_EQ(after_the_round(b, none).s.start_seat, kAnna);
}

// [CU-5] Another casino does not decide, unlike in royale.
TEST(Custom, IfNobodyWonThereThePreviousStartPlayerStarts) {
    Board b = custom(3);
    b.cards(6, {5, 3}).dice(6, kBen, 1).dice(6, kAnna, 1).cards(5, {9}).dice(5, kAnna, 1);
    b.s.start_seat = kCarla;
    UnshuffledDraws draws;
    EXPECT_EQ(after_the_round(b, draws).s.start_seat, kCarla);
}

// [CU-6] [ALL-5]
TEST(Custom, MostMoneyThenMostCardsThenJointWinners) {
    Board b = custom(4);
    b.holds(0, {5, 5}).holds(1, {10}).holds(2, {3, 4, 3}).holds(3, {3, 3, 3});
    const GameResult first = las_vegas::score(b.s);
    EXPECT_EQ(std::vector<int>(first.places.begin(), first.places.end()),
              (std::vector<int>{2, 3, 1, 4}));
    EXPECT_EQ(first.totals[2], 10);
    b.s.players[0].hand = b.s.players[2].hand;
    const GameResult joint = las_vegas::score(b.s);
    EXPECT_EQ(std::vector<int>(joint.places.begin(), joint.places.end()),
              (std::vector<int>{1, 3, 1, 4}));
}

// [CU-4] What was discarded is known to all: it stays as it is where hidden cards are dealt anew.
TEST(Custom, ResamplingLeavesTheDiscardsAlone) {
    Board b = with_pile({3, 4, 5, 6, 7, 8}, {9, 9, 10});
    b.holds(kBen, {4, 4}).holds(kAnna, {10});
    FastDraws draws(5);
    const Game known = resample(Game(b.s), kAnna, draws);
    EXPECT_EQ(state_in(known).discards, b.s.discards);
    EXPECT_EQ(state_in(known).players[kAnna].hand, b.s.players[kAnna].hand);
}

}  // namespace vegas::test
