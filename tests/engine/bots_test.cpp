#include "engine/bots/policy.hpp"
#include "tests/support/board.hpp"
#include "tests/support/duels.hpp"

namespace vegas::test {
namespace {

Action easy(const Game& g) { return bots::choose(bots::Level::easy, g, 1); }
Action easy(const Board& b) { return easy(Game(b.s)); }

// $9 at casinos 1 to 5, these cards at 6, nobody there; Anna has two dice left and Ben one.
Game rolled_two_sixes(Skip rule, std::initializer_list<std::uint8_t> at_six) {
    UnshuffledDraws deck;
    Game g =
        start({.ruleset = Ruleset::custom, .seats = 2, .first_seat = 0, .skip = rule}, deck, mute);
    auto& s = std::get<las_vegas::State>(g);
    for (auto& casino : s.casinos) {
        casino.cards.clear();
        casino.cards.push(9);
    }
    s.casinos[5].cards.clear();
    for (const std::uint8_t card : at_six) s.casinos[5].cards.push(card);
    s.players[kAnna].supply = {2, 0};
    s.players[kBen].supply = {1, 0};
    ScriptedDraws draws({6, 6});
    apply_trusted(g, {Act::roll}, draws, mute);
    return g;
}

}  // namespace

TEST(Easy, TakesThePlacementThatPaysMost) {
    Board b = classic(3);
    b.cards(2, {9}).cards(5, {6}).supply(kAnna, 4).rolled(kAnna, {2, 5, 5, 5});
    EXPECT_EQ(easy(b), (Action{Act::place, 2}));
}

TEST(Easy, DoesNotTieWhereItCouldWin) {
    Board b = classic(3);
    b.cards(2, {9}).cards(5, {6}).dice(2, kBen, 1).supply(kAnna, 4).rolled(kAnna, {2, 5, 5, 5});
    EXPECT_EQ(easy(b), (Action{Act::place, 5}));
}

TEST(Easy, OfEqualGainsItSpendsFewerDice) {
    Board b = classic(3);
    b.cards(2, {6}).cards(5, {6}).supply(kAnna, 4).rolled(kAnna, {2, 5, 5, 5});
    EXPECT_EQ(easy(b), (Action{Act::place, 2}));
}

// [CU-10] [CU-11] A fresh roll may win $9 for the $1 that skipping costs, but no more than that.
TEST(Easy, SkipsWhereThatIsWorthADollar) {
    for (const Skip rule : {Skip::chips, Skip::cards}) {
        EXPECT_EQ(easy(rolled_two_sixes(rule, {})), Action{Act::pass});
        EXPECT_EQ(easy(rolled_two_sixes(rule, {9})), (Action{Act::place, 6}));
    }
}

// [CU-1] Payouts are compared before dice, also where they differ by a dollar only.
TEST(Easy, SpendsDiceForASingleDollar) {
    Board b = custom(3);
    b.cards(2, {5}).cards(5, {6}).supply(kAnna, 8).rolled(kAnna, {2, 5, 5, 5, 5, 5, 5, 5});
    EXPECT_EQ(easy(b), (Action{Act::place, 5}));
}

TEST(Bots, NamesOfPoliciesGoBothWays) {
    for (const auto& level : bots::kLevels) {
        EXPECT_EQ(parse_enum<bots::Level>(word_of(level.value)), level.value);
    }
    EXPECT_FALSE(parse_enum<bots::Level>("clever").has_value());
}

TEST(Bots, PlayWholeGamesLegally) {
    for (const auto& level : bots::kLevels) {
        for (const vegas::Setup& setup :
             {vegas::Setup{.ruleset = Ruleset::royale_basic, .seats = 2},
              vegas::Setup{.ruleset = Ruleset::royale, .seats = 2, .tiles = 6},
              vegas::Setup{.ruleset = Ruleset::royale, .seats = 5, .tiles = 6}, test::with_duels(4),
              vegas::Setup{.ruleset = Ruleset::custom, .seats = 8, .skip = Skip::chips},
              vegas::Setup{.ruleset = Ruleset::custom, .seats = 2, .skip = Skip::cards},
              vegas::Setup{.ruleset = Ruleset::classic, .seats = 3, .neutral_dice = true}}) {
            FastDraws draws(11);
            Game g = start(setup, draws, mute);
            for (std::uint64_t seed = 0; !over(g); ++seed) {
                constexpr int kPlayouts = 10;
                const Action a = bots::choose(level.value, g, seed, kPlayouts);
                EXPECT_EQ(bots::choose(level.value, g, seed, kPlayouts), a);  // and nothing else
                ASSERT_EQ(apply(g, decision(g).seat, a, draws, mute), ApplyError::none);
            }
        }
    }
}

TEST(Easy, TakesTheSurerMoneyOfMyChoice) {
    Board b = main_game(3);
    b.tile(2, Tile::my_choice).supply(kAnna, 3).rolled(kAnna, {2, 5, 5});
    b.act({Act::place, 2}, {1, 3});  // a chip or $30,000
    EXPECT_EQ(easy(b), (Action{Act::choose, 3}));
}

TEST(Easy, TakesTheMostMoneyOfNiceDice) {
    Board b = main_game(3);
    b.tile(2, Tile::nice_dice).supply(kAnna, 3).rolled(kAnna, {2, 5, 6});
    b.act({Act::place, 2});
    EXPECT_EQ(easy(b), (Action{Act::put_nice, 0, 6}));  // $60,000 at the end of the round
}

TEST(Easy, HidesSomethingElseFromTimeToTime) {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 3).rolled(kAnna, {2, 5, 5}).act({Act::place, 2});
    std::array<int, 4> fists{};
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        ++fists[bots::choose(bots::Level::easy, Game(b.s), seed).a];
    }
    for (std::size_t fist = 1; fist <= 3; ++fist) EXPECT_GT(fists[fist], 5);
}

// A bot that is worth its name: alone against three random ones it wins far more than a quarter.
void beats_random(Ruleset ruleset) {
    int won = 0;
    constexpr int kGames = 100;
    for (int game = 0; game < kGames; ++game) {
        FastDraws draws(static_cast<std::uint64_t>(game) + 1);
        Game g = start({.ruleset = ruleset, .seats = 4}, draws, mute);
        while (!over(g)) {
            const auto policy = decision(g).seat == kBen ? bots::Level::easy : bots::Level::random;
            apply_trusted(g, bots::choose(policy, g, draws.next()), draws, mute);
        }
        won += result(g).places[kBen] == 1 ? 1 : 0;
    }
    EXPECT_GT(won, kGames / 2);
}

TEST(Easy, BeatsRandomInTheBasicGame) { beats_random(Ruleset::royale_basic); }
TEST(Easy, BeatsRandomInTheMainGame) { beats_random(Ruleset::royale); }

}  // namespace vegas::test
