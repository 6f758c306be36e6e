#include "protocol/history/anonymize.hpp"

#include <gtest/gtest.h>

#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "protocol/replies/replies.hpp"
#include "tests/protocol/some_transcript.hpp"

namespace vegas::protocol {
namespace {

// A game in which Anna, "p0", sits at seat 0, and Bo, "p1", at seat 1.
GameTexts texts(const std::string& first_name = "Anna") {
    Transcript t = test::played({.ruleset = Ruleset::classic, .seats = 2});
    t.seats[0].name = first_name;
    t.seats[1].name = "Bo";
    PlayedGame summary{.game = t.game,
                       .table = "aaaaaaaaaaaaa",
                       .invite = {},
                       .ruleset = Ruleset::classic,
                       .ended_ms = 5,
                       .seats = {{.player = "p0", .name = "Anna", .bot = {}},
                                 {.player = "p1", .name = "Bo", .bot = {}}}};
    return {to_json(summary), transcript_json(t)};
}

Transcript read(const GameTexts& of) { return *parse_transcript(of.transcript); }

TEST(Nameless, ThePlayerIsInNeitherTextAnyMore) {
    const auto now = anonymize_player(texts(), "p0");
    for (const auto* text : {&now.summary, &now.transcript}) {
        EXPECT_EQ(text->find("Anna"), std::string::npos) << *text;
        EXPECT_EQ(text->find("p0"), std::string::npos) << *text;
        EXPECT_NE(text->find("forgotten"), std::string::npos) << *text;
        EXPECT_NE(text->find("Bo"), std::string::npos) << *text;
    }
}

TEST(Nameless, TheGameIsProvedAsBefore) {
    const auto before = read(texts());
    auto after = read(anonymize_player(texts(), "p0"));
    EXPECT_NE(after.digest, before.digest);
    EXPECT_EQ(digest_of(after), after.digest);
    EXPECT_FALSE(verify(after));
    after.seats = before.seats;
    after.digest = before.digest;
    EXPECT_EQ(after, before);
}

TEST(Nameless, WhoBeganThereInsteadKeepsTheirName) {
    const auto now = anonymize_player(texts("Cleo"), "p0");
    EXPECT_EQ(read(now).seats[0].name, "Cleo");
    EXPECT_EQ(now.summary.find("Anna"), std::string::npos);
}

TEST(Nameless, ANamesakeStays) {
    auto both = texts();
    auto t = read(both);
    t.seats[1].name = "Anna";
    both.transcript = transcript_json(t);
    const auto now = read(anonymize_player(both, "p0"));
    EXPECT_EQ(now.seats[0].name, kForgotten);
    EXPECT_EQ(now.seats[1].name, "Anna");
}

TEST(Nameless, WhatIsNotTheirsOrNoGameStaysAsItIs) {
    EXPECT_EQ(anonymize_player(texts(), "p2"), texts());
    for (const char* summary : {"", "[]", "summary of g", R"({"seats":7})", R"({"seats":[7]})"}) {
        const GameTexts odd{summary, "a transcript"};
        EXPECT_EQ(anonymize_player(odd, "p0"), odd);
    }
}

TEST(Nameless, AGameThatWaitsIsPlayedOnByTheHouse) {
    const WaitingGame game{.table = "aaaaaaaaaaaaa",
                           .invite = "bbbbbbbbbb",
                           .ruleset = Ruleset::classic,
                           .since_ms = 5,
                           .turn = 0,
                           .seats = {{.player = "p0", .name = "Anna", .bot = {}},
                                     {.player = "p1", .name = "Bo", .bot = {}},
                                     {.player = {}, .name = "Ada", .bot = bots::Level::easy}}};
    const auto one = anonymize_waiting(to_json(game), "p0");
    ASSERT_TRUE(one);
    EXPECT_EQ(one->players, 1);
    WaitingGame expected = game;
    expected.seats[0] = {.player = {}, .name = "forgotten", .bot = bots::kHouseLevel};
    EXPECT_EQ(one->summary, to_json(expected));
    EXPECT_EQ(anonymize_waiting(one->summary, "p1")->players, 0);
    EXPECT_EQ(anonymize_waiting(to_json(game), "p9")->summary, to_json(game));
    EXPECT_FALSE(anonymize_waiting("no game", "p0"));
}

}  // namespace
}  // namespace vegas::protocol
