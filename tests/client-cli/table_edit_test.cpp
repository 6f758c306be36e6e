// What the host changes before the start.
#include "client-cli/commands/table_edit.hpp"

#include "tests/client-cli/play_test.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli::change_test {
namespace {

const std::vector<WireStruct<RulesetSpec>>& offers() {
    static const auto all =
        read_as<std::vector<WireStruct<RulesetSpec>>>({{{"id", "royale"},
                                                        {"family", "las-vegas"},
                                                        {"options", {"open_money", "tiles"}},
                                                        {"seats", {{"least", 2}, {"most", 5}}}},
                                                       {{"id", "vegas-1996"},
                                                        {"family", "vegas-1996"},
                                                        {"options", {"duel"}},
                                                        {"seats", {{"least", 2}, {"most", 2}}}}});
    return all;
}

json table_of_three() {
    json view = open_view(3, 2);
    view["table"]["ruleset"] = "royale";
    view["table"]["options"] = {{"tiles", 4}};
    view["table"]["clock"] = {{"decision_ms", 120'000}};
    view["table"]["seats"][1]["bot"] = "easy";
    return view;
}

std::optional<TableEdit> change(const char* line, const char* language = "en") {
    const SampleView open = seen(table_of_three());
    const Style style{.colour = false, .utf8 = true};
    return parse_table_edit(line, open.in(style, language), offers());
}

json requested(const char* line, const char* language = "en") {
    const auto result = change(line, language);
    return result ? result->request : json("nothing");
}

std::string told(const char* line) {
    const auto result = change(line);
    EXPECT_TRUE(result && result->request.is_null()) << line;
    return result ? result->words : "";
}

const json kAsItIs = {{"op", "table.change"},
                      {"ruleset", "royale"},
                      {"options", {{"tiles", 4}}},
                      {"seats", 3},
                      {"clock", {{"decision_ms", 120'000}}}};

json with(const char* member, const json& value) {
    json request = kAsItIs;
    request[member] = value;
    return request;
}

TEST(ChangeOfATable, SaysAllOfItAnew) {
    EXPECT_EQ(requested("set tiles 6"), with("options", {{"tiles", 6}}));
    EXPECT_EQ(requested("set open_money true"),
              with("options", {{"tiles", 4}, {"open_money", true}}));
    EXPECT_EQ(requested("set tiles"), with("options", json::object())) << "its default";
    EXPECT_EQ(requested("seats 5"), with("seats", 5));
    EXPECT_EQ(requested(" Time  30 "), with("clock", {{"decision_ms", 30'000}}));
    EXPECT_EQ(requested("time off"), with("clock", nullptr));
    EXPECT_EQ(requested("days 3"), with("clock", {{"decision_ms", 259'200'000}}));
    EXPECT_EQ(requested("days off"), with("clock", nullptr));
    EXPECT_EQ(requested("people only on"), with("people_only", true));
    EXPECT_EQ(requested("people only off"), kAsItIs);
    json other = with("ruleset", "vegas-1996");
    other["options"] = json::object();
    other["seats"] = 2;
    EXPECT_EQ(requested("game vegas-1996"), other) << "as many seats as it may have";
}

TEST(ChangeOfATable, MayBeTheLevelOfABot) {
    const json hard = {{"op", "table.add_bot"}, {"level", "hard"}, {"seat", 1}};
    EXPECT_EQ(requested("level 2 hard"), hard);
    EXPECT_EQ(requested("stärke 2 schwer", "de"), hard);
    EXPECT_EQ(requested("уровень 2 сложный", "ru"), hard);
    EXPECT_EQ(told("level 2 hrad"), "Did you mean hard?");
}

TEST(ChangeOfATable, IsTypedInTheLanguageOfTheScreen) {
    EXPECT_EQ(requested("plätze 5", "de"), with("seats", 5));
    EXPECT_EQ(requested("bedenkzeit aus", "de"), with("clock", nullptr));
    EXPECT_EQ(requested("tage 1", "de"), with("clock", {{"decision_ms", 86'400'000}}));
    EXPECT_EQ(requested("дни 14", "ru"), with("clock", {{"decision_ms", 1'209'600'000}}));
    EXPECT_EQ(requested("nur personen an", "de"), with("people_only", true));
    EXPECT_EQ(requested("только люди да", "ru"), with("people_only", true));
}

TEST(ChangeOfATable, SaysWhatMayBeTyped) {
    EXPECT_EQ(told("game roayle"), "There is no game roayle. Did you mean royale?");
    EXPECT_EQ(told("game"), "There are: royale and vegas-1996");
    EXPECT_EQ(told("set tils 3"), "royale has no option tils. Did you mean tiles?");
    EXPECT_EQ(told("set"), "There are: open_money and tiles");
    for (const char* line : {"seats", "seats 99", "time", "time x", "days", "days 15",
                             "people only x", "level", "level 1 hard", "level 9 hard"}) {
        EXPECT_NE(told(line).find("“set tiles 3”"), std::string::npos) << line;
    }
    for (const char* line : {"", "3", "ready", "people", "people only", "sets 3"}) {
        EXPECT_FALSE(change(line)) << line;
    }
}

class ChangingHost : public PlayTest {};

TEST_F(ChangingHost, AsksTheServer) {
    wait_for_friends();
    play->line("seats 5");
    const json request = transport.last("table.change");
    EXPECT_EQ(request["table"], "k3f9xq");
    EXPECT_EQ(request["seats"], 5);
    transport.reply(json::object());
    play->line("change");
    EXPECT_TRUE(printed("Type \"game royale\""));
}

TEST_F(ChangingHost, IsTheOnlyOneWhoMay) {
    wait_for_friends();
    json view = open_view(3, 2);
    view["table"]["host"] = "p-bo";
    transport.say(snapshot_of(view, 1));
    play->line("seats 5");
    EXPECT_TRUE(transport.last("table.change").is_null());
    EXPECT_TRUE(printed("Only the host can do that."));
}

TEST_F(ChangingHost, SitsDownWhereTheNextGameStarts) {
    PlayOptions quick{.quick = true};
    quick.table.ruleset = "";
    begin(quick);
    transport.welcome();
    const json request = transport.last("quick_play");
    EXPECT_FALSE(request.contains("ruleset"));
    EXPECT_TRUE(request.contains("idempotency_key"));
    transport.reply({{"table", "k3f9xq"}});
    json view = open_view(3, 1);
    view["table"]["quick"] = true;
    transport.say(snapshot_of(view, 0));
    transport.say({{"ev", "starting"}, {"table", "k3f9xq"}, {"in_ms", 9'100}});
    EXPECT_TRUE(printed("the game starts by itself, in 10 seconds at most"));
    EXPECT_FALSE(printed("I am ready")) << "everybody is";
    EXPECT_FALSE(printed("add a house bot"));
    play->line("1");
    EXPECT_TRUE(transport.last("table.leave").is_null()) << "a pipe's first answer is for the game";
    view["table"]["seats"][1] = view["table"]["seats"][0];
    view["table"]["host"] = "p-anna";
    transport.say(snapshot_of(view, 1));
    EXPECT_EQ(transport.last("table.start")["table"], "k3f9xq") << "the host need not wait";
}

}  // namespace
}  // namespace vegas::cli::change_test
