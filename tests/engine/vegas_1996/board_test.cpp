#include "engine/vegas_1996/board.hpp"

#include <gtest/gtest.h>
#include <algorithm>

#include <functional>
#include <string>

#include "engine/setup.hpp"
#include "tests/support/duels.hpp"
#include "tests/support/random_board.hpp"

namespace vegas::test::board_1996 {
namespace {

using vegas_1996::Board;
using vegas_1996::Space;

std::string numbers(const vegas_1996::GamingTable& t) {
    std::string text;
    for (const Space& space : t.spaces) {
        if (!text.empty()) text += ' ';
        text += std::to_string(space.low());
        if (space.high() != space.low()) text += "/" + std::to_string(space.high());
    }
    return text;
}

vegas::Setup with(const Board& board) {
    return {.ruleset = Ruleset::vegas_1996, .seats = 3, .vegas_1996 = {.board = board}};
}

}  // namespace

// [VG-1]
TEST(VegasBoard, IsOurs) {
    const Board& board = vegas_1996::built_in_board();
    const std::array<int, 14> values{3, 4, 3, 5, 4, 6, 5, 6, 8, 9, 10, 12, 12, 15};
    const std::array<int, 14> rows{1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 2, 2, 3, 3};
    const std::array<const char*, 14> first_row{
        "1/2 3/4 5/6", "1 2 3 4/5",   "1/2 3/4 5/6", "1 2 3 4 5", "1/2 3 4 5/6",
        "1 2 3 4 5 6", "1 2 3 4 5",   "1/2 3/4 5/6", "1 2 3 4/5", "1/2 3/4 5/6",
        "1 2 3 4 5",   "1 2 3 4 5 6", "1/2 3 4 5/6", "1 2 3 4 5"};
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::string all = first_row[i];
        for (int r = 1; r < rows[i]; ++r) all += std::string(" ") + first_row[i];
        EXPECT_EQ(numbers(board.tables[i]), all) << i + 1;
        EXPECT_EQ(board.tables[i].value(), values[i]);
        EXPECT_EQ(static_cast<int>(rows[i]) * board.tables[i].rows[0], values[i]);
    }
    const std::vector<int> track(board.track.begin(), board.track.end());
    EXPECT_EQ(track, (std::vector<int>{1, 2,  3, 4,  5, 6,  7, 0,  8, 0, 9,
                                       0, 10, 0, 11, 0, 12, 0, 13, 0, 14}));
    EXPECT_FALSE(vegas_1996::fault_of(board));
}

TEST(VegasSpace, HoldsEverySetOfNumbersAndEveryOwner) {
    for (int a = 1; a <= 6; ++a) {
        for (int b = 0; b <= 6; ++b) {
            if (b == a) continue;
            Space space(a, b);
            for (Owner owner = kNobody; owner < 4; ++owner) {
                space.cover(owner);
                EXPECT_EQ(space.owner(), owner);
                for (int n = 1; n <= 6; ++n) EXPECT_EQ(space.bears(n), n == a || n == b);
                EXPECT_EQ(space.low(), b == 0 ? a : std::min(a, b));
                EXPECT_EQ(space.high(), std::max(a, b));
            }
        }
    }
}

struct BadBoard {
    const char* name;
    std::function<void(Board&)> spoil;
    int table;
};

class BadBoards : public testing::TestWithParam<BadBoard> {};

// [VG-1] [ALL-3]
TEST_P(BadBoards, AreRefusedWithAReason) {
    Board board = vegas_1996::built_in_board();
    GetParam().spoil(board);
    const vegas_1996::BoardFault fault = vegas_1996::fault_of(board);
    EXPECT_TRUE(fault) << GetParam().name;
    EXPECT_EQ(fault.table, GetParam().table) << fault.what;
    EXPECT_EQ(bad_option(with(board)), "board");
}

INSTANTIATE_TEST_SUITE_P(
    All, BadBoards,
    testing::Values(
        BadBoard{"TwoSpaces", [](Board& b) { b.tables[2].spaces.pop(), --b.tables[2].rows[0]; }, 3},
        BadBoard{"SpacesBesideTheRows", [](Board& b) { ++b.tables[5].rows[0]; }, 6},
        BadBoard{"AnEmptyRowBetween",
                 [](Board& b) { std::swap(b.tables[7].rows[1], b.tables[7].rows[2]); }, 8},
        BadBoard{"ASpaceWithoutNumbers", [](Board& b) { b.tables[1].spaces[3] = {}; }, 2},
        BadBoard{"ACounterOnIt", [](Board& b) { b.tables[0].spaces[0].cover(1); }, 1},
        BadBoard{"NoFive",
                 [](Board& b) {
                     b.tables[13].spaces[4] = b.tables[13].spaces[9] = b.tables[13].spaces[14] =
                         Space(6, 0);
                 },
                 14},
        BadBoard{"ATableTwice", [](Board& b) { b.track.push(4); }, 4},
        BadBoard{"ATableNever", [](Board& b) { b.track[2] = 0; }, 3},
        BadBoard{"NoSuchTable", [](Board& b) { b.track.push(15); }, 0}),
    [](const auto& bad) { return std::string(bad.param.name); });

// [VG-1] Only 6 may be missing; tables come in any order and blanks anywhere.
TEST(VegasBoard, MayBeAnother) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Board board = random_board(seed);
        EXPECT_EQ(vegas_1996::fault_of(board).what, "") << seed;
        EXPECT_EQ(bad_option(with(board)), "");
    }
}

// [VG-2] [ALL-3]
TEST(VegasSetup, IsForTwoToFourAndItsOptionsForNoOther) {
    for (std::uint8_t seats = 0; seats <= 8; ++seats) {
        EXPECT_EQ(bad_option(with_duels(seats)).empty(), seats >= 2 && seats <= 4);
    }
    EXPECT_EQ(bad_option({.ruleset = Ruleset::classic, .vegas_1996 = {.duel = true}}), "duel");
    EXPECT_EQ(bad_option({.ruleset = Ruleset::classic,
                          .vegas_1996 = {.board = vegas_1996::built_in_board()}}),
              "board");
    EXPECT_EQ(bad_option({.ruleset = Ruleset::vegas_1996, .neutral_dice = true}), "neutral_dice");
}

}  // namespace vegas::test::board_1996
