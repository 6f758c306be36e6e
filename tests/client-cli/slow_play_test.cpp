// What a player is told after missing deadlines, where slow play has a limit.
#include "client-cli/show/slow_play.hpp"

#include "client-cli/commands/chat_command.hpp"
#include "tests/client-cli/play_test.hpp"

namespace vegas::cli {
namespace {

// `missed` deadlines of seat 0, which is the viewer's.
json slow_view(int missed, bool is_limited = true) {
    json view = royale_view();
    if (is_limited) view["table"]["slow_play_limit"] = true;
    if (missed > 0) view["table"]["seats"][0]["missed"] = missed;
    return view;
}

std::string slow_text_of(const json& view) { return slow_play_text(seen(view).in(kPlain)); }

TEST(SlowPlayText, SaysWhatMissedDeadlinesLeadTo) {
    EXPECT_EQ(slow_text_of(slow_view(0)), "");
    EXPECT_TRUE(slow_text_of(slow_view(1)).starts_with("Your time ran out."));
    EXPECT_TRUE(slow_text_of(slow_view(2)).starts_with("You have only a few seconds a move"));
    EXPECT_TRUE(slow_text_of(slow_view(3)).ends_with("Type \"continue\" to take your seat back."))
        << slow_text_of(slow_view(3));
    EXPECT_EQ(slow_text_of(slow_view(2, false)), "");  // played in days
}

TEST(SlowPlayText, SaysNothingToThoseWhoWatch) {
    json view = slow_view(3);
    view["you"] = nullptr;
    EXPECT_EQ(slow_text_of(view), "");
}

TEST(SlowPlayText, ContinueTakesTheSeatBackFromTheHouse) {
    const auto typed = [](const json& view) {
        return parse_chat_command("continue", seen(view).in(kPlain))->request;
    };
    EXPECT_EQ(typed(slow_view(3)), json({{"op", "table.go_on"}}));
    EXPECT_TRUE(typed(slow_view(2)).is_null());
}

class SlowPlayPlay : public PlayTest {};

TEST_F(SlowPlayPlay, IsToldOnce) {
    begin({.target = {.table = "k3f9xq", .invite = ""}});
    transport.welcome();
    transport.reply(snapshot_of(slow_view(1), 5));
    EXPECT_TRUE(printed("Your time ran out."));
    out.str("");
    transport.say(update_of(6, {{"/table/spectators", 1}}));
    EXPECT_FALSE(printed("Your time ran out."));
}

}  // namespace
}  // namespace vegas::cli
