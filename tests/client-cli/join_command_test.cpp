#include <gtest/gtest.h>

#include "client-cli/commands/screen.hpp"
#include "client-cli/protocol/text_form.hpp"
#include "client-cli/show/board_words.hpp"
#include "client-cli/show/lobby.hpp"
#include "tests/client-cli/sample.hpp"
#include "tests/client-cli/screen.hpp"
#include "tests/client-cli/seen.hpp"

namespace vegas::cli {
namespace {

constexpr const char* kServer = "ws://localhost:8080";
// What somebody would regret to paste into a shell, or to read on a terminal.
constexpr const char* kMalformed[] = {"",       "abc",          "abcd;rm -rf ~",   "$(id)",
                                      "`id`",   "ab cd",        "abcd\nid",        "abcd\n",
                                      "--help", "-abcd",        "ab|cd",           "ab&cd",
                                      "ab>cd",  "'abcd'",       "\"abcd\"",        "ab\\cd",
                                      "ab/cd",  "ab*cd",        "~abcd",           "\x1b[2J",
                                      "ab=cd",  "abcd\xC3\xA4", "abcd\xE2\x80\xAE"};

json view_with(const std::string& invite) {
    json view = open_view(3, 2);
    view["table"]["invite"] = invite;
    return view;
}

std::string command_for(const std::string& invite) {
    return join_command(kServer, seen(view_with(invite)).in(Style{}).view.table);
}

TEST(JoinCommand, HasTheInviteOfTheTable) {
    EXPECT_EQ(command_for("friend42"), "vegas play --server ws://localhost:8080 --invite friend42");
}

TEST(JoinCommand, IsNoneForAMalformedInvite) {
    for (const char* invite : kMalformed) EXPECT_EQ(command_for(invite), "") << invite;
}

TEST(JoinCommand, OfAMalformedInviteIsASentence) {
    const SampleView sample = seen(view_with("$(id)"));
    const Style style;
    const RenderContext context = sample.in(style);
    const std::string shown = joined(lobby_lines(context, ""));
    EXPECT_NE(shown.find("The server sent a malformed invite."), std::string::npos);
    EXPECT_EQ(shown.find("$(id)"), std::string::npos) << shown;
    EXPECT_EQ(invite_words(context, ""), (Lines{context.texts("lobby.malformed_invite")}));
}

TEST(CanStandInCommand, WhatHasTheFormOfTheContract) {
    for (const char* invite : {"abcd", "friend42", "aB_-9"}) {
        EXPECT_TRUE(can_stand_in_command(invite, as::invite)) << invite;
    }
    for (const char* text : kMalformed) {
        EXPECT_FALSE(can_stand_in_command(text, as::invite)) << text;
        EXPECT_FALSE(can_stand_in_command(text, as::table_id)) << text;
    }
    EXPECT_TRUE(can_stand_in_command(std::string(64, 'a'), as::invite));
    EXPECT_FALSE(can_stand_in_command(std::string(65, 'a'), as::invite));
    EXPECT_TRUE(can_stand_in_command("k3f9xq", as::table_id));
    EXPECT_FALSE(can_stand_in_command("k3f9xq-1", as::table_id));
}

}  // namespace
}  // namespace vegas::cli
