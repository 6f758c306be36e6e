// Every hook that a tile can have is called when its rule says so. A probe takes the registry's
// place.
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "engine/las_vegas/tiles/tile_rules.hpp"
#include "tests/support/board.hpp"

namespace vegas::las_vegas {
namespace {

std::vector<std::string> called;

StepResult probe_activated(GameContext& c, Frame& f) {
    called.push_back("activated " + std::to_string(f.casino) + " by " + std::to_string(f.seat));
    if (f.pc == 0) return ask(f, left_of(c.s, f.seat), Ask::place, 1);  // owed by another seat
    called.push_back("answer " + std::to_string(f.answer.a));
    return done();
}
void probe_actions(const State&, const Frame&, Actions& out) {
    out.push({Act::place, 1});
    out.push({Act::place, 2});
}
void probe_round_start(GameContext&, int casino) {
    called.push_back("round_start " + std::to_string(casino));
}
void probe_turn_options(const State&, int, Seat, Actions& out) { out.push({Act::place, 6}); }
void probe_dice_changed(GameContext&, int) { called.emplace_back("dice_changed"); }
StepResult probe_before(GameContext&, Frame& f) {
    called.push_back("before_payout " + std::to_string(f.casino));
    return done();
}
StepResult probe_paid(GameContext& c, Frame& f) {
    called.push_back("casino_paid " + std::to_string(f.casino) + " cards " +
                     std::to_string(c.s.casinos[f.casino].cards.size));
    return done();
}
void probe_after(GameContext&, int) { called.emplace_back("after_payout"); }

constexpr TileRules kProbe{.id = "A1",
                           .activated = probe_activated,
                           .legal_actions = probe_actions,
                           .round_start = probe_round_start,
                           .turn_options = probe_turn_options,
                           .dice_changed = probe_dice_changed,
                           .before_payout = probe_before,
                           .casino_paid = probe_paid,
                           .after_payout = probe_after};
constexpr TileRules kEarlier{.id = "B1", .before_payout = probe_before};

}  // namespace

std::span<const TileRules* const> all_tiles() { return {}; }

const TileRules* rules_of(Tile t) {
    if (t == Tile::bad_luck) return &kProbe;
    return t == Tile::prime_time ? &kEarlier : nullptr;
}

TEST(TileHooks, APlacementActivatesAndAnotherSeatAnswers) {
    called.clear();
    test::Board b = test::royale(3);
    b.s.tiles[2].tile = Tile::bad_luck;
    b.supply(test::kBen, 3).chips(test::kBen, 1).rolled(test::kBen, {3, 3, 5});
    b.act({Act::place, 3});
    ASSERT_FALSE(b.s.stack.empty());
    EXPECT_EQ(b.s.stack.back().owes, test::kCarla);
    const State fork = b.s;  // a copy taken inside the foreign decision plays on alone
    b.act({Act::place, 2});
    EXPECT_TRUE(b.s.stack.empty());
    EXPECT_EQ(fork.stack.size, 2);
    EXPECT_EQ(called, (std::vector<std::string>{"dice_changed", "activated 2 by 1",
                                                "activated 2 by 1", "answer 2"}));
}

TEST(TileHooks, AnotherCasinoActivatesNothing) {
    called.clear();
    test::Board b = test::royale(3);
    b.s.tiles[2].tile = Tile::bad_luck;
    b.supply(test::kBen, 3).chips(test::kBen, 1).rolled(test::kBen, {3, 3, 5});
    b.act({Act::place, 5});
    EXPECT_EQ(called, (std::vector<std::string>{"dice_changed"}));
}

TEST(TileHooks, ATileMayOfferSomethingInsteadOfRolling) {
    test::Board b = test::royale(3);
    b.s.tiles[0].tile = Tile::bad_luck;
    b.supply(test::kAnna, 3);
    b.s.stack.push({.activity = Activity::turn, .seat = test::kAnna, .asks = Ask::roll});
    EXPECT_EQ(b.legal_actions(), (test::Words{"roll", "place 6"}));
}

TEST(TileHooks, PayoutCallsEveryTileInTheOrderOfTheRules) {
    called.clear();
    test::Board b = test::royale(3);
    b.s.tiles[1].tile = Tile::bad_luck;
    b.s.tiles[4].tile = Tile::prime_time;  // before Bad Luck, wherever it lies
    b.cards(2, {5, 3}).pay();
    EXPECT_EQ(called, (std::vector<std::string>{"before_payout 4", "before_payout 1",
                                                "casino_paid 1 cards 0", "after_payout"}));
}

}  // namespace vegas::las_vegas
