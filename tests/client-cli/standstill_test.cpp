// A game that everybody had left waits for its players.
#include "client-cli/show/standstill.hpp"

#include <cstdlib>

#include "client-cli/commands/chat_command.hpp"
#include "tests/client-cli/play_test.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kUntilMs = 1'795'367'100'000;  // 2026-11-22 17:05 UTC

// Bo and Cleo are away, and a house bot is too, which does not matter.
json waiting_view(const json& agreed = json::array()) {
    json view = royale_view();
    for (const std::size_t seat : {1U, 2U, 3U}) view["table"]["seats"][seat]["away"] = true;
    view["table"]["seats"][2]["name"] = "Cleo";
    view["table"]["standstill"] = {{"agreed", agreed}, {"until_ms", kUntilMs}};
    return view;
}

std::string text_of(const json& view, const std::string& language = "en") {
    setenv("TZ", "UTC", 1);
    tzset();
    const Style style{.colour = false, .utf8 = true};
    return standstill_text(seen(view).in(style, language));
}

TEST(Standstill, SaysForWhomAndUntilWhen) {
    EXPECT_EQ(text_of(waiting_view()),
              "The game is waiting for Bo and Cleo. Nobody’s time is running. It goes on by "
              "itself, at the latest 2026-11-22 17:05. Type “continue” to go on without them.");
    EXPECT_EQ(text_of(royale_view()), "");
}

TEST(Standstill, SaysToOneAloneThatItTakesTwo) {
    EXPECT_TRUE(
        text_of(waiting_view({0}))
            .ends_with("You cannot go on alone: a second player has to come back and agree."));
}

TEST(Standstill, SaysWhoIsForIt) {
    json view = waiting_view({0, 1});
    view["table"]["seats"][1]["away"] = false;
    EXPECT_TRUE(text_of(view).ends_with(
        "In favor of going on: you and Bo. Everybody who is here has to agree."));
}

TEST(Standstill, AsksThoseWhoWatchForNothing) {
    json view = waiting_view();
    view["you"] = nullptr;
    EXPECT_TRUE(text_of(view).ends_with("2026-11-22 17:05.")) << text_of(view);
}

class WaitingGamePlay : public PlayTest {};

TEST_F(WaitingGamePlay, IsToldOnceAndWhenItGoesOn) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(waiting_view(), 5));
    EXPECT_TRUE(printed("The game is waiting for Bo and Cleo."));
    out.str("");
    transport.say(update_of(6, {{"/table/spectators", 1}}));
    EXPECT_FALSE(printed("waiting"));
    transport.say(update_of(7, patch_to(royale_view())));
    EXPECT_TRUE(printed("The game goes on."));
}

TEST_F(WaitingGamePlay, GoesOnByAWordOfAnyLanguage) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(waiting_view(), 5, place_prompt(9)));
    play->line("continue");
    EXPECT_EQ(transport.last("table.go_on")["table"], "k3f9xq");
    play->line("?");
    EXPECT_TRUE(printed("continue: everybody had left the game"));
    const SampleView game = seen(waiting_view());
    const Style style{.colour = false, .utf8 = true};
    EXPECT_EQ(parse_chat_command("Weiterspielen", game.in(style, "de"))->request["op"],
              "table.go_on");
}

TEST_F(WaitingGamePlay, NothingIsAskedOfTheServerInAGameThatRuns) {
    sit();
    play->line("continue");
    EXPECT_TRUE(transport.last("table.go_on").is_null());
    EXPECT_TRUE(printed("The game is not waiting for anybody."));
}

// Somebody who has been here before, and gives no table.
class WaitingGameArrival : public PlayTest {
protected:
    void arrive(bool is_known = true) {
        play = std::make_unique<PlayClient>(ClientContext{transport, console, err, texts, 1},
                                            PlayOptions{}, Identity{"Anna", "old"}, nullptr);
        play->start();
        transport.connect();
        if (!is_known) transport.reply({{"error", {{"code", "bad_token"}, {"message", "no"}}}});
        transport.welcome();
    }
    void tell_waiting_game() {
        const json seats = {{{"name", "Bo"}, {"bot", "easy"}},
                            {{"player", "p-anna"}, {"name", "Anna"}}};
        transport.reply({{"waiting", {{{"table", "k3f9xq"}, {"turn", 1}, {"seats", seats}}}}});
    }
};

TEST_F(WaitingGameArrival, SaysThatTheServerDoesNotKnowThePlayer) {
    arrive();
    EXPECT_FALSE(printed("you are a new player"));
    arrive(false);
    EXPECT_TRUE(printed("you are a new player")) << out.str();
}

TEST_F(WaitingGameArrival, IsOfferedTheGame) {
    arrive();
    tell_waiting_game();
    EXPECT_TRUE(transport.last("table.create").is_null());
    EXPECT_TRUE(printed("go on at table k3f9xq, seat 2")) << out.str();
    play->line("1");
    EXPECT_EQ(transport.sent.back()["table"], "k3f9xq");
}

TEST_F(WaitingGameArrival, LeavesItForANewTableWithoutGivingUpTheSeat) {
    arrive();
    tell_waiting_game();
    play->line("new");
    EXPECT_FALSE(transport.last("table.create").is_null());
    EXPECT_TRUE(transport.last("table.leave").is_null());
}

TEST_F(WaitingGameArrival, OpensATableWhereNoneWaits) {
    arrive();
    transport.reply({{"games", json::array()}});
    EXPECT_FALSE(transport.last("table.create").is_null());
}

class WaitingGameOnAScreen : public PlayOnAScreen {};

TEST_F(WaitingGameOnAScreen, IsShownAboveTheQuestion) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(waiting_view(), 5, place_prompt(9)));
    EXPECT_NE(drawn().find("The game is waiting for Bo and"), std::string::npos) << drawn();
    transport.say(update_of(6, patch_to(royale_view())));
    EXPECT_EQ(drawn().find("waiting for"), std::string::npos) << drawn();
}

}  // namespace
}  // namespace vegas::cli
