#include "server/conformance/conformance_checker.hpp"

#include <gtest/gtest.h>

namespace vegas::shell::conformance {
namespace {

constexpr std::int64_t kPatience = 1'000;

// A bot that has come to its table and been asked decision 7.
class CheckedBot : public testing::Test {
protected:
    CheckedBot() {
        checker_.on_start(0);
        connect(10, R"({"op":"hello","id":1,"protocol":1,"name":"Bot","bot":{"name":"B"}})",
                "first");
        EXPECT_FALSE(checker_.has_seat());
        request(12, R"({"op":"table.join","id":2,"invite":"i"})");
        join(13);
        EXPECT_TRUE(checker_.has_seat());
        ask(20, 7);
    }

    void connect(std::int64_t now, const std::string& hello, const std::string& token) {
        checker_.on_connect(now);
        request(now, hello);
        message(now + 1, R"({"re":1,"ok":true,"ev":"welcome","token":")" + token + R"("})");
    }
    void come_back() {
        checker_.on_disconnect(31, true);
        connect(40, R"({"op":"hello","id":1,"protocol":1,"token":"first","bot":{"name":"B"}})",
                "second");
    }
    void join(std::int64_t now) {
        message(now, R"({"re":2,"ok":true,"ev":"snapshot","table":"t","view":{"you":{"seat":0}},)"
                     R"("prompt":null})");
    }
    void ask(std::int64_t now, int decision) {
        message(now, update("t", R"({"decision":)" + std::to_string(decision) +
                                     R"(,"seat":0,"kind":"place","actions":[]})"));
    }
    // `start`: as of a reply, or of a message of its own.
    static std::string update(const std::string& table, const std::string& prompt,
                              const std::string& start = "{") {
        return start + R"("ev":"update","table":")" + table +
               R"(","v":1,"events":[],"patch":{},"prompt":)" + prompt + "}";
    }
    void act(std::int64_t now, int decision) {
        request(now,
                R"({"op":"act","id":3,"table":"t","decision":)" + std::to_string(decision) + "}");
    }
    void refuse(std::int64_t now, const std::string& error) {
        message(now, R"({"re":3,"error":)" + error + "}");
    }
    void request(std::int64_t now, const std::string& text) {
        checker_.on_request(now, ordered_json::parse(text));
    }
    void message(std::int64_t now, const std::string& text) {
        checker_.on_message(now, ordered_json::parse(text));
    }
    std::string mistake(std::int64_t now) const { return checker_.mistake(now).value_or(""); }

    ConformanceChecker checker_{kPatience, "t"};
};

TEST_F(CheckedBot, IsRightAsLongAsItIsPatientWith) {
    EXPECT_EQ(mistake(20 + kPatience - 1), "");
    EXPECT_EQ(mistake(20 + kPatience),
              "was asked `place` (decision 7), but has not answered within 1000 ms");
    act(20 + kPatience, 7);
    EXPECT_EQ(mistake(20 + 9 * kPatience), "");
    EXPECT_EQ(checker_.act_count(), 1U);
    EXPECT_EQ(checker_.ask_kinds(), std::set<std::string>{"place"});
}

TEST_F(CheckedBot, OwesNothingOnceAnotherIsAsked) {
    message(30, update("t", R"({"decision":8,"seat":1,"kind":"roll"})"));
    act(31, 7);
    refuse(32, R"({"code":"stale_decision","message":""})");
    EXPECT_EQ(mistake(33),
              "answered decision 7, which was not its to answer: `stale_decision`. Only a `prompt` "
              "with `actions` asks it");
}

TEST_F(CheckedBot, OwesWhatTheReplyToItsAnswerAsks) {
    act(30, 7);
    message(31, update("t", R"({"decision":8,"seat":0,"kind":"roll","actions":[]})",
                       R"({"re":3,"ok":true,)"));
    EXPECT_EQ(mistake(31 + kPatience - 1), "");
    EXPECT_EQ(mistake(31 + kPatience),
              "was asked `roll` (decision 8), but has not answered within 1000 ms");
}

TEST_F(CheckedBot, OwesTheSameAsBeforeAnUpdateWithoutAPrompt) {
    message(30, R"({"ev":"update","table":"t","v":1,"events":[],"patch":{}})");
    EXPECT_EQ(mistake(20 + kPatience),
              "was asked `place` (decision 7), but has not answered within 1000 ms");
}

TEST_F(CheckedBot, MayBeToldThatADecisionHasPassedForWhichNobodyIsToBlame) {
    checker_.excuse_decision(7);
    act(30, 7);
    refuse(31, R"({"code":"stale_decision","message":""})");
    ask(32, 8);
    act(33, 8);
    EXPECT_EQ(mistake(40), "");
    act(41, 7);
    EXPECT_EQ(
        mistake(41),
        "answered decision 7 again, though it had been told `stale_decision`: it has to go on "
        "with the next `prompt`");
}

TEST_F(CheckedBot, TellsWhatWasDoneBefore) {
    checker_.note_fault("something had happened");
    act(30, 7);
    act(31, 7);
    EXPECT_EQ(mistake(31), "answered decision 7 twice. Before that, something had happened");
    checker_.note_fault("more had happened");
    EXPECT_EQ(mistake(99), "answered decision 7 twice. Before that, something had happened");
}

TEST_F(CheckedBot, MayAnswerAgainWhenItHasWaited) {
    for (const std::int64_t then : {1'000, 2'000}) {  // its timer may be a little fast
        act(then, 7);
        refuse(then, R"({"code":"rate_limited","message":"","data":{"retry_after_ms":400}})");
        act(then + 360, 7);
        EXPECT_EQ(mistake(then + 360), "");
        refuse(then + 361, R"({"code":"rate_limited","message":"","data":{"retry_after_ms":1}})");
    }
}

TEST_F(CheckedBot, MustWaitAfterRateLimited) {
    act(100, 7);
    refuse(100, R"({"code":"rate_limited","message":"","data":{"retry_after_ms":400}})");
    act(250, 7);
    EXPECT_EQ(mistake(250),
              "sent `act` again 150 ms after `rate_limited`, whose `retry_after_ms` was 400");
}

TEST_F(CheckedBot, HasTimeFromWhenItMayAnswerAgain) {
    act(100, 7);
    refuse(100, R"({"code":"rate_limited","message":"","data":{"retry_after_ms":400}})");
    EXPECT_EQ(mistake(499 + kPatience), "");
    EXPECT_EQ(mistake(500 + kPatience),
              "was asked `place` (decision 7), but has not sent its answer again after "
              "`rate_limited` within 1000 ms");
}

TEST_F(CheckedBot, HasTimeFromWhenTheServerCanStoreAgain) {
    message(99, R"({"ev":"storage","available":false})");
    EXPECT_EQ(mistake(99), "");
    message(5'000, R"({"ev":"storage","available":true})");
    EXPECT_EQ(mistake(5'000), "");
    act(5'001, 7);
    refuse(5'002, R"({"code":"storage_unavailable","message":""})");
    message(5'003, R"({"ev":"storage","available":false})");
    message(9'000, R"({"ev":"storage","available":true})");
    EXPECT_EQ(mistake(9'000 + kPatience - 1), "");
    EXPECT_EQ(mistake(9'000 + kPatience),
              "was asked `place` (decision 7), but has not sent its answer again after "
              "`storage_unavailable` within 1000 ms");
}

TEST_F(CheckedBot, MayComeBackAndAnswerWhatItMayHaveAnswered) {
    act(30, 7);
    checker_.excuse_decision(7);
    checker_.on_disconnect(31, true);
    connect(40, R"({"op":"hello","id":1,"protocol":1,"token":"first","bot":{"name":"B"}})",
            "second");
    EXPECT_EQ(mistake(41 + kPatience),
              "came back, but has not asked how its table stands (`table.join` or `table.sync`) "
              "within 1000 ms");
    join(50);
    act(51, 7);
    refuse(52, R"({"code":"stale_decision","message":""})");
    EXPECT_EQ(mistake(53), "");
}

TEST_F(CheckedBot, OwesWhatTheLastUpdateAsksThatItHasMissed) {
    come_back();
    message(50, R"({"re":2,"ok":true,"missed":1})");
    EXPECT_EQ(mistake(50 + 9 * kPatience), "");
    ask(60, 9);
    EXPECT_EQ(mistake(60 + kPatience),
              "was asked `place` (decision 9), but has not answered within 1000 ms");
}

TEST_F(CheckedBot, MustComeBackAsItself) {
    checker_.on_disconnect(31, true);
    connect(40, R"({"op":"hello","id":1,"protocol":1,"name":"Bot","bot":{"name":"B"}})", "second");
    EXPECT_EQ(mistake(41),
              "came back as a new player: `hello` must have the `token` of its last `welcome` "
              "instead of a name");
}

TEST_F(CheckedBot, MustSayThatItIsABot) {
    checker_.on_disconnect(31, true);
    connect(40, R"({"op":"hello","id":1,"protocol":1,"token":"first"})", "second");
    EXPECT_EQ(mistake(41),
              "said `hello` without `bot`, so that people take it for one of them: "
              "{\"name\":...} says which program plays");
}

TEST_F(CheckedBot, MustComeBackWithATokenOfItsOwn) {
    checker_.on_disconnect(31, true);
    connect(40, R"({"op":"hello","id":1,"protocol":1,"token":"another","bot":{"name":"B"}})",
            "second");
    EXPECT_EQ(mistake(41), "came back with a token that it never had");
}

TEST_F(CheckedBot, MustNotComeBackBeforeTheServer) {
    message(30, R"({"ev":"closing","reconnect_after_ms":500})");
    checker_.on_disconnect(31, true);
    checker_.on_connect(300);
    EXPECT_EQ(mistake(300), "came back 270 ms after `closing`, whose `reconnect_after_ms` was 500");
}

TEST_F(CheckedBot, HasTimeToComeBackFromWhenTheServerIsThere) {
    message(30, R"({"ev":"closing","reconnect_after_ms":500})");
    checker_.on_disconnect(31, true);
    EXPECT_EQ(mistake(450 + kPatience), "");
    EXPECT_EQ(mistake(530 + kPatience),
              "has not come back within 1000 ms when its connection had ended");
}

TEST_F(CheckedBot, MustNotHangUp) {
    checker_.on_disconnect(31, false);
    EXPECT_EQ(mistake(31), "closed its connection before the game was over");
}

TEST_F(CheckedBot, MayDoAnythingWhenTheGameIsOver) {
    checker_.on_game_end();
    checker_.on_disconnect(31, false);
    checker_.on_invalid_json("bye");
    EXPECT_EQ(mistake(31 + 9 * kPatience), "");
}

TEST_F(CheckedBot, IsShownWhatItSentWithoutWhatATerminalWouldObey) {
    checker_.on_invalid_json("\x1b[2J" + std::string(500, 'x'));
    EXPECT_EQ(mistake(30),
              "sent something that is not JSON: \\u001b[2J" + std::string(196, 'x') + "...");
}

TEST_F(CheckedBot, HearsOfItsOwnTableOnly) {
    message(30, update("u", R"({"decision":70,"seat":0,"kind":"roll","actions":[]})"));
    EXPECT_EQ(checker_.ask_kinds(), std::set<std::string>{"place"});
}

TEST(ConformanceChecker, WaitsForTheBotToConnectGreetAndCome) {
    ConformanceChecker checker(kPatience, "t");
    checker.on_start(0);
    EXPECT_EQ(checker.mistake(kPatience), "has not connected to the server within 1000 ms");
    checker.on_connect(5);
    EXPECT_EQ(checker.mistake(5 + kPatience),
              "has connected, but has not said `hello` within 1000 ms");
    checker.on_message(6, ordered_json::parse(R"({"re":1,"ok":true,"ev":"welcome","token":"x"})"));
    EXPECT_EQ(checker.mistake(6 + kPatience),
              "has not come to the table of its invite (`table.join`) within 1000 ms after its "
              "`welcome`");
    checker.on_message(7,
                       ordered_json::parse(R"({"ev":"snapshot","table":"t","view":{"you":null}})"));
    EXPECT_NE(checker.mistake(6 + kPatience), std::nullopt);  // it only watches
}

}  // namespace
}  // namespace vegas::shell::conformance
