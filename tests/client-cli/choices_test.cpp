// What is typed, what bots choose, which table they choose.
#include <gtest/gtest.h>

#include "client-cli/bots/matching.hpp"
#include "client-cli/bots/policy.hpp"
#include "client-cli/commands/question.hpp"
#include "client-cli/terminal/menu.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

using Kind = MenuInput::Kind;

const std::vector<MenuChoice> kChoices = {
    {"ready", "ready"}, {"add", "add bot"}, {"add other", "add bot random"}, {"x", ""}};

std::optional<std::size_t> chosen(const char* line) {
    const MenuInput typed = parse_menu_input(line, kChoices);
    return typed.kind == Kind::choice ? std::optional(typed.choice) : std::nullopt;
}

TEST(Menu, NumbersChoose) {
    EXPECT_EQ(chosen("1"), 0U);
    EXPECT_EQ(chosen(" 4 \r"), 3U);
    EXPECT_FALSE(chosen("0"));
    EXPECT_FALSE(chosen("5"));
    EXPECT_FALSE(chosen("99999999999999999999"));
    EXPECT_FALSE(chosen("-1"));
}

TEST(Menu, WordsChoose) {
    EXPECT_EQ(chosen("READY"), 0U);
    EXPECT_EQ(chosen("re"), 0U);
    EXPECT_EQ(chosen("add  bot"), 1U);
    EXPECT_EQ(chosen("add bot r"), 2U);
    EXPECT_FALSE(chosen("add"));
    EXPECT_FALSE(chosen("what"));
}

TEST(Menu, SomeLinesMeanTheSameEverywhere) {
    EXPECT_EQ(parse_menu_input("q", kChoices).kind, Kind::quit);
    EXPECT_EQ(parse_menu_input(" Quit", kChoices).kind, Kind::quit);
    EXPECT_EQ(parse_menu_input("?", kChoices).kind, Kind::help);
    EXPECT_EQ(parse_menu_input("People", kChoices).kind, Kind::people);
    EXPECT_EQ(parse_menu_input("", kChoices).kind, Kind::nothing);
    EXPECT_EQ(parse_menu_input("  ", kChoices, 2).choice, 2U);
}

TEST(Menu, IsNumberedFromOne) { EXPECT_EQ(menu_lines(kChoices)[1], " 2) add"); }

Question asked(const json& prompt) {
    const TableModel model = model_of(royale_view(), prompt);
    const Style plain;
    return act_question({model.view(), sample_faces(), plain, texts_for(plain), model.prompt()},
                        model.own_prompt());
}

Question lobby_question_of(const json& view, const char* player) {
    const Style plain;
    return lobby_question(seen(view).in(plain), player, "easy");
}

TEST(Questions, EnterAloneRolls) {
    const Question question = asked(roll_prompt(5, 0));
    EXPECT_EQ(question.on_empty, 0U);
    EXPECT_EQ(question.decision, 5);
}

TEST(Questions, EnterAlonePlacesNothing) { EXPECT_FALSE(asked(place_prompt(5)).on_empty); }

TEST(Questions, OthersDecisionsAreNotAsked) { EXPECT_FALSE(asked(roll_prompt(5, 1)).open()); }

std::vector<std::string> words(const Question& question) {
    std::vector<std::string> result;
    for (const auto& choice : question.choices) result.push_back(choice.word);
    return result;
}

TEST(Questions, TheHostMayStartAndAddAndRemoveBots) {
    const std::vector<std::string> expected = {
        "ready",        "start",        "add bot", "add bot random", "add bot normal",
        "add bot hard", "remove bot 2", "change",  "people",         "leave"};
    EXPECT_EQ(words(lobby_question_of(open_view(3, 2), "p-anna")), expected);
}

TEST(Questions, OthersMayOnlyBeReadyOrGo) {
    json view = open_view(3, 2);
    view["table"]["seats"][0]["ready"] = true;
    const std::vector<std::string> expected = {"not ready", "leave"};
    EXPECT_EQ(words(lobby_question_of(view, "p-bo")), expected);
}

TEST(Questions, OnlySeatsAreResumed) {
    const json tables = {{{"table", "aaaa"}, {"seat", nullptr}}, {{"table", "bbbb"}, {"seat", 1}}};
    const Question question = resume_question(
        read_as<std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>>>(tables),
        InsteadOfResuming::new_table, texts_for({}));
    ASSERT_EQ(question.values.size(), 2U);
    EXPECT_EQ(question.values[0], "bbbb");
    EXPECT_FALSE(resume_question({}, InsteadOfResuming::new_table, texts_for({})).open());
}

std::size_t picked(const json& actions, const json& view) {
    std::mt19937_64 random(7);
    return pick_by_preview(read_as<std::vector<WireAction>>(actions), seen(view).view,
                           sample_faces(), 0, random);
}

TEST(PreviewPolicy, TakesTheMostMoneyForItself) {
    const json view = royale_view();
    // Casino 1 keeps 50k, casino 3 gives it nothing, casino 5 is worth 80k, passing costs a chip.
    EXPECT_EQ(picked(place_prompt(1)["actions"], view), 2U);
}

TEST(PreviewPolicy, PassesRatherThanLoseMore) {
    json actions = place_prompt(1)["actions"];
    actions[0]["shows"]["wins"] = {nullptr, nullptr};
    EXPECT_EQ(picked({actions[0], actions[3]}, royale_view()), 1U);
}

TEST(PreviewPolicy, KnowsThatASkipCostsADollarInTheCustomEdition) {
    json pass = {{"kind", "pass"}};
    json loss = {{"kind", "place"}, {"face", 1}};
    loss["shows"] = {{"small", 1}, {"wins", {7, 0}}};  // $9 instead of $10
    json none = loss;
    none["shows"]["wins"] = {7, nullptr};
    for (const char* purse : {"dollars", "skip_cards"}) {
        pass["shows"]["costs"] = {{purse, 1}};
        const json view = custom_view(json::object());
        EXPECT_EQ(picked({none, pass}, view), 1U);
        EXPECT_EQ(picked({none, loss}, view), 1U);
        json gain = loss;
        gain["shows"]["wins"] = {0, 7};
        EXPECT_EQ(picked({gain, pass}, view), 0U);  // nothing is better than -$1
    }
}

TEST(PreviewPolicy, PutsFewerDiceForTheSame) {
    json actions = {{{"kind", "place"}, {"face", 1}}, {{"kind", "place"}, {"face", 1}}};
    actions[0]["shows"] = {{"small", 2}, {"wins", {0, nullptr}}};
    actions[1]["shows"] = {{"small", 1}, {"wins", {0, nullptr}}};
    EXPECT_EQ(picked(actions, royale_view()), 1U);
}

TEST(PreviewPolicy, ChoosesAmongUnknownActions) {
    EXPECT_LT(picked({{{"kind", "wager"}}, 7, nullptr}, royale_view()), 3U);
}

TEST(RandomPolicy, IsUniformAndFollowsItsSeed) {
    std::mt19937_64 random(42);
    std::vector<int> counts(3);
    for (int i = 0; i < 3000; ++i) ++counts[pick_random(3, random)];
    for (const int count : counts) EXPECT_NEAR(count, 1000, 120);
    std::mt19937_64 same(42);
    std::mt19937_64 again(42);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(pick_random(5, same), pick_random(5, again));
}

json lobby_table(const char* id, int taken, const char* ruleset = "classic") {
    return {{"table", id},    {"ruleset", ruleset}, {"seats", 4},
            {"taken", taken}, {"status", "open"},   {"players", json::array()}};
}

LobbyTables lobby(json tables) {
    LobbyTables result;
    result.apply(read_as<WireStruct<protocol::LobbyMessage>>({{"tables", std::move(tables)}}));
    return result;
}

TEST(Matching, ChoosesTheFullestTable) {
    const auto all =
        lobby({lobby_table("aaaa", 1), lobby_table("bbbb", 3), lobby_table("cccc", 4)});
    EXPECT_EQ(choose_table(all.all(), "", "", {}), "bbbb");
    EXPECT_EQ(choose_table(all.all(), "", "", {"bbbb"}), "aaaa");
    EXPECT_EQ(choose_table(all.all(), "royale-basic", "", {}), "");
}

TEST(Matching, AnEmptyTableIsBetterThanANewOne) {
    const auto all = lobby({lobby_table("bbbb", 0), lobby_table("aaaa", 0)});
    EXPECT_EQ(choose_table(all.all(), "", "", {}), "aaaa");
    EXPECT_EQ(choose_table(all.all(), "", "zzzz", {}), "");
}

TEST(Matching, TwoLonelyPlayersMeetAtTheFirstTable) {
    const auto all = lobby({lobby_table("aaaa", 1), lobby_table("bbbb", 1)});
    EXPECT_EQ(choose_table(all.all(), "", "bbbb", {}), "aaaa");
    EXPECT_EQ(choose_table(all.all(), "", "aaaa", {}), "");
}

TEST(Matching, CompanyIsNotLeft) {
    const auto all = lobby({lobby_table("aaaa", 3), lobby_table("bbbb", 2)});
    EXPECT_EQ(choose_table(all.all(), "", "bbbb", {}), "");
}

TEST(Matching, FollowsTheLobby) {
    auto all = lobby({lobby_table("aaaa", 1), lobby_table("bbbb", 1)});
    all.apply(read_as<WireStruct<protocol::LobbyUpdateMessage>>(
        {{"tables", {lobby_table("bbbb", 2)}}, {"shown", {"bbbb"}}}));
    EXPECT_EQ(all.all().size(), 1U);
    EXPECT_EQ(all.all().at("bbbb").taken, 2);
}

}  // namespace
}  // namespace vegas::cli
