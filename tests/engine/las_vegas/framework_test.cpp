// The main game around its tiles: the bank, the order of a payout, the end of a round.
#include "engine/las_vegas/tiles/effects.hpp"
#include "engine/view.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {

// [RY-34] [RY-3]
TEST(Framework, TheBankPaysOneCardOrChips) {
    for (int units = 0; units <= 10; ++units) {
        Board b = main_game(3);
        ScriptedDraws none;
        las_vegas::GameContext c{b.s, none, b.events};
        b.tile(1, Tile::pay_day);
        las_vegas::pay(c, kBen, units * 10'000, 0);
        EXPECT_EQ(b.chips(kBen), units <= 2 ? units : 0);
        EXPECT_EQ(b.hand(kBen), units <= 2 ? Cards{} : Cards{units});
    }
}

// [RY-50] [RY-34] [ALL-6] 36 cards are for the rounds, the other 54 are shown and gone.
TEST(Framework, TheDeckIsSharedOutOnce) {
    RecordedEvents events;
    UnshuffledDraws last;
    const Game g = start({.ruleset = Ruleset::royale, .seats = 3}, last, events);
    // In order: 11, 11, 13 and one of $60,000 are kept.
    const auto banks = events.of<las_vegas::BankShown>();
    ASSERT_EQ(banks.size(), 1U);
    EXPECT_EQ(banks[0].counts, (std::array<std::uint8_t, 11>{0, 0, 0, 0, 0, 0, 14, 13, 11, 9, 7}));
    EXPECT_EQ(std::get<las_vegas::View>(view(g, kNobody)).deck, 24);
    EXPECT_EQ(events.kinds(),
              (std::vector<std::string_view>{"bank_shown", "game_started", "round_started",
                                             "cards_dealt", "chips_given", "tiles_laid"}));
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
    EXPECT_EQ(b.decision(), kOver);
    for (int i = 0; i < kCasinos; ++i) {
        EXPECT_EQ(b.s.casinos[to_index(i)].dice, (std::array<las_vegas::Dice, kOwners>{}));
        EXPECT_EQ(b.s.tiles[to_index(i)], las_vegas::TileSlot{});
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
    b.pay({1, 6}).act({Act::place_black, 6});
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

}  // namespace vegas::test
