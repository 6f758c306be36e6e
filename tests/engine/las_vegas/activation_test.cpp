// Activations: which dice set off a tile, activations inside others, whose decision it is and what
// may be declined. [RY-52, RY-53, RY-56]
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

struct Activation {
    Tile tile;
    Ask asks;               // Ask::none: nothing
    std::vector<int> dice;  // black ones
    Seat seat = kAnna;      // who is asked
};
// What each tile does when dice were placed there, or as if they had been.
const std::vector<Activation> kActivations{
    {Tile::lucky_punch, Ask::punch_choose, {}},
    {Tile::jackpot, Ask::none, {1, 2}},
    {Tile::fifty_fifty, Ask::fifty_fifty, {1, 2}},
    {Tile::high_five, Ask::none, {}},
    {Tile::pay_day, Ask::none, {}},
    {Tile::power_play, Ask::none, {}},
    {Tile::no_entry, Ask::no_entry, {}},
    {Tile::knockout, Ask::knockout, {}, kBen},
    {Tile::block_it, Ask::block_it, {}},
    {Tile::handicap, Ask::handicap, {}},
    {Tile::double_down, Ask::double_down, {}},
    {Tile::nice_dice, Ask::nice_dice, {}},
    {Tile::my_choice, Ask::my_choice, {1, 2}},
};

// The tile in casino 5 with a die of Anna, who has dice left, as the others have.
Board with_tile(Tile tile) {
    Board b = main_game(3);
    b.tile(5, tile).dice(5, kAnna, 1).supply(kBen, 2, 1).supply(kCarla, 2, 1);
    return b;
}

Board& answer(Board& b, const Action& a, const std::vector<int>& dice) {
    return dice.empty() ? b.act(a) : b.act(a, {dice[0], dice[1]});
}

bool offers(const Board& b, const Action& a) {
    const Words words = b.legal_actions();
    return std::ranges::find(words, Board::word_for(a)) != words.end();
}

// Answers with the first option until nobody is asked: the turn ends, whatever lay on top of it.
void expect_an_end(Board& b) {
    for (int i = 0; i < 5 && b.decision() != kOver; ++i) {
        Actions list;
        las_vegas::legal_actions(b.s, b.s.stack.back(), list);
        b.act(list[0]);
    }
    EXPECT_EQ(b.decision(), kOver);
    EXPECT_EQ(b.s.roll, las_vegas::Roll{});
    EXPECT_EQ(b.s.black, las_vegas::BlackDice{});
    EXPECT_EQ(b.s.sealed, las_vegas::SealedChoice{});
}

// A roll of 2 and 5 by Anna, whose other option is a chip.
Board rolled_two_and_five(Tile tile) {
    Board b = with_tile(tile);
    b.chips(kAnna, 1).supply(kAnna, 2).rolled(kAnna, {2, 5});
    return b;
}

}  // namespace

// [RY-52] Once, however many dice; and only there.
TEST(Activation, PlacingActivatesTheTileOnce) {
    for (const Activation& a : kActivations) {
        Board b = with_tile(a.tile);
        b.chips(kAnna, 1).supply(kAnna, 3, 1).rolled(kAnna, {5, 5, 2, 5});
        EXPECT_EQ(b.shows({Act::place, 5}).tile, a.tile);
        EXPECT_EQ(b.shows({Act::place, 2}).tile, Tile::none);
        answer(b, {Act::place, 5}, a.dice);
        EXPECT_EQ(b.decision(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
        EXPECT_EQ(b.told("tile_activated").size(), 1U);
        Board elsewhere = rolled_two_and_five(a.tile);
        EXPECT_EQ(elsewhere.act({Act::place, 2}).told("tile_activated").size(), 0U);
        EXPECT_EQ(elsewhere.decision(), kOver);
    }
    for (const Tile quiet : {Tile::prime_time, Tile::bad_luck, Tile::black_box}) {
        Board b = rolled_two_and_five(quiet);
        EXPECT_EQ(b.shows({Act::place, 5}).tile, Tile::none);
        EXPECT_EQ(b.act({Act::place, 5}).decision(), kOver);
        EXPECT_EQ(b.told("tile_activated").size(), 0U);
    }
}

// [RY-52] [D2-2] [H1-4] [E1-3]
TEST(Activation, PowerPlayActivatesEveryTile) {
    for (const Activation& a : kActivations) {
        if (a.tile == Tile::power_play) continue;
        for (const bool closed : {false, true}) {
            Board b = with_tile(a.tile);
            if (closed) b.closed(5);
            b.tile(2, Tile::power_play).dice(2, kAnna, 4).token(2, kAnna).supply(kAnna, 2);
            b.turn(kAnna);
            EXPECT_EQ(offers(b, {Act::power_play, 0, 5}), !closed);
            if (closed) continue;
            answer(b, {Act::power_play, 0, 5}, a.dice);
            EXPECT_EQ(b.decision(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
            EXPECT_EQ(b.told("tile_activated").size(), 1U);
            expect_an_end(b);
        }
    }
}

// [RY-52] [H2-1] [E1-3]
TEST(Activation, MyChoiceActivatesEveryOtherTile) {
    for (const Activation& a : kActivations) {
        if (a.tile == Tile::my_choice) continue;
        for (const bool closed : {false, true}) {
            Board b = with_tile(a.tile);
            if (closed) b.closed(5);
            b.tile(2, Tile::my_choice).chips(kAnna, 1).supply(kAnna, 2).rolled(kAnna, {2, 5});
            if (closed) {
                EXPECT_EQ(b.act({Act::pass}).decision(), kOver);
                continue;
            }
            b.act({Act::place, 2}, {4, 4});
            EXPECT_EQ(b.legal_actions(), (Words{"decline", "activate 5"}));
            answer(b, {Act::activate, 5}, a.dice);
            EXPECT_EQ(b.decision(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
            EXPECT_EQ(b.told("tile_activated").size(), 1U);
            expect_an_end(b);
        }
    }
}

// [RY-56] A question of each tile: may it be declined?
TEST(Activation, WhatMayBeDeclined) {
    const std::vector<std::pair<Ask, Act>> declinable{{Ask::fifty_fifty, Act::stop},
                                                      {Ask::handicap, Act::decline},
                                                      {Ask::double_down, Act::decline},
                                                      {Ask::nice_dice, Act::decline}};
    for (const Activation& a : kActivations) {
        if (a.asks == Ask::none) continue;
        Board b = rolled_two_and_five(a.tile);
        answer(b, {Act::place, 5}, a.dice);
        Act no = Act::decline;
        bool may = false;
        for (const auto& [asks, act] : declinable) {
            if (asks == a.asks) {
                no = act;
                may = true;
            }
        }
        EXPECT_EQ(offers(b, {no}), may) << static_cast<int>(a.tile);
        EXPECT_FALSE(offers(b, {Act::keep}));
    }
}

// [RY-53] Another seat decides before its own turn comes; all the while it is Anna's.
TEST(Activation, DecisionsOfATileComeBeforeTheNextTurn) {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 2).chips(kAnna, 1).supply(kBen, 1);
    b.round(kAnna).act({Act::roll}, {2, 6}).act({Act::place, 2}).act({Act::hide, 1});
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::punch_guess}));
    const las_vegas::View v = las_vegas::view(b.s, kNobody);
    EXPECT_EQ(v.turn, kAnna);
    ASSERT_TRUE(v.roll.has_value());
    EXPECT_EQ(list(v.roll->small), Cards{6});
    b.act({Act::guess, 1});
    EXPECT_EQ(b.decision(), (Decision{kBen, Ask::roll}));
    EXPECT_FALSE(las_vegas::view(b.s, kNobody).roll.has_value());
}

// [RY-53] When all rolled dice were placed, no roll lies on the table while the tile is at work.
TEST(Activation, ARollThatIsPlacedIsGone) {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 1, 1).rolled(kAnna, {2, 2});
    EXPECT_EQ(b.decision(), (Decision{kAnna, Ask::punch_choose}));
    EXPECT_FALSE(las_vegas::view(b.s, kNobody).roll.has_value());
}

// [RY-52] [RY-14] Neutral dice of two players activate nothing, wherever they fall.
TEST(Activation, NeutralDiceActivateNothing) {
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 2, .first_seat = 0};
    setup.tile_set = TileSet{{{Tile::jackpot, Tile::fifty_fifty, Tile::pay_day}}};
    UnshuffledDraws draws({1, 1, 2, 2, 3, 3, 3, 1});
    RecordedEvents events;
    const Game g = start(setup, draws, events);
    const auto kinds = events.kinds();
    EXPECT_EQ(kinds.back(), "neutral_rolled");  // after the tiles [ALL-6]
    EXPECT_EQ(kinds[kinds.size() - 2], "tiles_laid");
    EXPECT_TRUE(events.of<las_vegas::TileActivated>().empty());
    EXPECT_EQ(decision(g), (Decision{0, Ask::roll}));
    EXPECT_EQ(std::get<las_vegas::State>(g).casinos[0].dice[kNeutral], (las_vegas::Dice{2, 1}));
}

// [RY-53] [H2-1] The deepest that decisions go: My Choice, Handicap in it, its move in that.
TEST(Activation, TheDeepestQuestionFitsTheStack) {
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 2, .first_seat = 0};
    setup.tile_set = TileSet{{{Tile::my_choice, Tile::handicap}}};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastDraws draws(seed);
        for (Game g = start(setup, draws, mute); std::get<las_vegas::State>(g).round == 1;) {
            const auto& stack = std::get<las_vegas::State>(g).stack;
            if (decision(g).ask == Ask::move && stack.size == stack.item.size()) return;
            Actions list;
            legal_actions(g, list);
            apply_trusted(g, list[list.size == 1 ? 0 : draws.one_of(list.size)], draws, mute);
        }
    }
    FAIL() << "no game went that deep";
}

}  // namespace vegas::test
