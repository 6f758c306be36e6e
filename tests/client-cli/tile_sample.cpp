#include "tests/client-cli/tile_sample.hpp"

#include "tests/client-cli/sample.hpp"

namespace vegas::cli {

namespace {

json on(const json& owner, int small, int big = 0) {
    json dice = {{"owner", owner}, {"small", small}, {"count", small + 2 * big}};
    if (big > 0) dice["big"] = 1;
    return dice;
}

json space(const char* die, int owner) { return {{"die", die}, {"owner", owner}}; }

}  // namespace

json tile_view() {
    json view = royale_view();
    view["table"]["ruleset"] = "royale";
    json& casinos = view["casinos"];
    casinos[0]["tile"] = {{"id", "A2"}, {"dollars", 80000}};
    casinos[1]["tile"] = {{"id", "B2"}, {"space", 2}, {"black", {4, 3}}};
    casinos[2]["tile"] = {{"id", "E1"}, {"closed", 4}, {"space", 2}};
    casinos[3]["tile"] = {{"id", "F2"}, {"left", {{"chip", 1}, {"money", 3}, {"move", 4}}}};
    casinos[4]["tile"] = {{"id", "G2"}, {"dice", {on(0, 2, 1), on(1, 1)}}, {"wins", {0, 1}}};
    casinos[5]["tile"] = {
        {"id", "H1"},
        {"spaces", {nullptr, space("small", 0), nullptr, nullptr, space("big", 1), nullptr}}};
    for (json& casino : casinos) casino["dice"].push_back(on("blank", 2));
    return view;
}

json crowded_tiles() {
    json view = crowded_view(5, 2);
    json dice = json::array();
    json spaces = json::array();
    for (int i = 0; i < 5; ++i) dice.push_back(on(i, 7, 1));
    for (int i = 0; i < 6; ++i) spaces.push_back(space("big", i % 5));
    json& casinos = view["casinos"];
    casinos[0]["tile"] = {{"id", "C2"}, {"marked", {0, 1, 2, 3, 4}}};
    casinos[1]["tile"] = {{"id", "D2"}, {"holder", 3}};
    casinos[2]["tile"] = {{"id", "E2"}, {"dice", dice}};
    casinos[3]["tile"] = {{"id", "H1"}, {"spaces", spaces}};
    casinos[4]["tile"] = {{"id", "G2"}, {"dice", dice}, {"wins", {3, 4}}};
    casinos[5]["tile"] = {{"id", "E1"}, {"closed", 5}, {"space", 4}};
    for (json& casino : casinos) casino["dice"].push_back(on("blank", 9));
    return view;
}

}  // namespace vegas::cli
