// Boards of hosts and the other options of VEGAS on the wire.
#include <gtest/gtest.h>

#include <functional>

#include "protocol/requests/setup_json.hpp"
#include "tests/support/json.hpp"
#include "tests/support/random_board.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

json built_in() {
    return test::parsed(json_text([&](JsonWriter& out) {
        write_options(out, {.ruleset = Ruleset::vegas_1996,
                            .vegas_1996 = {.board = vegas_1996::built_in_board()}});
    }));
}

struct SpoiledBoard {
    const char* name;
    std::function<void(json& board)> spoil;
    const char* says;  // a part of the message
};

class BadBoards : public testing::TestWithParam<SpoiledBoard> {};

// [VG-1] [ALL-3]
TEST_P(BadBoards, AreBadOptions) {
    json options = built_in();
    GetParam().spoil(options["board"]);
    const auto setup = parse_setup("vegas-1996", &options, 3);
    ASSERT_FALSE(setup.has_value());
    EXPECT_EQ(setup.error().code, ErrorCode::bad_option);
    EXPECT_EQ(setup.error().data, R"({"option":"board"})");
    EXPECT_NE(setup.error().message.find(GetParam().says), std::string::npos)
        << setup.error().message;
}

SpoiledBoard bad_space(const char* name, const json& space, const char* says) {
    return {name, [space](json& board) { board["tables"][3]["rows"][0][1] = space; }, says};
}

INSTANTIATE_TEST_SUITE_P(
    All, BadBoards,
    testing::Values(
        SpoiledBoard{"Null", [](json& b) { b = nullptr; },
                     "must be an object with tables and track"},
        SpoiledBoard{"More", [](json& b) { b["x"] = 1; },
                     "must be an object with tables and track"},
        SpoiledBoard{"NoTrack", [](json& b) { b.erase("track"); }, "tables and track"},
        SpoiledBoard{"Tables13", [](json& b) { b["tables"].erase(0); }, "a list of 14 to 14"},
        SpoiledBoard{"TableNumber", [](json& b) { b["tables"][1] = 3; },
                     "table 2 must be an object"},
        SpoiledBoard{"NoRows", [](json& b) { b["tables"][1]["rows"] = json::array(); },
                     "table 2: rows"},
        SpoiledBoard{"Rows4",
                     [](json& b) {
                         auto& r = b["tables"][1]["rows"];
                         r = {r[0], r[0], r[0], r[0]};
                     },
                     "table 2: rows"},
        SpoiledBoard{"EmptyRow", [](json& b) { b["tables"][1]["rows"][0] = json::array(); },
                     "table 2: a row"},
        SpoiledBoard{"Spaces2", [](json& b) { b["tables"][0]["rows"][0].erase(0); },
                     "3 to 15 spaces"},
        SpoiledBoard{"Spaces20",
                     [](json& b) {
                         auto& r = b["tables"][13]["rows"];
                         r[0] = {r[0][0], r[0][1], r[0][2], r[0][3], r[0][4],
                                 r[0][0], r[0][1], r[0][2], r[0][3], r[0][4]};
                     },
                     "table 14: a table must have 3 to 15 spaces"},
        bad_space("ThreeNumbers", json{1, 2, 3}, "table 4: a space"),
        bad_space("NoNumbers", json::array(), "table 4: a space"),
        bad_space("Twice", json{2, 2}, "table 4: the two numbers"),
        bad_space("Seven", json::array({7}), "from 1 to 6"),
        bad_space("Zero", json{2, 0}, "from 1 to 6"),
        bad_space("Negative", json::array({-1}), "from 1 to 6"),
        bad_space("Fraction", json::array({1.5}), "from 1 to 6"),
        bad_space("Huge", json::array({UINT64_MAX}), "from 1 to 6"),
        bad_space("NoTwo", json::array({3}), "table 4: a table must have every number"),
        SpoiledBoard{"Track33", [](json& b) { b["track"] = json::array_t(33, 0); },
                     "0 to 32 members"},
        SpoiledBoard{"Table15", [](json& b) { b["track"][7] = 15; }, "from 0 to 14"},
        SpoiledBoard{"NoTable9", [](json& b) { b["track"][10] = 0; },
                     "table 9: the track must visit"},
        SpoiledBoard{"TableTwice", [](json& b) { b["track"][7] = 2; },
                     "table 2: the track must visit"}),
    [](const auto& bad) { return std::string(bad.param.name); });

}  // namespace

// [VG-1] Boards come back as they were; the two numbers of a space may come in either order.
TEST(VegasBoardJson, GoesBothWays) {
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        const vegas::Setup setup{.ruleset = Ruleset::vegas_1996,
                                 .seats = 3,
                                 .vegas_1996 = {.board = test::random_board(seed)}};
        const json options =
            test::parsed(json_text([&](JsonWriter& out) { write_options(out, setup); }));
        EXPECT_EQ(*parse_setup("vegas-1996", &options, 3), setup);
    }
    json turned = built_in();
    turned["board"]["tables"][0]["rows"][0][0] = {2, 1};
    const auto same = parse_setup("vegas-1996", &turned, 3);
    ASSERT_TRUE(same.has_value());
    EXPECT_EQ(same->vegas_1996.board, vegas_1996::built_in_board());
}

// [ALL-3]
TEST(VegasOptions, AreOfNoOtherRuleset) {
    for (const char* name : {"duel", "board"}) {
        const json options{{name, true}};
        const auto setup = parse_setup("classic", &options, 3);
        ASSERT_FALSE(setup.has_value());
        EXPECT_EQ(setup.error().data, std::string(R"({"option":")") + name + "\"}");
    }
}

}  // namespace vegas::protocol
