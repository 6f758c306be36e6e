// A pause of the game, and more time: what is said, and what is typed.
#include "client-cli/show/pause.hpp"

#include <cstdlib>

#include "client-cli/commands/chat_command.hpp"
#include "tests/client-cli/play_test.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kPausedUntilMs = 1'795'367'100'000;  // 2026-11-22 17:05 UTC

json requested_view(const json& seats, const char* kind = "pause") {
    json view = royale_view();
    view["table"]["pause_request"] = {
        {"kind", kind}, {"minutes", 10}, {"until_ms", kPausedUntilMs}, {"seats", seats}};
    return view;
}

json paused_view(const char* kind = "pause") {
    json view = royale_view();
    view["table"]["pause"] = {{"kind", kind}, {"until_ms", kPausedUntilMs}};
    return view;
}

std::string paused_text_of(const json& view, const std::string& language = "en") {
    setenv("TZ", "UTC", 1);
    tzset();
    const Style style{.colour = false, .utf8 = true};
    return pause_text(seen(view).in(style, language));
}

json typed_in(const json& view, const char* line, const std::string& language = "en") {
    const Style style{.colour = false, .utf8 = true};
    return parse_chat_command(line, seen(view).in(style, language))->request;
}

TEST(PauseText, SaysWhatTheHostAsksForAndHowToAccept) {
    EXPECT_EQ(paused_text_of(requested_view({0, 1})),
              "The host asks for a pause of up to 10 min. Still to agree: you and Bo. Type "
              "“accept” or “refuse”.");
    EXPECT_EQ(paused_text_of(requested_view({1}, "more_time")),
              "The host asks for up to 10 min more for the open decision. Still to agree: Bo.");
    EXPECT_EQ(paused_text_of(royale_view()), "");
}

TEST(PauseText, SaysUntilWhenAndHowToEndIt) {
    EXPECT_EQ(paused_text_of(paused_view()),
              "The game is paused until 2026-11-22 17:05 at the latest. Type “continue” to end "
              "the pause.");
    EXPECT_TRUE(paused_text_of(paused_view("more_time")).starts_with("No time is running until"));
    json watched = paused_view();
    watched["you"] = nullptr;
    EXPECT_TRUE(paused_text_of(watched).ends_with("at the latest.")) << paused_text_of(watched);
}

TEST(PauseCommand, AsksAcceptsRefusesAndEnds) {
    EXPECT_EQ(typed_in(royale_view(), "pause 10"),
              json({{"op", "table.pause"}, {"kind", "pause"}, {"minutes", 10}}));
    EXPECT_EQ(typed_in(royale_view(), "mehr 5", "de"),
              json({{"op", "table.pause"}, {"kind", "more_time"}, {"minutes", 5}}));
    for (const char* line : {"pause", "pause 31", "more 0"}) {
        EXPECT_TRUE(typed_in(royale_view(), line).is_null()) << line;
    }
    EXPECT_EQ(typed_in(requested_view({0}), "accept"),
              json({{"op", "table.accept_pause"}, {"accept", true}}));
    EXPECT_EQ(typed_in(requested_view({0}), "refuse"),
              json({{"op", "table.accept_pause"}, {"accept", false}}));
    EXPECT_TRUE(typed_in(requested_view({1}), "accept").is_null());
    EXPECT_EQ(typed_in(paused_view(), "continue"), json({{"op", "table.go_on"}}));
}

class PausedPlay : public PlayTest {};

TEST_F(PausedPlay, IsToldOnce) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(requested_view({0, 1}), 5));
    EXPECT_TRUE(printed("The host asks for a pause"));
    out.str("");
    transport.say(update_of(6, {{"/table/spectators", 1}}));
    EXPECT_FALSE(printed("The host asks for a pause"));
    transport.say(update_of(7, patch_to(paused_view())));
    EXPECT_TRUE(printed("The game is paused until"));
}

class PausedScreen : public PlayOnAScreen {};

TEST_F(PausedScreen, ShowsItAboveTheQuestion) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(paused_view(), 5, place_prompt(9)));
    EXPECT_NE(drawn().find("The game is paused until"), std::string::npos) << drawn();
    transport.say(update_of(6, patch_to(royale_view())));
    EXPECT_EQ(drawn().find("paused"), std::string::npos) << drawn();
}

}  // namespace
}  // namespace vegas::cli
