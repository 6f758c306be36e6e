#include "engine/las_vegas/turn.hpp"

#include "tests/support/board.hpp"

namespace vegas::test {

// [EX-RY-1] [RY-20] [RY-21]
TEST(Turn, BenMayPlaceAllThreesOrTheFiveOrPass) {
    Board b = royale(4);
    b.supply(kBen, 5).chips(kBen, 2).rolled(kBen, {3, 3, 3, 3, 5});
    EXPECT_EQ(b.legal_actions(), (Words{"place 3", "place 5", "pass"}));
    b.act({Act::place, 3});
    EXPECT_EQ(b.s.casinos[2].dice[kBen], las_vegas::Dice(4, 0));
    EXPECT_EQ(b.s.players[kBen].supply, las_vegas::Dice(1, 0));
}

// [EX-CL-1] [CL-5]
TEST(Turn, InClassicThereIsNoPass) {
    Board b = classic(4);
    b.supply(kBen, 5).rolled(kBen, {3, 3, 3, 3, 5});
    EXPECT_EQ(b.legal_actions(), (Words{"place 3", "place 5"}));
}

// [EX-CL-6] [CL-11]
TEST(Turn, WhiteDiceAreChosenTogetherWithOwnOnes) {
    Board b = classic(3, true);
    b.supply(kCarla, 3, 0, 2).rolled(kCarla, {1, 1, 5, 1, 6});
    EXPECT_EQ(b.legal_actions(), (Words{"place 1", "place 5", "place 6"}));
    b.act({Act::place, 1});
    EXPECT_EQ(b.s.casinos[0].dice[kCarla], las_vegas::Dice(2, 0));
    EXPECT_EQ(b.s.casinos[0].dice[kNeutral], las_vegas::Dice(1, 0));  // [CL-12]
    EXPECT_EQ(b.s.players[kCarla].white, 1);
}

// [CL-11]
TEST(Turn, ANumberThatOnlyWhiteDiceShowMayBeChosen) {
    Board b = classic(3, true);
    b.supply(kCarla, 3, 0, 2).rolled(kCarla, {1, 1, 5, 1, 6}).act({Act::place, 6});
    EXPECT_EQ(b.s.casinos[5].dice[kNeutral], las_vegas::Dice(1, 0));
    EXPECT_TRUE(b.s.casinos[5].dice[kCarla].none());
}

// [CL-11]
TEST(Turn, ASeatWithOnlyWhiteDiceStillHasDice) {
    las_vegas::Player p;
    EXPECT_FALSE(p.has_dice());
    p.white = 1;
    EXPECT_TRUE(p.has_dice());
}

// [RY-2] [RY-20]
TEST(Turn, TheBigDieGoesWithTheSmallOnes) {
    Board b = royale(3);
    b.supply(kAnna, 2, 1).chips(kAnna, 1).rolled(kAnna, {2, 4, 2}).act({Act::place, 2});
    EXPECT_EQ(b.s.casinos[1].dice[kAnna], las_vegas::Dice(1, 1));
    EXPECT_EQ(b.s.players[kAnna].supply, las_vegas::Dice(1, 0));
    const auto placed = b.events.of<las_vegas::Placed>();
    ASSERT_EQ(placed.size(), 1U);
    EXPECT_EQ(placed[0].dice.small, 1);
    EXPECT_EQ(placed[0].dice.big, 1);
    EXPECT_EQ(placed[0].casino, 1);
}

// [RY-21]
TEST(Turn, PassingCostsAChipAndKeepsTheDice) {
    Board b = royale(3);
    b.supply(kAnna, 3, 1).chips(kAnna, 2).rolled(kAnna, {2, 4, 2, 6}).act({Act::pass});
    EXPECT_EQ(b.s.players[kAnna].chips, 1);
    EXPECT_EQ(b.s.players[kAnna].supply, las_vegas::Dice(3, 1));
    EXPECT_FALSE(b.s.roll.out);
}

// [RY-21]
TEST(Turn, WithoutAChipThereIsNoPass) {
    Board b = royale(3);
    b.supply(kAnna, 2).rolled(kAnna, {2, 4});
    EXPECT_EQ(b.legal_actions(), (Words{"place 2", "place 4"}));
}

// [ALL-1]
TEST(Turn, TheOnlyPlacementIsMadeByTheServer) {
    Board b = classic(3);
    b.supply(kAnna, 2).rolled(kAnna, {4, 4});
    EXPECT_TRUE(b.s.stack.empty());  // the turn is over
    EXPECT_EQ(b.s.casinos[3].dice[kAnna], las_vegas::Dice(2, 0));
    EXPECT_EQ(b.events.of<las_vegas::Placed>().size(), 1U);
}

// [RY-24] [ALL-1]
TEST(Turn, RollingIsAlwaysAsked) {
    UnshuffledDraws draws;
    const Game g = start({.ruleset = Ruleset::classic, .seats = 2, .first_seat = 1}, draws, mute);
    EXPECT_EQ(decision(g), (Decision{1, Ask::roll}));
    Actions list;
    legal_actions(g, list);
    ASSERT_EQ(list.size, 1);
    EXPECT_EQ(list[0], Action{Act::roll});
}

// [ALL-2]
TEST(Turn, EqualDiceAreOneAnswer) {
    Board b = royale(3);
    b.supply(kAnna, 7, 1).chips(kAnna, 2).rolled(kAnna, {6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(b.legal_actions(), (Words{"place 6", "pass"}));
}

// [ALL-6]
TEST(Turn, SmallDiceAreDrawnBeforeTheBigOne) {
    Board b = royale(3);
    b.supply(kAnna, 2, 1).chips(kAnna, 1).rolled(kAnna, {1, 2, 3});
    EXPECT_EQ(b.s.roll.big_face, 3);
    EXPECT_EQ(b.events.of<Rolled>()[0].small.size, 2);
}

}  // namespace vegas::test
