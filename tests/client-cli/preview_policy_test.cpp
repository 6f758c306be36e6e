// What a bot of policy `preview` answers to the tiles.
#include <gtest/gtest.h>

#include <set>

#include "client-cli/bots/policy.hpp"
#include "tests/client-cli/schema.hpp"
#include "tests/client-cli/seen.hpp"
#include "tests/client-cli/tile_sample.hpp"

namespace vegas::cli {
namespace {

// Every action that seat 0 would take, over many seeds.
std::set<std::size_t> picked(const char* actions, const json& view = tile_view()) {
    std::set<std::size_t> result;
    std::mt19937_64 random(7);
    for (int i = 0; i < 200; ++i) {
        result.insert(pick_by_preview(read_as<std::vector<WireAction>>(json::parse(actions)),
                                      seen(view).view, sample_faces(), 0, random));
    }
    return result;
}

using PickedIndexes = std::set<std::size_t>;

TEST(PreviewPolicyOnTiles, TakesTheDearestResult) {
    EXPECT_EQ(picked(R"([{"kind":"choose","number":3,"shows":{"dollars":30000}},
                         {"kind":"choose","number":6}])"),
              PickedIndexes{0});
    EXPECT_EQ(picked(R"([{"kind":"close","casino":1,"shows":{"dollars":0}},
                         {"kind":"close","casino":2,"shows":{"dollars":10000}},
                         {"kind":"close","casino":3,"shows":{"chips":2}}])"),
              PickedIndexes{2});
}

TEST(PreviewPolicyOnTiles, OfEqualOnesAnyIsTaken) {
    EXPECT_EQ(picked(R"([{"kind":"guess","fist":1},{"kind":"guess","fist":2}])"),
              (PickedIndexes{0, 1}));
    EXPECT_EQ(picked(R"([{"kind":"hide","fist":1,"shows":{"dollars":20000}},
                         {"kind":"hide","fist":3,"shows":{"dollars":40000}}])"),
              (PickedIndexes{0, 1}))
        << "who always hid 3 would be guessed";
}

TEST(PreviewPolicyOnTiles, BetsByTheChanceToWin) {
    const char* actions = R"([{"kind":"stop","shows":{"dollars":30000}},
                              {"kind":"higher","shows":{"dollars":40000}},
                              {"kind":"lower","shows":{"dollars":40000}}])";
    EXPECT_EQ(picked(actions), PickedIndexes{0}) << "after a 7";
    json view = tile_view();
    view["casinos"][1]["tile"]["black"] = {1, 2};
    EXPECT_EQ(picked(actions, view), PickedIndexes{1});
    view["casinos"][1]["tile"]["black"] = {6, 6};
    EXPECT_EQ(picked(actions, view), PickedIndexes{2});
}

TEST(PreviewPolicyOnTiles, CountsBothCasinosAndTheTile) {
    EXPECT_EQ(picked(R"([{"kind":"decline"},
                         {"kind":"place_black","faces":[1],"shows":{"casino":1,"wins":[1,null]}},
                         {"kind":"place_black","faces":[1,5],"shows":{"casino":1,"wins":[1,null],
                          "also":{"casino":5,"wins":[0,null]}}}])"),
              PickedIndexes{2});
    EXPECT_EQ(picked(R"([{"kind":"decline"},{"kind":"double_down","small":1,"big":0,
                          "shows":{"casino":5,"wins":[null,null],"tile_wins":[null,1]}}])"),
              PickedIndexes{0})
        << "it would lose $60,000 on the tile";
}

TEST(PreviewPolicyOnTiles, HarmsOthersWhereItCostsNothing) {
    json actions = json::array();
    for (const json& wins : {json{"blank", 0}, json{nullptr, nullptr}, json{"blank", 1}}) {
        const auto casino = actions.size() + 1;
        actions.push_back({{"kind", "block"},
                           {"dice", 1},
                           {"casino", casino},
                           {"shows", {{"casino", casino}, {"wins", wins}}}});
    }
    EXPECT_EQ(picked(actions.dump().c_str()), PickedIndexes{2}) << "Bo loses $60,000";
}

TEST(PreviewPolicyOnTiles, KeepsItsDice) {
    EXPECT_EQ(picked(R"([{"kind":"bar","die":"small","shows":{"small":1}},
                         {"kind":"bar","die":"big","shows":{"big":1}}])"),
              PickedIndexes{0});
    EXPECT_EQ(picked(R"([{"kind":"decline"},
                         {"kind":"turn_die","die":"small","face":3,"shows":{"small":1,"casino":3,
                          "wins":[1,3]}},
                         {"kind":"take_back","die":"small","casino":4,"shows":{"small":1,"casino":4,
                          "wins":[2,null]}}])"),
              PickedIndexes{2});
    EXPECT_EQ(picked(R"([{"kind":"roll"},{"kind":"power_play","die":"small","face":3,
                          "shows":{"small":1,"casino":3,"wins":[1,3]}}])"),
              PickedIndexes{0});
}

TEST(PreviewPolicyOnTiles, LikesATileBetterThanNone) {
    EXPECT_EQ(picked(R"([{"kind":"place","face":1,"shows":{"small":1,"casino":1,"wins":[0,null]}},
                         {"kind":"place","face":1,"shows":{"small":1,"casino":1,"wins":[0,null],
                          "tile":"A2"}}])"),
              PickedIndexes{1});
    EXPECT_EQ(
        picked(R"([{"kind":"decline"},{"kind":"activate","casino":1,"shows":{"tile":"A2"}}])"),
        PickedIndexes{1});
}

TEST(PreviewPolicyOnTiles, HasAnAnswerToEveryKind) {
    for (const json& action : samples_of("action.json")) {
        EXPECT_EQ(picked(json::array({action}).dump().c_str()), PickedIndexes{0}) << action;
    }
}

}  // namespace
}  // namespace vegas::cli
