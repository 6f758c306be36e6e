#include "tests/client-cli/sample.hpp"

#include "protocol/replies/replies.hpp"

namespace vegas::cli {

namespace {

json person(const std::string& name, const json& bot = nullptr) {
    return {{"player", bot.is_null() ? json("p-" + name) : json()},
            {"name", name},
            {"bot", bot},
            {"ready", false},
            {"away", false},
            {"seed", nullptr}};
}

json table_of(const json& seats, const std::string& status) {
    return {{"id", "k3f9xq"},
            {"game", "game-1"},
            {"family", "las-vegas"},
            {"ruleset", "royale-basic"},
            {"options", json::object()},
            {"visibility", "private"},
            {"invite", "friend42"},
            {"status", status},
            {"host", "p-anna"},
            {"clock", {{"decision_ms", 120000}}},
            {"seats", seats},
            {"spectators", 0},
            {"commitment", std::string(64, 'a')},
            {"server_seed", nullptr}};
}

json casino(const json& cards, const json& wins, const json& tied, const json& dice) {
    return {{"cards", cards}, {"wins", wins}, {"tied", tied}, {"dice", dice}};
}

json dice(const json& owner, int small, int big = 0) {
    json result = {{"owner", owner}, {"small", small}, {"count", small + 2 * big}};
    if (big > 0) result["big"] = big;
    return result;
}

json seat(int small, int big, int chips, int cards) {
    json supply = {{"small", small}};
    if (big > 0) supply["big"] = big;
    return {{"supply", supply}, {"chips", chips}, {"cards", cards}, {"total", nullptr}};
}

}  // namespace

json open_view(std::size_t seats, std::size_t taken) {
    json people = json::array();
    for (std::size_t i = 0; i < seats; ++i) {
        json one = i == 0 ? person("anna") : person("Bot " + std::to_string(i + 1), "easy");
        people.push_back(i < taken ? std::move(one) : json());
    }
    return {{"table", table_of(people, "open")},
            {"round", nullptr},
            {"turn", nullptr},
            {"casinos", json::array()},
            {"seats", json::array()},
            {"board", nullptr},
            {"sealed", json::array()},
            {"result", nullptr},
            {"you", {{"seat", 0}, {"cards", json::array()}, {"total", 0}}}};
}

json royale_view() {
    json view = open_view(4, 0);
    const json people = {person("anna"), person("Bo"), person("Cäcilie"),
                         person("Greedy 1", "easy")};
    view["table"] = table_of(people, "playing");
    view["round"] = {{"number", 2}, {"of", 3}, {"start_seat", 1}, {"deck", 66}};
    view["turn"] = {{"seat", 0},
                    {"roll", {{"small", {3, 1, 1, 5}}, {"big", 3}, {"neutral", json::array()}}}};
    view["casinos"] = {
        casino({50000, 30000}, {0, nullptr}, json::array(), json::array({dice(0, 2)})),
        casino({60000, 30000}, {nullptr, nullptr}, {1, 2}, {dice(1, 1), dice(2, 1)}),
        casino({60000, 40000}, {1, 3}, json::array(), {dice(3, 1), dice(1, 1, 1)}),
        casino({70000, 40000}, {2, nullptr}, {0, 1}, {dice(0, 1), dice(1, 1), dice(2, 2, 1)}),
        casino({80000, 50000}, {nullptr, nullptr}, json::array(), json::array()),
        casino({100000, 70000}, {3, nullptr}, json::array(), json::array({dice(3, 2, 1)}))};
    view["seats"] = {seat(4, 1, 3, 2), seat(3, 0, 2, 1), seat(4, 0, 0, 3), seat(3, 0, 2, 2)};
    view["you"] = {{"seat", 0}, {"cards", {30000, 80000}}, {"total", 140000}};
    return view;
}

json custom_view(const json& purse) {
    json view = royale_view();
    json people = json::array();
    json states = json::array();
    for (int i = 0; i < 8; ++i) {
        people.push_back(i == 0 ? person("anna") : person("Bot " + std::to_string(i), "easy"));
        states.push_back(seat(8 - i, 0, 0, i));
        states.back().update(purse);
    }
    view["table"]["ruleset"] = "custom";
    view["table"]["seats"] = people;
    view["seats"] = states;
    view["round"] = {{"number", 10}, {"of", 10}, {"start_seat", 1}, {"deck", 28}, {"discards", 12}};
    view["casinos"][0] = casino({10, 9}, {0, 7}, json::array(), {dice(0, 2), dice(7, 1)});
    for (std::size_t i = 1; i < 6; ++i) view["casinos"][i]["cards"] = {8, 3};
    view["casinos"][4] = casino(json::array(), json::array(), json::array(), json::array());
    view["you"] = {{"seat", 0}, {"cards", {3, 10}}, {"total", 14}};
    return view;
}

json crowded_view(std::size_t seats, std::size_t cards) {
    json view = royale_view();
    json people = json::array();
    json states = json::array();
    json owners = json::array();
    json money = json::array();
    json wins = json::array();
    for (std::size_t i = 0; i < seats; ++i) {
        people.push_back(person("A very long name here 日" + std::to_string(i)));
        states.push_back(seat(12, 1, 12, 30));
        states.back()["supply"]["neutral"] = 4;
        owners.push_back(dice(i, 11, 1));
    }
    owners.push_back(dice("neutral", 16));
    for (std::size_t k = 0; k < cards; ++k) {
        money.push_back(k == 0 ? 100000 : 90000);
        wins.push_back(k < seats ? json(k) : json());
    }
    view["table"]["seats"] = people;
    view["seats"] = states;
    for (auto& one : view["casinos"]) one = casino(money, wins, {0, "neutral"}, owners);
    return view;
}

json ended_view() {
    json view = royale_view();
    view["table"]["status"] = "finished";
    view["turn"] = nullptr;
    for (auto& one : view["casinos"]) {
        one = casino(json::array(), json::array(), json::array(), json::array());
    }
    view["result"] = {{"places", {2, 1, 4, 2}},
                      {"winners", {1}},
                      {"totals", {210000, 250000, 90000, 210000}},
                      {"cards", {4, 5, 2, 4}},
                      {"chips", {1, 0, 3, 1}}};
    return view;
}

json place_prompt(int decision) {
    const auto place = [](int face, const json& shows) -> json {
        return {{"kind", "place"}, {"face", face}, {"shows", shows}};
    };
    const json one = place(1, {{"small", 2}, {"wins", {0, nullptr}}});
    const json three = place(3, {{"small", 1}, {"big", 1}, {"wins", {3, nullptr}}});
    const json five = place(5, {{"small", 1}, {"wins", {0, nullptr}}});
    const json pass = {{"kind", "pass"}, {"shows", {{"costs", {{"chips", 1}}}}}};
    return {{"decision", decision},
            {"seat", 0},
            {"kind", "place"},
            {"deadline_ms", 90000},
            {"actions", {one, three, five, pass}}};
}

json roll_prompt(int decision, int seat) {
    json prompt = {
        {"decision", decision}, {"seat", seat}, {"kind", "roll"}, {"deadline_ms", 90000}};
    if (seat == 0) prompt["actions"] = json::array({{{"kind", "roll"}}});
    return prompt;
}

json printed_tiles() {
    return json::parse(protocol::to_bytes(protocol::WelcomeMessage{}))["tiles"];
}

json snapshot_of(const json& view, int v, const json& prompt) {
    return {{"ev", "snapshot"}, {"table", "k3f9xq"},          {"epoch", "e1"},   {"v", v},
            {"view", view},     {"round_log", json::array()}, {"prompt", prompt}};
}

json update_of(int v, const json& patch, const json& events) {
    return {{"ev", "update"}, {"table", "k3f9xq"}, {"v", v}, {"events", events}, {"patch", patch}};
}

json prompt_update(int v, const json& prompt) {
    json update = update_of(v);
    update["prompt"] = prompt;
    return update;
}

}  // namespace vegas::cli
