// Which tiles lie beside the casinos in a round, and the draws that say so. [RY-51]
#include "engine/las_vegas/tiles/lay.hpp"

#include <set>

#include "protocol/texts/plain_text.hpp"
#include "tests/support/board.hpp"

namespace vegas::test {
namespace {

Board table(int tiles, TileReuse reuse = TileReuse::any, int round = 1) {
    Board b = main_game(3);
    b.s.setup.tiles = static_cast<std::uint8_t>(tiles);
    b.s.setup.tile_reuse = reuse;
    b.s.round = static_cast<std::uint8_t>(round);
    return b;
}

// The faces laid, as "B1 C2 D1 - - -".
std::string lay(Board& b, Draws& draws) {
    las_vegas::GameContext c{b.s, draws, b.events};
    las_vegas::lay_tiles(c);
    return texts::join(b.s.tiles, " ", [](const las_vegas::TileSlot& t) {
        return t.tile == Tile::none ? "-" : name_of(t.tile);
    });
}
std::string lay(Board& b, std::initializer_list<std::uint32_t> picks) {
    ScriptedDraws draws({}, picks);
    return lay(b, draws);
}

using Asked = std::deque<std::uint32_t>;

// The physical tiles of a round, A to H.
std::set<int> physical(const Board& b) {
    std::set<int> tiles;
    for (const las_vegas::TileSlot& t : b.s.tiles) {
        if (t.tile != Tile::none) tiles.insert((static_cast<int>(t.tile) - 1) / 2);
    }
    return tiles;
}

std::uint16_t used(std::initializer_list<Tile> faces) {
    unsigned bits = 0;
    for (const Tile t : faces) bits |= 1U << (static_cast<unsigned>(t) - 1);
    return static_cast<std::uint16_t>(bits);
}

}  // namespace

// [ALL-6] [RY-51] Eight tiles from A to H are shuffled, then each taken one gets a face.
TEST(Lay, ShufflesTheTilesAndThenTurnsThem) {
    Board b = table(3);
    UnshuffledDraws last;
    EXPECT_EQ(lay(b, last), "A2 B2 C2 - - -");
    EXPECT_EQ(last.asked(), (Asked{8, 7, 6, 5, 4, 3, 2, 2, 2, 2}));
    Board turned = table(3);  // the first pick each time: A goes to the end
    EXPECT_EQ(lay(turned, {0, 0, 0, 0, 0, 0, 0, 0, 1, 0}), "B1 C2 D1 - - -");
    EXPECT_EQ(turned.events.texts().size(), 1U);
    const auto laid = turned.events.of<las_vegas::TilesLaid>();
    ASSERT_EQ(laid.size(), 1U);
    EXPECT_EQ(laid[0].tiles[1], Tile::bad_luck);
}

// [RY-51] [ALL-6] From none to six; the shuffle is made in any case.
TEST(Lay, TakesAsManyAsAgreed) {
    for (int tiles = 0; tiles <= 6; ++tiles) {
        Board b = table(tiles);
        UnshuffledDraws last;
        lay(b, last);
        EXPECT_EQ(physical(b).size(), to_index(tiles));
        EXPECT_EQ(last.asked().size(), to_index(7 + tiles));
        for (int i = 0; i < kCasinos; ++i) {
            EXPECT_EQ(b.s.tiles[to_index(i)].tile != Tile::none, i < tiles);  // casinos 1, 2, 3 ...
        }
    }
}

// [RY-51] `any`: every face comes up, in every round, and a round never has both of a tile.
TEST(Lay, AnyFaceMayComeInAnyRound) {
    for (int round = 1; round <= 3; ++round) {
        std::set<Tile> seen;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Board b = table(6, TileReuse::any, round);
            b.s.faces_used = 0xffff;  // what lay before does not matter
            FastDraws draws(seed);
            lay(b, draws);
            EXPECT_EQ(physical(b).size(), 6U);
            for (const las_vegas::TileSlot& t : b.s.tiles) seen.insert(t.tile);
        }
        EXPECT_EQ(seen.size(), to_index(las_vegas::kTiles - 1));
    }
}

// [RY-51] [ALL-6] A used-up tile is not shuffled; where one face is left there is no draw for it.
TEST(Lay, FreshFacesAreNotUsedAgain) {
    Board b = table(3, TileReuse::fresh_faces, 2);
    b.s.faces_used = used({Tile::lucky_punch, Tile::jackpot, Tile::prime_time, Tile::bad_luck});
    UnshuffledDraws last;
    EXPECT_EQ(lay(b, last), "B2 C1 D2 - - -");
    EXPECT_EQ(last.asked(), (Asked{7, 6, 5, 4, 3, 2, 2}));
    EXPECT_EQ(b.s.faces_used,
              used({Tile::lucky_punch, Tile::jackpot, Tile::prime_time, Tile::bad_luck,
                    Tile::fifty_fifty, Tile::high_five, Tile::power_play}));
}

// [RY-51] Five tiles, round 2: after A2 to E2 only F, G and H would be left for round 3, after
// B2 to E2 and F2 only A, F, G and H. Both times all is drawn again, from A to H.
TEST(Lay, ADrawThatStarvesALaterRoundIsMadeAgain) {
    Board b = table(5, TileReuse::fresh_faces, 2);
    b.s.faces_used = used({Tile::lucky_punch, Tile::prime_time, Tile::high_five, Tile::pay_day,
                           Tile::no_entry});           // A1 to E1
    EXPECT_EQ(lay(b, {7, 6, 5, 4, 3, 2, 1,             // A2 B2 C2 D2 E2
                      0, 0, 0, 0, 0, 0, 0, 1,          // B2 C2 D2 E2, F and its face
                      0, 1, 2, 3, 3, 2, 1, 0, 1, 0}),  // H, G, F with a face each, E2 D2
              "H1 G2 F1 E2 D2 -");
    EXPECT_EQ(b.told("tiles_laid").size(), 1U);  // the others were never on the table
    EXPECT_EQ(std::popcount(b.s.faces_used), 10);
}

// [RY-51] In the last round anything goes.
TEST(Lay, TheLastRoundNeedsNothingLater) {
    Board b = table(5, TileReuse::fresh_faces, 3);
    b.s.faces_used = used({Tile::lucky_punch, Tile::prime_time, Tile::high_five, Tile::pay_day,
                           Tile::no_entry, Tile::block_it, Tile::black_box, Tile::nice_dice,
                           Tile::my_choice, Tile::double_down});
    EXPECT_EQ(lay(b, {5, 4, 3, 2, 1}), "A2 B2 C2 D2 E2 -");
}

// [RY-51] Whatever is drawn, three rounds can be filled with different faces.
TEST(Lay, FreshFacesLastForThreeRounds) {
    for (int tiles = 1; tiles <= 5; ++tiles) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            Board b = table(tiles, TileReuse::fresh_faces);
            FastDraws draws(seed);
            std::set<Tile> seen;
            for (b.s.round = 1; b.s.round <= 3; ++b.s.round) {
                lay(b, draws);
                ASSERT_EQ(physical(b).size(), to_index(tiles));
                for (int i = 0; i < tiles; ++i) {
                    ASSERT_TRUE(seen.insert(b.s.tiles[to_index(i)].tile).second) << "seed " << seed;
                }
            }
        }
    }
}

// [RY-51] [ALL-6] A tile of which a face was used is not shuffled; the others come with either
// face.
TEST(Lay, UsedTilesAreNotDrawnAgain) {
    Board b = table(2, TileReuse::fresh_tiles, 2);
    b.s.faces_used = used({Tile::lucky_punch, Tile::handicap});  // A1, F2
    UnshuffledDraws last;
    EXPECT_EQ(lay(b, last), "B2 C2 - - - -");
    EXPECT_EQ(last.asked(), (Asked{6, 5, 4, 3, 2, 2, 2}));
    EXPECT_EQ(b.s.faces_used,
              used({Tile::lucky_punch, Tile::handicap, Tile::fifty_fifty, Tile::bad_luck}));
}

// [RY-51]
TEST(Lay, UsedTilesStayAsideForThreeRounds) {
    for (int tiles = 1; tiles <= 2; ++tiles) {
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            Board b = table(tiles, TileReuse::fresh_tiles);
            FastDraws draws(seed);
            std::set<int> seen;
            for (b.s.round = 1; b.s.round <= 3; ++b.s.round) {
                lay(b, draws);
                for (const int tile : physical(b)) {
                    ASSERT_TRUE(seen.insert(tile).second) << "seed " << seed;
                }
            }
            ASSERT_EQ(seen.size(), to_index(3 * tiles));
        }
    }
}

// [RY-51] [ALL-6] A fixed set lies as it is given, round by round, without a draw.
TEST(Lay, ATileSetNeedsNoDraw) {
    Board b = table(3);
    b.s.setup.fixed_tiles = true;
    b.s.setup.tile_set =
        TileSet{{{Tile::none, Tile::jackpot, Tile::none, Tile::none, Tile::none, Tile::nice_dice},
                 {},
                 {Tile::lucky_punch, Tile::prime_time, Tile::bad_luck, Tile::power_play,
                  Tile::knockout, Tile::handicap}}};
    EXPECT_EQ(lay(b, {}), "- A2 - - - H1");
    b.s.round = 2;
    EXPECT_EQ(lay(b, {}), "- - - - - -");
    b.s.round = 3;
    EXPECT_EQ(lay(b, {}), "A1 B1 C2 D2 E2 F2");
}

// [RY-51] [ALL-3]
TEST(Lay, ImpossibleTilesAreErrors) {
    vegas::Setup setup{.ruleset = Ruleset::royale, .seats = 3, .tiles = 6};
    EXPECT_EQ(bad_option(setup), "");
    setup.tile_reuse = TileReuse::fresh_faces;
    EXPECT_EQ(bad_option(setup), "tile_reuse");  // 18 of 16 faces
    setup.tiles = 5;
    EXPECT_EQ(bad_option(setup), "");
    setup.tile_reuse = TileReuse::fresh_tiles;
    setup.tiles = 3;
    EXPECT_EQ(bad_option(setup), "tile_reuse");  // 9 of 8 tiles
    setup.tiles = 2;
    EXPECT_EQ(bad_option(setup), "");
    setup.tiles = 7;
    EXPECT_EQ(bad_option(setup), "tiles");
    setup.tiles = 0;
    EXPECT_EQ(bad_option(setup), "");
    setup.tile_set = TileSet{{{Tile::jackpot}, {Tile::lucky_punch}}};  // of two rounds
    EXPECT_EQ(bad_option(setup), "");
    setup.tile_set = TileSet{{{}, {Tile::none, Tile::handicap, Tile::block_it}}};
    EXPECT_EQ(bad_option(setup), "tile_set");
    setup.tile_set = TileSet{{{}, {}, {Tile::handicap, Tile::none, Tile::handicap}}};
    EXPECT_EQ(bad_option(setup), "tile_set");
}

}  // namespace vegas::test
