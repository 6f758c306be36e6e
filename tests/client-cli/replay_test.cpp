#include "client-cli/local/replay.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/local/playback.hpp"
#include "client-cli/local/replay_cursor.hpp"
#include "client-cli/show/result.hpp"
#include "tests/protocol/some_transcript.hpp"

namespace vegas::cli::replay_test {
namespace {

const Texts& english() {
    static const Texts texts("en", true);
    return texts;
}

const protocol::Transcript& some() {
    static const protocol::Transcript t = test::played({.seats = 3});
    return t;
}

const Playback& game() {
    static const Playback playback(some(), protocol::transcript_json(some()));
    return playback;
}

ReplayCursor walk_from(std::size_t step) {
    static const Style style;
    return {game(), style, english(), step};
}

std::string text_of(const Lines& lines) {
    std::string text;
    for (const auto& line : lines) text += line + "\n";
    return text;
}

struct Printed {
    int code;
    std::string out, err;
};

Printed printed(const std::string& bytes, std::size_t step = 0) {
    std::istringstream in(bytes);
    std::ostringstream out, err;
    Console console(out, Style{});
    const int code = replay({.transcript = {"-", {}}, .step = step}, in, console, err, english());
    return {code, out.str(), err.str()};
}

}  // namespace

TEST(Playback, HasAViewForEveryDecision) {
    EXPECT_EQ(game().steps(), some().actions.size());
    for (std::size_t n = 0; n < game().steps(); ++n) {
        ASSERT_NE(game().prompt(n), nullptr);
        EXPECT_EQ(game().prompt(n)->seat, some().actions[n].seat);
        EXPECT_TRUE(parse_enum<Ask>(game().prompt(n)->kind)) << game().prompt(n)->kind;
    }
    EXPECT_EQ(game().prompt(game().steps()), nullptr);
    ASSERT_TRUE(game().view(game().steps()).result);
    const auto& totals = game().view(game().steps()).result->totals;
    EXPECT_TRUE(std::equal(totals.begin(), totals.end(), some().result->totals.begin(),
                           some().result->totals.end()));
}

TEST(Playback, KnowsWhereRoundsBegin) {
    EXPECT_EQ(game().step_of_round(1), 0U);
    EXPECT_GE(game().rounds(), 2U);
    EXPECT_TRUE(game().round_begins(*game().step_of_round(2)));
    EXPECT_EQ(game().step_of_round(0), std::nullopt);
    EXPECT_EQ(game().step_of_round(99), std::nullopt);
}

TEST(WalkThroughAGame, GoesWhereItIsTold) {
    ReplayCursor walk = walk_from(0);
    EXPECT_TRUE(walk.go(""));
    EXPECT_TRUE(walk.go("next"));
    EXPECT_EQ(walk.step(), 2U);
    EXPECT_TRUE(walk.go("b"));
    EXPECT_EQ(walk.step(), 1U);
    EXPECT_TRUE(walk.go("go 17"));
    EXPECT_EQ(walk.step(), 17U);
    EXPECT_TRUE(walk.go(" go to 5 "));
    EXPECT_EQ(walk.step(), 5U);
    EXPECT_TRUE(walk.go("7"));
    EXPECT_EQ(walk.step(), 7U);
    EXPECT_TRUE(walk.go("round 2"));
    EXPECT_EQ(walk.step(), game().step_of_round(2));
    EXPECT_FALSE(walk.go("q"));
}

TEST(WalkThroughAGame, StaysWhereNothingIs) {
    ReplayCursor walk = walk_from(0);
    for (const char* line : {"back", "go 100000", "go -1", "round 77", "what", "go", "round x"}) {
        EXPECT_TRUE(walk.go(line));
        EXPECT_EQ(walk.step(), 0U) << line;
    }
    EXPECT_TRUE(walk.go("round 77"));
    EXPECT_NE(text_of(walk.below()).find("The rounds are 1 to "), std::string::npos);
    ReplayCursor end = walk_from(100'000);
    EXPECT_EQ(end.step(), game().steps());
    EXPECT_TRUE(end.go(""));
    EXPECT_EQ(end.step(), game().steps());
}

TEST(WalkThroughAGame, ShowsTheBoardAndWhatHappened) {
    const ReplayCursor start = walk_from(0);
    EXPECT_NE(text_of(start.story()).find("Round 1"), std::string::npos) << text_of(start.story());
    EXPECT_NE(text_of(start.board()).find("table k3f9xq"), std::string::npos);
    const std::string below = text_of(start.below());
    EXPECT_NE(below.find("Step 0 of " + std::to_string(game().steps())), std::string::npos)
        << below;
    const ReplayCursor end = walk_from(game().steps());
    EXPECT_NE(text_of(end.below()).find("Place"), std::string::npos);
}

TEST(ReplayCommand, PrintsTheWholeGameLineByLine) {
    const Printed all = printed(protocol::transcript_json(some()));
    EXPECT_EQ(all.code, kExitDone) << all.err;
    EXPECT_EQ(all.err, "");
    const std::string last = result_line(game().view(game().steps()));
    EXPECT_NE(all.out.find(last + "\n"), std::string::npos);
    std::size_t boards = 0;
    for (auto at = all.out.find("table k3f9xq "); at != std::string::npos;
         at = all.out.find("table k3f9xq ", at + 1)) {
        ++boards;
    }
    EXPECT_EQ(boards, game().rounds() + 1) << "one for each round, one in the end";
    EXPECT_LT(printed(protocol::transcript_json(some()), 20).out.size(), all.out.size());
}

TEST(ReplayCommand, ShowsNoGameThatIsWrong) {
    auto t = some();
    t.actions[2].action = {Act::pass};
    const Printed wrong = printed(protocol::transcript_json(t));
    EXPECT_EQ(wrong.code, kExitFailed);
    EXPECT_EQ(wrong.out, "");
    EXPECT_NE(wrong.err.find("action 3"), std::string::npos) << wrong.err;
    EXPECT_EQ(printed("{").code, kExitUsage);
    EXPECT_EQ(printed("").code, kExitUsage);
}

}  // namespace vegas::cli::replay_test
