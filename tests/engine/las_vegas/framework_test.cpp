// The main game around its tiles: the bank, activations inside others, what may be declined, the
// order of a payout, the end of a round.
#include "tests/support/board.hpp"

#include "engine/las_vegas/tiles/effects.hpp"

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
    return dice.empty() ? b.answer(a) : b.answer(a, {dice[0], dice[1]});
}

bool offers(const Board& b, const Action& a) {
    const Words words = b.options();
    return std::find(words.begin(), words.end(), Board::word_for(a)) != words.end();
}

// Answers with the first option until nobody is asked: the turn ends, whatever lay on top of it.
void expect_an_end(Board& b) {
    for (int i = 0; i < 5 && b.asked() != kOver; ++i) {
        Actions list;
        las_vegas::options(b.s, b.s.stack.back(), list);
        b.answer(list[0]);
    }
    EXPECT_EQ(b.asked(), kOver);
    EXPECT_EQ(b.s.roll, las_vegas::Roll{});
    EXPECT_EQ(b.s.black, las_vegas::BlackDice{});
    EXPECT_EQ(b.s.sealed, las_vegas::Sealed{});
}

// A roll of 2 and 5 by Anna, whose other option is a chip.
Board rolled_two_and_five(Tile tile) {
    Board b = with_tile(tile);
    b.chips(kAnna, 1).supply(kAnna, 2).rolled(kAnna, {2, 5});
    return b;
}

}  // namespace

// [RY-34] [RY-3]
TEST(Framework, TheBankPaysOneCardOrChips) {
    for (int units = 0; units <= 10; ++units) {
        Board b = main_game(3);
        ScriptedDraws none;
        las_vegas::Ctx c{b.s, none, b.events};
        b.tile(1, Tile::pay_day);
        las_vegas::pay(c, kBen, units * 10'000, 0);
        EXPECT_EQ(b.chips(kBen), units <= 2 ? units : 0);
        EXPECT_EQ(b.hand(kBen), units <= 2 ? Cards{} : Cards{units});
    }
}

// [RY-50] [RY-34] [ALL-6] 36 cards are for the rounds, the other 54 are shown and gone.
TEST(Framework, TheDeckIsSharedOutOnce) {
    class Bank final : public Events {
    public:
        void on(const Event& e) override {
            if (e.kind == EventKind::bank_shown) bank = *e.bank;
            kinds.push_back(e.kind);
        }
        std::array<std::uint8_t, 11> bank{};
        std::vector<EventKind> kinds;
    } events;
    UnshuffledDraws last;
    const Game g = start({.ruleset = Ruleset::royale, .seats = 3}, last, events);
    // In order: 11, 11, 13 and one of $60,000 are kept.
    EXPECT_EQ(events.bank, (std::array<std::uint8_t, 11>{0, 0, 0, 0, 0, 0, 14, 13, 11, 9, 7}));
    EXPECT_EQ(view(g, kNobody).deck, 24);
    EXPECT_EQ(events.kinds,
              (std::vector<EventKind>{EventKind::bank_shown, EventKind::game_started,
                                      EventKind::round_started, EventKind::cards_dealt,
                                      EventKind::chips_given, EventKind::tiles_laid}));
    std::vector<std::uint32_t> draws;
    for (std::uint32_t n = 90; n >= 2; --n) draws.push_back(n);  // the deck
    draws.push_back(3);                                          // the start seat
    for (std::uint32_t n = 8; n >= 2; --n) draws.push_back(n);   // the tiles
    draws.insert(draws.end(), {2, 2, 2});                        // their faces
    EXPECT_EQ(std::vector<std::uint32_t>(last.asked().begin(), last.asked().end()), draws);
}

// [RY-50] [RY-32] Cards that no seat won go to the bank, not under the pile.
TEST(Framework, ReturnedCardsDoNotComeAgain) {
    Board b = main_game(2);
    b.s.pile.put_under(7);
    b.cards(1, {8, 5}).dice(1, kNeutral, 2).pay();
    EXPECT_EQ(b.told("card_returned").size(), 2U);
    EXPECT_EQ(b.pile(), Cards{7});
}

// [RY-52] Once, however many dice; and only there.
TEST(Framework, PlacingActivatesTheTileOnce) {
    for (const Activation& a : kActivations) {
        Board b = with_tile(a.tile);
        b.chips(kAnna, 1).supply(kAnna, 3, 1).rolled(kAnna, {5, 5, 2, 5});
        EXPECT_EQ(b.shows({Act::place, 5}).tile, a.tile);
        EXPECT_EQ(b.shows({Act::place, 2}).tile, Tile::none);
        answer(b, {Act::place, 5}, a.dice);
        EXPECT_EQ(b.asked(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
        EXPECT_EQ(b.told("tile_activated").size(), 1U);
        Board elsewhere = rolled_two_and_five(a.tile);
        EXPECT_EQ(elsewhere.answer({Act::place, 2}).told("tile_activated").size(), 0U);
        EXPECT_EQ(elsewhere.asked(), kOver);
    }
    for (const Tile quiet : {Tile::prime_time, Tile::bad_luck, Tile::black_box}) {
        Board b = rolled_two_and_five(quiet);
        EXPECT_EQ(b.shows({Act::place, 5}).tile, Tile::none);
        EXPECT_EQ(b.answer({Act::place, 5}).asked(), kOver);
        EXPECT_EQ(b.told("tile_activated").size(), 0U);
    }
}

// [RY-52] [D2-2] [H1-4] [E1-3]
TEST(Framework, PowerPlayActivatesEveryTile) {
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
            EXPECT_EQ(b.asked(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
            EXPECT_EQ(b.told("tile_activated").size(), 1U);
            expect_an_end(b);
        }
    }
}

// [RY-52] [H2-1] [E1-3]
TEST(Framework, MyChoiceActivatesEveryOtherTile) {
    for (const Activation& a : kActivations) {
        if (a.tile == Tile::my_choice) continue;
        for (const bool closed : {false, true}) {
            Board b = with_tile(a.tile);
            if (closed) b.closed(5);
            b.tile(2, Tile::my_choice).chips(kAnna, 1).supply(kAnna, 2).rolled(kAnna, {2, 5});
            if (closed) {
                EXPECT_EQ(b.answer({Act::pass}).asked(), kOver);
                continue;
            }
            b.answer({Act::place, 2}, {4, 4});
            EXPECT_EQ(b.options(), (Words{"decline", "activate 5"}));
            answer(b, {Act::activate, 5}, a.dice);
            EXPECT_EQ(b.asked(), a.asks == Ask::none ? kOver : (Decision{a.seat, a.asks}));
            EXPECT_EQ(b.told("tile_activated").size(), 1U);
            expect_an_end(b);
        }
    }
}

// [RY-56] A question of each tile: may it be declined?
TEST(Framework, WhatMayBeDeclined) {
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
        for (const auto& [asks, act] : declinable)
            if (asks == a.asks) {
                no = act;
                may = true;
            }
        EXPECT_EQ(offers(b, {no}), may) << static_cast<int>(a.tile);
        EXPECT_FALSE(offers(b, {Act::keep}));
    }
}

// [RY-53] Another seat decides before its own turn comes; all the while it is Anna's.
TEST(Framework, DecisionsOfATileComeBeforeTheNextTurn) {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 2).chips(kAnna, 1).supply(kBen, 1);
    b.round(kAnna).answer({Act::roll}, {2, 6}).answer({Act::place, 2}).answer({Act::hide, 1});
    EXPECT_EQ(b.asked(), (Decision{kBen, Ask::punch_guess}));
    const View v = las_vegas::view(b.s, kNobody);
    EXPECT_EQ(v.turn, kAnna);
    ASSERT_TRUE(v.roll.has_value());
    EXPECT_EQ(list(v.roll->small), Cards{6});
    b.answer({Act::guess, 1});
    EXPECT_EQ(b.asked(), (Decision{kBen, Ask::roll}));
    EXPECT_FALSE(las_vegas::view(b.s, kNobody).roll.has_value());
}

// [RY-53] When all rolled dice were placed, no roll lies on the table while the tile is at work.
TEST(Framework, ARollThatIsPlacedIsGone) {
    Board b = main_game(3);
    b.tile(2, Tile::lucky_punch).supply(kAnna, 1, 1).rolled(kAnna, {2, 2});
    EXPECT_EQ(b.asked(), (Decision{kAnna, Ask::punch_choose}));
    EXPECT_FALSE(las_vegas::view(b.s, kNobody).roll.has_value());
}

// [RY-54] Everything goes back.
TEST(Framework, TheEndOfARoundClearsTilesAndCasinos) {
    Board b = main_game(2);
    b.tile(1, Tile::jackpot).tile(2, Tile::power_play).tile(3, Tile::knockout);
    b.tile(4, Tile::handicap).tile(5, Tile::double_down).tile(6, Tile::my_choice);
    b.dice(2, kAnna, 2).token(2, kAnna).dice(6, kNeutral, 3, 1).closed(2);
    b.s.tile_dice.bar[kBen] = {1, 1};
    b.s.tile_dice.doubled[kBen] = {2, 0};
    b.s.tile_dice.golden = {.owner = kBen};
    b.pay();
    EXPECT_EQ(b.asked(), kOver);
    for (int i = 0; i < kCasinos; ++i) {
        EXPECT_EQ(b.s.casinos[at(i)].dice, (std::array<las_vegas::Dice, kOwners>{}));
        EXPECT_EQ(b.s.tiles[at(i)], las_vegas::TileSlot{});
    }
    EXPECT_EQ(b.s.tile_dice, las_vegas::TileDice{});
    EXPECT_EQ(b.s.closed, -1);
}

// [RY-55]
TEST(Framework, BlankAndNeutralDiceNeverAddUp) {
    struct Case {
        int anna, blank, neutral;
        Cards won;
    };
    for (const Case& c :
         {Case{3, 2, 2, {8}}, {3, 2, 1, {8}}, {2, 2, 1, {}}, {1, 2, 3, {}}, {2, 1, 3, {5}}}) {
        Board b = main_game(2);
        b.cards(1, {8, 5}).dice(1, kAnna, c.anna).dice(1, kBlank, c.blank);
        b.dice(1, kNeutral, c.neutral).pay();
        EXPECT_EQ(b.hand(kAnna), c.won);
    }
}

// [RY-30]
TEST(Framework, ThePayoutKeepsItsOrder) {
    Board b = main_game(3);
    b.tile(1, Tile::nice_dice).tile(2, Tile::bad_luck).tile(3, Tile::my_choice);
    b.tile(4, Tile::prime_time).tile(5, Tile::double_down).dice(4, kAnna, 1).dice(2, kBen, 2);
    b.dice(2, kCarla, 1).cards(4, {9, 3}).cards(6, {7, 7}).dice(6, kCarla, 1);
    b.s.tile_dice.spaces[4] = {.owner = kBen};
    b.s.tile_dice.golden = {.owner = kBen};
    b.s.tile_dice.doubled[kCarla] = {1, 0};
    b.pay({1, 6}).answer({Act::place_black, 6});
    EXPECT_EQ(
        b.told(),
        (Words{"black_placed,seat:0,casino:6", "marked,casino:2,tile:C2,seats:[0]",
               "paid,seat:1,casino:1,tile:H1,dollars:50000",
               "paid,seat:1,casino:3,tile:H2,dollars:60000",
               "card_won,casino:4,seat:0,dollars:90000", "card_returned,casino:4,dollars:30000",
               "paid,seat:2,casino:5,tile:G2,dollars:60000", "tied,casino:6,owners:[0,2],count:1",
               "card_returned,casino:6,dollars:70000", "card_returned,casino:6,dollars:70000",
               "fined,seat:0,casino:2,tile:C2,dollars:50000"}));
    EXPECT_EQ(b.next_start(), kAnna);  // [RY-13] casino 4, whatever the tiles paid
    EXPECT_EQ(b.hand(kAnna), Cards{4});
}

// [RY-52] [RY-14] Neutral dice of two players activate nothing, wherever they fall.
TEST(Framework, NeutralDiceActivateNothing) {
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 2, .first_seat = 0};
    setup.tile_set = TileSet{{{Tile::jackpot, Tile::fifty_fifty, Tile::pay_day}}};
    UnshuffledDraws draws({1, 1, 2, 2, 3, 3, 3, 1});
    RecordedEvents events;
    const Game g = start(setup, draws, events);
    EXPECT_EQ(events.all.back().kind, EventKind::neutral_rolled);  // after the tiles [ALL-6]
    EXPECT_EQ(events.all[events.all.size() - 2].kind, EventKind::tiles_laid);
    EXPECT_TRUE(events.of(EventKind::tile_activated).empty());
    EXPECT_EQ(decision(g), (Decision{0, Ask::roll}));
    EXPECT_EQ(std::get<las_vegas::State>(g).casinos[0].dice[kNeutral], (las_vegas::Dice{2, 1}));
}

// [RY-53] [H2-1] The deepest that decisions go: My Choice, Handicap in it, its move in that.
TEST(Framework, TheDeepestQuestionFitsTheStack) {
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 2, .first_seat = 0};
    setup.tile_set = TileSet{{{Tile::my_choice, Tile::handicap}}};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        FastDraws draws(seed);
        NoEvents mute;
        for (Game g = start(setup, draws, mute); std::get<las_vegas::State>(g).round == 1;) {
            const auto& stack = std::get<las_vegas::State>(g).stack;
            if (decision(g).ask == Ask::move && stack.size == stack.item.size()) return;
            Actions list;
            options(g, list);
            apply_trusted(g, list[list.size == 1 ? 0 : draws.one_of(list.size)], draws, mute);
        }
    }
    FAIL() << "no game went that deep";
}

}  // namespace vegas::test
