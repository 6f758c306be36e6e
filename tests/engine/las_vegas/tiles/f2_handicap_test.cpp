// F2 Handicap: blank dice lie in every casino; taking one away is rewarded.
#include "engine/las_vegas/tiles/f2_handicap.hpp"
#include "engine/las_vegas/tiles/d2_power_play.hpp"
#include "tests/support/board.hpp"

namespace vegas::test::handicap {
namespace {

using las_vegas::handicap::SpacesLeft;

Board handicap(int seats = 3) {
    Board b = main_game(seats);
    b.tile(2, Tile::handicap);
    return b;
}

// Without chips she cannot pass.
Board& activate(Board& b) { return b.supply(kAnna, 1).chips(kAnna, 0).rolled(kAnna, {2}); }

Cards blanks(const Board& b) {
    Cards n;
    for (int casino = 1; casino <= kCasinos; ++casino) n.push_back(b.count(casino, kBlank));
    return n;
}

SpacesLeft left(const Board& b) { return b.seen<las_vegas::handicap::Contents>(2).left; }

}  // namespace

// [F2-1]
TEST(Handicap, BlankDiceLieInEveryCasino) {
    const Board b = handicap();
    EXPECT_EQ(blanks(b), (Cards{1, 1, 1, 2, 2, 2}));
    EXPECT_EQ(left(b), (SpacesLeft{.chip = 2, .money = 3, .move = 4}));
}

// [F2-2] [ALL-2]
TEST(Handicap, OffersEveryBlankDieForEveryFreeReward) {
    Board b = handicap();
    activate(b);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::handicap}));
    Words all{"decline"};
    for (const char casino : std::string("123456")) {
        for (const char* reward : {"", " 1", " 2"}) {
            all.push_back(std::string("take_blank ") + casino + reward);
        }
    }
    EXPECT_EQ(b.legal_actions(), all);
}

// [F2-2] [RY-34] [RY-56]
TEST(Handicap, ABlankDieOnASpaceEarnsItsReward) {
    Board b = handicap();
    activate(b).act({Act::take_blank, 4, 0});
    EXPECT_EQ(b.told(), (Words{"blank_taken,seat:0,casino:4,reward:chip",
                               "paid,seat:0,casino:2,tile:F2,chips:1"}));
    EXPECT_EQ(b.decision(), kOver);
    activate(b).act({Act::take_blank, 4, 1});
    EXPECT_EQ(b.told("paid"), (Words{"paid,seat:0,casino:2,tile:F2,dollars:30000"}));
    EXPECT_EQ(blanks(b), (Cards{1, 1, 1, 0, 2, 2}));
    EXPECT_EQ(left(b), (SpacesLeft{1, 2, 4}));
    activate(b).act({Act::decline});  // nothing taken, no reward
    EXPECT_EQ(b.told(), (Words{"declined,seat:0,casino:2,tile:F2"}));
    EXPECT_EQ(left(b), (SpacesLeft{1, 2, 4}));
}

// [F2-2] Two, three and four spaces; nine dice and then nothing is asked.
TEST(Handicap, SpacesRunOut) {
    Board b = handicap();
    for (const std::uint8_t casino : {std::uint8_t{5}, std::uint8_t{6}}) {
        activate(b).act({Act::take_blank, casino, 0});
    }
    EXPECT_EQ(activate(b).legal_actions()[1], "take_blank 1 1");
    b.act({Act::take_blank, 5, 1});
    for (int i = 0; i < 2; ++i) activate(b).act({Act::take_blank, 4, 1});
    EXPECT_EQ(activate(b).legal_actions(), (Words{"decline", "take_blank 1 2", "take_blank 2 2",
                                                  "take_blank 3 2", "take_blank 6 2"}));
    for (const std::uint8_t casino :
         {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{3}, std::uint8_t{6}}) {
        b.act({Act::take_blank, casino, 2}).act({Act::decline});
        activate(b);
    }
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(left(b), (SpacesLeft{0, 0, 0}));
    EXPECT_EQ(blanks(b), (Cards{0, 0, 0, 0, 0, 0}));
}

// [F2-2] [E1-3]
TEST(Handicap, NotFromAClosedCasino) {
    Board b = handicap();
    b.closed(5);
    for (int casino = 1; casino <= kCasinos; ++casino) {
        b.s.casinos[to_index(casino - 1)].dice[kBlank] = {};
    }
    b.dice(5, kBlank, 2).dice(6, kBlank, 1);
    EXPECT_EQ(activate(b).legal_actions(),
              (Words{"decline", "take_blank 6", "take_blank 6 1", "take_blank 6 2"}));
    b.act({Act::take_blank, 6, 1});
    EXPECT_EQ(activate(b).decision(), kOver);  // two are left, behind closed doors
}

// [F2-3] [D2-3] The blank die leaves first; a majority that it makes takes no token.
TEST(Handicap, TheBlankDieLeavesBeforeTheMove) {
    Board b = handicap();
    b.tile(4, Tile::power_play).dice(4, kBen, 2).dice(4, kAnna, 1);
    activate(b).act({Act::take_blank, 4, 2});
    EXPECT_EQ(b.count(4, kBlank), 1);
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::move}));
    EXPECT_EQ(b.seen<las_vegas::power_play::Contents>(4).holder, kNobody);
    EXPECT_EQ(b.told(), (Words{"blank_taken,seat:0,casino:4,reward:move"}));
}

// [F2-2] [RY-56] It may be chosen and then declined: the space is used up.
TEST(Handicap, AMoveMayBeDeclined) {
    Board b = handicap();
    activate(b).act({Act::take_blank, 1, 2}).act({Act::decline});
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(left(b), (SpacesLeft{2, 3, 3}));
    EXPECT_EQ(b.count(2, kAnna), 1);
}

// [F2-2]
TEST(Handicap, ShowsTheRewardAndTheCasino) {
    Board b = handicap();
    b.cards(6, {9, 4}).dice(6, kBen, 2).dice(6, kAnna, 1);
    activate(b);
    EXPECT_EQ(b.shows({Act::take_blank, 6, 0}).chips, 1);
    EXPECT_EQ(b.shows({Act::take_blank, 6, 1}).dollars, 30'000);
    const auto p = b.shows({Act::take_blank, 6, 2});
    EXPECT_EQ(p.blank, 1);
    ASSERT_EQ(p.casinos.size, 1);
    EXPECT_EQ(list(p.casinos[0].wins), (Cards{kBen, kNobody}));  // Anna and the other die tie
    EXPECT_TRUE(b.shows({Act::decline}).is_nothing());
}

// [F2-1] [RY-14] [RY-55] With two players there are neutral and blank dice.
TEST(Handicap, NeutralAndBlankDiceStandApart) {
    ScriptedDraws draws({1, 1, 4, 4, 5, 6, 6, 4});
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 2, .first_seat = 0};
    setup.tile_set = TileSet{{{Tile::none, Tile::handicap}}};
    class Picks final : public Draws {
    public:
        explicit Picks(ScriptedDraws& dice) : dice_(dice) {}
        int die() override { return dice_.die(); }
        std::uint32_t one_of(std::uint32_t n) override { return n - 1; }

    private:
        ScriptedDraws& dice_;
    } all(draws);
    const Game g = start(setup, all, mute);
    const auto& s = std::get<las_vegas::State>(g);
    const std::array<las_vegas::Dice, kCasinos> neutral{
        las_vegas::Dice{2, 0}, {}, {}, {2, 1}, {1, 0}, {2, 0}};
    for (std::size_t i = 0; i < kCasinos; ++i) {
        EXPECT_EQ(s.casinos[i].dice[kNeutral], neutral[i]);
        EXPECT_EQ(s.casinos[i].dice[kBlank].weight(), i < 3 ? 1 : 2);
    }
}

}  // namespace vegas::test::handicap
