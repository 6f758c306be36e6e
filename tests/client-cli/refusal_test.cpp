#include "client-cli/show/refusal.hpp"

#include <gtest/gtest.h>

namespace vegas::cli::refusal_test {
namespace {

std::string said(const Error& error, const char* language = "en") {
    return refusal(error, Texts(language, true));
}

TEST(Refusals, AreTheSentencesOfThePage) {
    EXPECT_EQ(said({.code = "not_host", .message = "only the host"}), "Only the host can do that.");
    EXPECT_EQ(said({.code = "not_host"}, "de"), "Das kann nur, wer den Tisch leitet.");
    EXPECT_EQ(said({.code = "bad_seats", .data = {.least = 2, .most = 5}}),
              "This game is for 2 to 5 players.");
}

TEST(Refusals, TellWhoTypedOptionsWhatTheServerSaysOfThem) {
    EXPECT_EQ(said({.code = "bad_option", .message = "0 to 6\x1b", .data = {.option = "tiles"}}),
              "These options do not fit together: tiles: 0 to 6?");
}

TEST(Refusals, OfLaterAreToldInTheWordsOfTheServer) {
    EXPECT_EQ(said({.code = "too_dark", .message = "switch on the lights"}),
              "switch on the lights (too_dark)");
    EXPECT_EQ(said({.code = "too_dark"}), "too_dark (too_dark)");
}

TEST(Refusals, AtTheDoorSayWhatElseOneCanDo) {
    const Texts texts("en", true);
    EXPECT_EQ(refusal_at_door({.code = "game_started"}, texts),
              "The game has already begun. \"vegas watch\" lets you watch it.");
    EXPECT_EQ(refusal_at_door({.code = "unknown_table"}, texts),
              "This table is gone. Choose another one.");
}

TEST(Refusals, TellABanWithItsEndAndItsReasonWhereTheyAreKnown) {
    const Texts texts("en", true);
    EXPECT_EQ(ban_words({}, texts), "The operator of this server does not let you in.");
    const std::string all = ban_words({.reason = "was r\x1bude", .until_ms = 1764000359999}, texts);
    EXPECT_NE(all.find("The ban ends on 2025-11-2"), std::string::npos) << all;
    EXPECT_NE(all.find("Reason: was r?ude"), std::string::npos) << all;
}

}  // namespace
}  // namespace vegas::cli::refusal_test
