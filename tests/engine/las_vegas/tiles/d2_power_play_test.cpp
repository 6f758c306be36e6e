// D2 Power Play: the leader here may place a die of its choice instead of rolling.
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::power_play {
namespace {

using las_vegas::power_play::Contents;

// The tile lies in casino 2; Anna leads there and holds the token.
Board held(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::power_play).dice(2, kAnna, 2).token(2, kAnna);
    return b;
}

}  // namespace

// [D2-1] [RY-2] Alone with the most, imaginary players counted.
TEST(PowerPlay, ASoleMajorityTakesTheToken) {
    struct Case {
        Owner other;
        int small, big;  // of the other; Anna comes to 3
        bool takes;
    };
    for (const Case& c : {Case{kBen, 0, 0, true},
                          {kBen, 2, 0, true},
                          {kBen, 1, 1, false},
                          {kBen, 3, 0, false},
                          {kBen, 4, 0, false},
                          {kNeutral, 3, 0, false},
                          {kNeutral, 0, 1, true},
                          {kBlank, 3, 0, false},
                          {kBlank, 2, 0, true}}) {
        Board b = main_game(2);
        b.tile(2, Tile::power_play).dice(2, kAnna, 0, 1).dice(2, c.other, c.small, c.big);
        EXPECT_EQ(b.supply(kAnna, 1).rolled(kAnna, {2}).decision(), kOver);
        EXPECT_EQ(b.seen<Contents>(2).holder, c.takes ? kAnna : kNobody);
        EXPECT_EQ(b.told("token_taken").size(), c.takes ? 1U : 0U);
    }
}

// [D2-1] [D2-3] It falls back to the tile by the dice, and the activation takes it from there.
TEST(PowerPlay, WhoOvertakesTheHolderTakesIt) {
    Board b = held();
    b.supply(kBen, 3).rolled(kBen, {2, 2, 2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kBen);
    EXPECT_EQ(b.told(), (Words{"rolled,seat:1,small:[2,2,2]", "placed,seat:1,casino:2,small:3",
                               "token_returned,seat:0,casino:2,tile:D2",
                               "tile_activated,seat:1,casino:2,tile:D2",
                               "token_taken,seat:1,casino:2,tile:D2"}));
}

// [D2-3] A tie sends it back, and nobody gets it.
TEST(PowerPlay, ATieSendsTheTokenBack) {
    Board b = held();
    b.supply(kBen, 2).rolled(kBen, {2, 2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
    Board again = held();  // the holder's own dice do no harm, and take nothing twice
    again.supply(kAnna, 1).rolled(kAnna, {2});
    EXPECT_EQ(again.seen<Contents>(2).holder, kAnna);
    EXPECT_EQ(again.told("token_taken").size(), 0U);
}

// [D2-2] [ALL-2]
TEST(PowerPlay, TheHolderMayTurnADieInsteadOfRolling) {
    Board b = held();
    EXPECT_EQ(b.supply(kAnna, 3).turn(kAnna).legal_actions(),
              (Words{"roll", "power_play 0 1", "power_play 0 2", "power_play 0 3", "power_play 0 4",
                     "power_play 0 5", "power_play 0 6"}));
    Board big = held();
    EXPECT_EQ(big.supply(kAnna, 0, 1).closed(4).turn(kAnna).legal_actions(),  // [E1-3]
              (Words{"roll", "power_play 1 1", "power_play 1 2", "power_play 1 3", "power_play 1 5",
                     "power_play 1 6"}));
    Board other = held();
    EXPECT_EQ(other.supply(kBen, 3).turn(kBen).legal_actions(), Words{"roll"});
}

// [D2-2] [D2-3] One die is placed and the turn ends; the token stays.
TEST(PowerPlay, PlacesOneDieAndEndsTheTurn) {
    Board b = held();
    b.supply(kAnna, 3, 1).supply(kBen, 1).round(kAnna).act({Act::power_play, 1, 5});
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::roll}));
    EXPECT_EQ(b.count(5, kAnna), 2);
    EXPECT_EQ(b.supply(kAnna), (las_vegas::Dice{3, 0}));
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
    EXPECT_EQ(b.told(), (Words{"power_played,seat:0", "placed,seat:0,casino:5,big:1"}));
    EXPECT_EQ(b.s.roll, las_vegas::Roll{});
}

// [D2-2] [RY-52] The placement activates the tile there, this one too.
TEST(PowerPlay, ThePlacementActivates) {
    Board b = held();
    b.tile(5, Tile::jackpot).supply(kAnna, 2).turn(kAnna);
    EXPECT_EQ(b.shows({Act::power_play, 0, 5}).tile, Tile::jackpot);
    b.act({Act::power_play, 0, 5}, {6, 6});
    EXPECT_EQ(b.hand(kAnna), Cards{3});
    b.turn(kAnna).act({Act::power_play, 0, 2});
    EXPECT_EQ(b.told("tile_activated"), (Words{"tile_activated,seat:0,casino:2,tile:D2"}));
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
}

// [D2-3] [E1-3] While this casino is closed the token works; nothing is placed here.
TEST(PowerPlay, WorksWhileItsCasinoIsClosed) {
    Board b = held();
    b.closed(2).supply(kAnna, 1).turn(kAnna);
    EXPECT_EQ(b.legal_actions(), (Words{"roll", "power_play 0 1", "power_play 0 3",
                                        "power_play 0 4", "power_play 0 5", "power_play 0 6"}));
    b.act({Act::power_play, 0, 6});
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
}

// [RY-22] A holder without dice is skipped.
TEST(PowerPlay, AHolderWithoutDiceHasNoTurn) {
    Board b = held();
    b.supply(kBen, 2).round(kBen).act({Act::roll}, {1, 1});
    EXPECT_EQ(b.decision(), kOver);
}

// [EX-RY-8] [D2-3] [F1-1]
TEST(PowerPlay, TwoBlankDiceSendTheTokenBackAtOnce) {
    Board b = held();
    b.cards(2, {8, 5}).dice(2, kBen, 1).dice(2, kCarla, 1);
    b.tile(4, Tile::block_it).supply(kCarla, 1).rolled(kCarla, {4});
    b.act({Act::block, 2, 2});
    EXPECT_EQ(b.told("token_returned"), (Words{"token_returned,seat:0,casino:2,tile:D2"}));
    EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
    b.pay();
    EXPECT_EQ(b.told("card_won").size(), 0U);
}

// [D2-3] More blank dice than dice of the holder, or just one too few.
TEST(PowerPlay, BlankDiceCountAsOneOwner) {
    for (const std::uint8_t cluster : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}}) {
        Board b = held();
        b.tile(4, Tile::block_it).supply(kCarla, 1).rolled(kCarla, {4});
        b.act({Act::block, cluster, 2});
        EXPECT_EQ(b.seen<Contents>(2).holder, cluster == 1 ? kAnna : kNobody);
    }
}

// [D2-3] [F2-3] Handicap: the holder takes a die back; or the sole majority becomes another's.
TEST(PowerPlay, ADieTakenBackSendsTheTokenBack) {
    Board b = held();
    b.dice(2, kBen, 1).tile(4, Tile::handicap).supply(kAnna, 1);  // and 1 blank die in casino 2
    b.rolled(kAnna, {4}).act({Act::take_blank, 5, 2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kAnna);
    b.act({Act::take_back, 0, 2});
    EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
}

// [D2-3] It does not pass to whom the majority falls without an activation.
TEST(PowerPlay, TheTokenDoesNotPassByItself) {
    Board b = held();
    b.dice(2, kBen, 1).tile(4, Tile::my_choice).supply(kAnna, 1).rolled(kAnna, {4, 5, 5});
    b.act({Act::take_back, 0, 2});  // a double is no choice; Anna 1, Ben 1
    EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
    Board turned = held();  // a die turned by *move* overtakes: no activation
    turned.dice(2, kBen, 2, 0).token(2, kNobody).tile(4, Tile::my_choice);
    turned.supply(kBen, 2).rolled(kBen, {4, 3}).act({Act::place, 4}, {5, 5});
    turned.act({Act::turn_die, 0, 2});
    EXPECT_EQ(turned.count(2, kBen), 3);
    EXPECT_EQ(turned.seen<Contents>(2).holder, kNobody);
}

// [D2-3] [H1-2] A die that leaves Nice Dice comes to casino 2.
TEST(PowerPlay, ADieFromNiceDiceSendsTheTokenBack) {
    for (const bool big : {false, true}) {
        Board b = held();
        b.tile(4, Tile::nice_dice).supply(kCarla, 2).dice(2, kBen, big ? 0 : 1);
        b.s.tile_dice.spaces[1] = {.owner = kBen, .big = big};
        b.rolled(kCarla, {4, 2}).act({Act::place, 4}).act({Act::put_nice, 0, 2});
        EXPECT_EQ(b.count(2, kBen), 2);
        EXPECT_EQ(b.seen<Contents>(2).holder, kNobody);
    }
}

// [D2-2]
TEST(PowerPlay, ShowsWhatThePlacementBrings) {
    Board b = held();
    b.cards(5, {9, 3}).dice(5, kBen, 1).supply(kAnna, 1, 1).turn(kAnna);
    const auto p = b.shows({Act::power_play, 1, 5});
    EXPECT_EQ(p.dice, (las_vegas::DiceView{.small = 0, .big = 1}));
    ASSERT_EQ(p.casinos.size, 1);
    EXPECT_EQ(list(p.casinos[0].wins), (Cards{kAnna, kBen}));
    EXPECT_EQ(p.tile, Tile::none);
    EXPECT_TRUE(b.shows({Act::roll}).is_nothing());
}

}  // namespace vegas::test::power_play
