#include "engine/setup.hpp"

#include <gtest/gtest.h>

#include <string>

namespace vegas {

TEST(Setup, NamesGoBothWays) {
    for (const RulesetSpec& r : kRulesets) {
        EXPECT_EQ(parse_enum<Ruleset>(word_of(r.value)), r.value);
    }
    EXPECT_FALSE(parse_enum<Ruleset>("poker").has_value());
}

// [CL-2] [ALL-3]
TEST(Setup, BothGamesAreForTwoToFive) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::classic}) {
        for (std::uint8_t seats = 0; seats <= 8; ++seats) {
            EXPECT_EQ(bad_option({.ruleset = r, .seats = seats}).empty(), seats >= 2 && seats <= 5);
        }
    }
}

// [CL-10] [ALL-3]
TEST(Setup, WhiteDiceAreForTwoToFour) {
    EXPECT_EQ(bad_option({.ruleset = Ruleset::classic, .seats = 4, .neutral_dice = true}), "");
    EXPECT_EQ(bad_option({.ruleset = Ruleset::classic, .seats = 5, .neutral_dice = true}), "seats");
    EXPECT_FALSE(vegas::Setup{.ruleset = Ruleset::classic}.neutral_dice);
}

// [RY-14] [ALL-3]
TEST(Setup, OnlyTwoLeaveOutTheNeutralDiceOfRoyale) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::royale}) {
        EXPECT_TRUE(vegas::Setup{.ruleset = r}.neutral_dice);
        EXPECT_EQ(bad_option({.ruleset = r, .seats = 2, .neutral_dice = false}), "");
        EXPECT_EQ(bad_option({.ruleset = r, .seats = 1, .neutral_dice = false}), "seats");
        EXPECT_EQ(bad_option({.ruleset = r, .seats = 3, .neutral_dice = false}), "neutral_dice");
        EXPECT_EQ(bad_option({.ruleset = r, .seats = 4, .neutral_dice = true}), "");
        EXPECT_EQ(seats_most({.ruleset = r, .neutral_dice = false}), 2);
    }
    EXPECT_EQ(bad_option({.ruleset = Ruleset::custom, .seats = 2, .neutral_dice = true}),
              "neutral_dice");
}

// [ALL-3] An option is compared with a new table of the same ruleset.
TEST(Setup, ANewOneIsOfItsRuleset) {
    for (const RulesetSpec& r : kRulesets) {
        EXPECT_EQ(vegas::Setup::fresh(r.value), vegas::Setup{.ruleset = r.value});
        EXPECT_EQ(bad_option({.ruleset = r.value}), "");
    }
}

// [CU-1] [ALL-3]
TEST(Setup, CustomIsForTwoToEight) {
    for (std::uint8_t seats = 0; seats <= 10; ++seats) {
        EXPECT_EQ(bad_option({.ruleset = Ruleset::custom, .seats = seats}).empty(),
                  seats >= 2 && seats <= 8);
    }
}

// [CU-1] [CU-2] [CU-10] [ALL-3]
TEST(Setup, CustomOptionsHaveRanges) {
    for (std::uint8_t n = 0; n <= 12; ++n) {
        const vegas::Setup copies{.ruleset = Ruleset::custom, .copies = n};
        EXPECT_EQ(bad_option(copies), n >= 4 && n <= 10 ? "" : "copies");
        const vegas::Setup rounds{.ruleset = Ruleset::custom, .rounds = n};
        EXPECT_EQ(bad_option(rounds), n >= 1 && n <= 10 ? "" : "rounds");
        const vegas::Setup limit{.ruleset = Ruleset::custom, .skip = Skip::chips, .skip_limit = n};
        EXPECT_EQ(bad_option(limit), n <= 2 ? "" : "skip_limit");
    }
    EXPECT_EQ(bad_option({.ruleset = Ruleset::custom, .skip = static_cast<Skip>(3)}), "skip");
    EXPECT_EQ(bad_option({.ruleset = Ruleset::custom, .skip_limit = 2}), "");
}

// [ALL-3]
TEST(Setup, CustomOptionsAreForCustomOnly) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::classic}) {
        EXPECT_EQ(bad_option({.ruleset = r, .copies = 6}), "copies");
        EXPECT_EQ(bad_option({.ruleset = r, .rounds = 3}), "rounds");
        EXPECT_EQ(bad_option({.ruleset = r, .skip = Skip::cards}), "skip");
        EXPECT_EQ(bad_option({.ruleset = r, .skip_limit = 1}), "skip_limit");
    }
}

// [ALL-3]
TEST(Setup, TheFirstSeatMustExist) {
    EXPECT_EQ(bad_option({.seats = 3, .first_seat = 2}), "");
    EXPECT_EQ(bad_option({.seats = 3, .first_seat = 3}), "first_seat");
    EXPECT_EQ(bad_option({.seats = 3, .first_seat = -2}), "first_seat");
}

// [RY-51] [ALL-3]
TEST(Setup, TileOptionsHaveRanges) {
    const auto royale = [](std::uint8_t tiles, TileReuse reuse = TileReuse::any) {
        return bad_option({.ruleset = Ruleset::royale, .tiles = tiles, .tile_reuse = reuse});
    };
    for (std::uint8_t tiles = 0; tiles <= 8; ++tiles) {
        EXPECT_EQ(royale(tiles), tiles <= 6 ? "" : "tiles");
    }
    EXPECT_EQ(royale(5, TileReuse::fresh_faces), "");
    EXPECT_EQ(royale(6, TileReuse::fresh_faces), "tile_reuse");  // 18 of 16 faces
    EXPECT_EQ(royale(2, TileReuse::fresh_tiles), "");
    EXPECT_EQ(royale(3, TileReuse::fresh_tiles), "tile_reuse");  // 9 of 8 tiles
    const vegas::Setup fixed{
        .ruleset = Ruleset::royale, .tile_reuse = TileReuse::fresh_tiles, .tile_set = TileSet{}};
    EXPECT_EQ(bad_option(fixed), "");  // which overrides it
}

// [RY-51] [ALL-3]
TEST(Setup, TileSetsHaveNoTileTwiceInARound) {
    const auto third_round = [](std::array<Tile, kCasinos> row) {
        return bad_option({.ruleset = Ruleset::royale, .tile_set = TileSet{{{}, {}, row}}});
    };
    EXPECT_EQ(third_round({}), "");
    EXPECT_EQ(third_round({Tile::jackpot, Tile::none, Tile::prime_time}), "");
    EXPECT_EQ(third_round({Tile::jackpot, Tile::jackpot}), "tile_set");
    EXPECT_EQ(third_round({Tile::lucky_punch, Tile::none, Tile::jackpot}), "tile_set");
    EXPECT_EQ(third_round({Tile::black_box, Tile::double_down}), "tile_set");
    EXPECT_EQ(third_round({static_cast<Tile>(las_vegas::kTiles)}), "tile_set");
}

// [RY-51] [ALL-3]
TEST(Setup, TileOptionsAreForTheMainGameOnly) {
    for (const Ruleset r : {Ruleset::royale_basic, Ruleset::classic, Ruleset::custom}) {
        EXPECT_EQ(bad_option({.ruleset = r, .tiles = 4}), "tiles");
        for (const TileReuse reuse : {TileReuse::fresh_faces, TileReuse::fresh_tiles}) {
            EXPECT_EQ(bad_option({.ruleset = r, .tile_reuse = reuse}), "tile_reuse");
        }
        EXPECT_EQ(bad_option({.ruleset = r, .tile_set = TileSet{}}), "tile_set");
    }
}

// [RY-51]
TEST(Setup, FacesHaveTheirPrintedIds) {
    for (int i = 1; i < las_vegas::kTiles; ++i) {
        const std::string id{static_cast<char>('A' + (i - 1) / 2),
                             static_cast<char>('1' + (i - 1) % 2)};
        EXPECT_EQ(name_of(static_cast<Tile>(i)), id);
        EXPECT_EQ(parse_tile(id), static_cast<Tile>(i));
    }
    EXPECT_FALSE(parse_tile("I1").has_value());
}

}  // namespace vegas
