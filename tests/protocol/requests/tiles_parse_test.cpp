// Options and actions of the main game, good and bad.
#include <gtest/gtest.h>

#include "protocol/game/actions.hpp"
#include "protocol/requests/setup_json.hpp"
#include "tests/support/json.hpp"

namespace vegas::protocol {
namespace {

using nlohmann::json;

Result<vegas::Setup> royale(const char* options) {
    const json j = test::parsed(options);
    return parse_setup("royale", &j, 4);
}

// [RY-51]
TEST(TileOptions, AreReadWhole) {
    const auto setup =
        royale(R"({"tiles":5,"tile_reuse":"fresh_faces","tile_set":[["A1",null,"G2"],[],["B2"]]})");
    ASSERT_TRUE(setup.has_value());
    EXPECT_EQ(setup->tiles, 5);
    EXPECT_EQ(setup->tile_reuse, TileReuse::fresh_faces);
    ASSERT_TRUE(setup->tile_set.has_value());
    EXPECT_EQ((*setup->tile_set)[0],
              (std::array<Tile, 6>{Tile::lucky_punch, Tile::none, Tile::double_down}));
    EXPECT_EQ((*setup->tile_set)[2][0], Tile::fifty_fifty);
    EXPECT_EQ(royale("{}")->tiles, 3);
}

// [ALL-3] [RY-51]
TEST(TileOptions, BadOnesAreNamed) {
    const auto problem = [](const char* options) { return royale(options).error(); };
    for (const char* bad :
         {R"({"tiles":7})", R"({"tiles":-1})", R"({"tiles":"3"})", R"({"tiles":3.5})"}) {
        EXPECT_EQ(problem(bad).data, R"({"option":"tiles"})") << bad;
    }
    for (const char* bad : {R"({"tile_reuse":"some"})", R"({"tile_reuse":1})",
                            R"({"tiles":6,"tile_reuse":"fresh_faces"})"}) {  // 18 of 16 faces
        EXPECT_EQ(problem(bad).data, R"({"option":"tile_reuse"})") << bad;
    }
    for (const char* bad : {R"({"tile_set":null})", R"({"tile_set":[]})", R"({"tile_set":[[],[]]})",
                            R"({"tile_set":[[],[],[],[]]})", R"({"tile_set":[["A3"],[],[]]})",
                            R"({"tile_set":[[1],[],[]]})", R"({"tile_set":[["a1"],[],[]]})",
                            R"({"tile_set":[{},[],[]]})", R"({"tile_set":["A1","A2","B1"]})",
                            R"({"tile_set":[[null,null,null,null,null,null,"A1"],[],[]]})",
                            R"({"tile_set":[["A1","A2"],[],[]]})",          // two faces of one tile
                            R"({"tile_set":[[],["C1",null,"C1"],[]]})"}) {  // the same twice
        EXPECT_EQ(problem(bad).code, ErrorCode::bad_option) << bad;
        EXPECT_EQ(problem(bad).data, R"({"option":"tile_set"})") << bad;
    }
    EXPECT_TRUE(royale(R"({"tile_set":[["A1"],["A2"],["A1"]]})").has_value());
}

// [ALL-3] [RY-51] Where used tiles are put aside, three a round would need nine of eight.
TEST(TileOptions, UsedTilesAsideAreForTwoARoundAtMost) {
    for (int tiles = 0; tiles <= kCasinos; ++tiles) {
        const json options{{"tiles", tiles}, {"tile_reuse", "fresh_tiles"}};
        const auto setup = parse_setup("royale", &options, 4);
        ASSERT_EQ(setup.has_value(), tiles <= 2) << (setup ? "" : setup.error().message);
        if (setup) {
            EXPECT_EQ(word_of(setup->tile_reuse), "fresh_tiles");
        } else {
            EXPECT_EQ(setup.error().code, ErrorCode::bad_option);
            EXPECT_EQ(setup.error().data, R"({"option":"tile_reuse"})");
        }
    }
    EXPECT_EQ(royale(R"({"tile_reuse":"fresh_tiles"})").error().data,
              R"({"option":"tile_reuse"})");  // 3 unless said otherwise
}

struct Written {
    Action action;
    const char* json;
};

// [ALL-2] One action has one form, and comes back from it.
TEST(TileActions, AreWrittenAndRead) {
    for (const auto& [action, text] : {
             Written{{Act::power_play, 1, 4}, R"({"kind":"power_play","die":"big","face":4})"},
             Written{{Act::decline}, R"({"kind":"decline"})"},
             Written{{Act::hide, 3}, R"({"kind":"hide","fist":3})"},
             Written{{Act::place_black, 2}, R"({"kind":"place_black","faces":[2]})"},
             Written{{Act::place_black, 2, 5}, R"({"kind":"place_black","faces":[2,5]})"},
             Written{{Act::block, 3, 6}, R"({"kind":"block","dice":3,"casino":6})"},
             Written{{Act::take_blank, 1, 2},
                     R"({"kind":"take_blank","casino":1,"reward":"move"})"},
             Written{{Act::take_back, 0, 6}, R"({"kind":"take_back","die":"small","casino":6})"},
             Written{{Act::split, 1, 2, 1}, R"({"kind":"split","first":[60000,20000,20000,0]})"},
             Written{{Act::double_down, 2, 1}, R"({"kind":"double_down","small":2,"big":1})"},
             Written{{Act::put_nice, 0, 1}, R"({"kind":"put_nice","die":"small","space":1})"},
         }) {
        EXPECT_EQ(json_text([&a = action](JsonWriter& out) { write(out, a, {}); }), text);
        EXPECT_EQ(*parse_action(test::parsed(text)), action) << text;
    }
}

// [ALL-2] The order of equal things in a list does not matter.
TEST(TileActions, ListsMayComeInAnyOrder) {
    EXPECT_EQ(*parse_action(test::parsed(R"({"kind":"place_black","faces":[5,2]})")),
              (Action{Act::place_black, 2, 5}));
    EXPECT_EQ(*parse_action(test::parsed(R"({"kind":"split","first":[0,20000,60000,20000]})")),
              (Action{Act::split, 1, 2, 1}));
}

TEST(TileActions, BadOnesNameTheField) {
    for (const auto& [text, field] : std::initializer_list<std::pair<const char*, const char*>>{
             {R"({"kind":"hide"})", "fist"},
             {R"({"kind":"hide","fist":4})", "fist"},
             {R"({"kind":"hide","fist":0})", "fist"},
             {R"({"kind":"guess","fist":"1"})", "fist"},
             {R"({"kind":"power_play","die":1,"face":4})", "die"},
             {R"({"kind":"power_play","die":"huge","face":4})", "die"},
             {R"({"kind":"power_play","die":"big"})", "face"},
             {R"({"kind":"close","casino":7})", "casino"},
             {R"({"kind":"keep","casino":1})", "casino"},
             {R"({"kind":"place_black","faces":[]})", "faces"},
             {R"({"kind":"place_black","faces":[0]})", "faces"},
             {R"({"kind":"place_black","faces":[1,2,3]})", "faces"},
             {R"({"kind":"place_black","faces":[1.5]})", "faces"},
             {R"({"kind":"place_black","faces":3})", "faces"},
             {R"({"kind":"split","first":[60000,20000]})", "first"},
             {R"({"kind":"split","first":[1,2,3]})", "first"},
             {R"({"kind":"split","first":[-20000,0,0]})", "first"},
             {R"({"kind":"take_blank","casino":1,"reward":"gold"})", "reward"},
             {R"({"kind":"double_down","small":9,"big":0})", "small"},
             {R"({"kind":"pick","pile":3})", "pile"},
             {R"({"kind":"stop","space":3})", "space"},
             {R"({"kind":"fly"})", "kind"}}) {
        const auto action = parse_action(test::parsed(text));
        ASSERT_FALSE(action.has_value()) << text;
        EXPECT_EQ(action.error().code, ErrorCode::bad_message) << text;
        EXPECT_EQ(action.error().data, std::string(R"({"field":")") + field + "\"}") << text;
    }
}

}  // namespace
}  // namespace vegas::protocol
