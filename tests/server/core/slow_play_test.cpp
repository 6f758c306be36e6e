// Strangers do not wait for one who lets every clock run out.
#include <algorithm>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

constexpr int kSlowPlayClock = 30'000;
constexpr int kHurriedClock = 15'000;  // Limits::slow_decision_ms
constexpr int kHousePause = 700;

}  // namespace

class SlowPlay : public testing::Test {
protected:
    FakeShell w{{.limits = {}, .bot_pause_ms = kHousePause}};

    void begin(const json& more) {
        json options = decision_clock(kSlowPlayClock);
        options.update(more);
        seated_ = w.table("classic", {"Anna", "Ben"}, options);
        const bool is_first = &find_asked(seated_) == seated_[0];
        slow_ = seated_[is_first ? 0 : 1];
        other_ = seated_[is_first ? 1 : 0];
        seat_ = is_first ? 0 : 1;
    }
    [[nodiscard]] json missed() const {
        return other_->view["table"]["seats"][seat_].value("missed", json());
    }
    [[nodiscard]] bool is_slow_asked() { return &find_asked(seated_) == slow_; }
    // Others decide at once, until the slow one is asked.
    void play_to_the_slow_one() {
        while (!is_slow_asked()) w.play({other_}, 1, 1);
    }
    void miss_a_deadline(int ms) {
        play_to_the_slow_one();
        const auto decision = slow_->prompt["decision"];
        w.send(*slow_, {{"op", "table.sync"}, {"table", w.id}});
        EXPECT_EQ(slow_->prompt["deadline_ms"], ms);
        w.advance(ms - 1);
        EXPECT_EQ(find_asked(seated_).prompt["decision"], decision);
        w.advance(1);
        EXPECT_NE(find_asked(seated_).prompt["decision"], decision);
    }
    void miss_three() {
        miss_a_deadline(kSlowPlayClock);
        miss_a_deadline(kSlowPlayClock);
        miss_a_deadline(kHurriedClock);
    }

    std::vector<Client*> seated_;
    Client *slow_ = nullptr, *other_ = nullptr;
    std::size_t seat_ = 0;
};

TEST_F(SlowPlay, ASeatIsHurriedAfterTwoDeadlinesAndPlayedByTheHouseAfterThree) {
    begin({{"visibility", "public"}});
    EXPECT_EQ(slow_->view["table"]["slow_play_limit"], true);
    EXPECT_EQ(missed(), json());
    miss_a_deadline(kSlowPlayClock);
    EXPECT_EQ(missed(), 1);
    miss_a_deadline(kSlowPlayClock);
    EXPECT_EQ(missed(), 2);
    miss_a_deadline(kHurriedClock);
    EXPECT_EQ(missed(), 3);
    play_to_the_slow_one();
    const auto decision = slow_->prompt["decision"];
    EXPECT_FALSE(slow_->prompt.contains("deadline_ms"));
    w.advance(kHousePause);
    EXPECT_NE(find_asked(seated_).prompt["decision"], decision);
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, WhoActsIsForgivenAll) {
    begin({{"visibility", "public"}});
    miss_a_deadline(kSlowPlayClock);
    miss_a_deadline(kSlowPlayClock);
    play_to_the_slow_one();
    w.play({slow_}, 1, 1);
    EXPECT_EQ(missed(), json());
    miss_a_deadline(kSlowPlayClock);
    EXPECT_EQ(missed(), 1);
}

TEST_F(SlowPlay, WhoGoesOnDecidesAgainAndIsStillHurried) {
    begin({{"visibility", "public"}});
    miss_three();
    w.send(*slow_, {{"op", "table.go_on"}, {"table", w.id}});
    EXPECT_EQ(slow_->error(), "");
    EXPECT_EQ(missed(), 2);
    miss_a_deadline(kHurriedClock);
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, WhoActsBeforeTheHouseDoesPlaysOn) {
    begin({{"visibility", "public"}});
    miss_three();
    play_to_the_slow_one();
    w.play({slow_}, 1, 1);
    EXPECT_EQ(missed(), json());
}

TEST_F(SlowPlay, ToComeBackIsNotToAct) {
    begin({{"visibility", "public"}});
    miss_three();
    w.disconnect(*slow_);
    slow_ = &w.reconnect(*slow_);
    seated_[seat_] = slow_;
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, NobodyElseCanTakeTheSeatBack) {
    begin({{"visibility", "public"}});
    miss_three();
    w.send(*other_, {{"op", "table.go_on"}, {"table", w.id}});
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, APrivateTableHasNoLimitUnlessItsHostWantsOne) {
    begin({{"visibility", "private"}});
    EXPECT_FALSE(slow_->view["table"].contains("slow_play_limit"));
    for (int n = 0; n < 4; ++n) miss_a_deadline(kSlowPlayClock);
    EXPECT_EQ(missed(), json());
}

TEST_F(SlowPlay, TheHostOfAPrivateTableCanSetALimit) {
    begin({{"visibility", "private"}, {"slow_play_limit", true}});
    EXPECT_EQ(slow_->view["table"]["slow_play_limit"], true);
    miss_three();
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, AQuickTableHasIt) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "quick_play"}});
    EXPECT_EQ(anna.view["table"]["slow_play_limit"], true);
}

TEST_F(SlowPlay, ThereIsNoneWithoutAClockOrInDays) {
    for (const json& clock : {json(), json{{"decision_ms", 86'400'000}}}) {
        Client& anna = w.guest("Anna");
        w.send(anna, {{"op", "table.create"},
                      {"ruleset", "classic"},
                      {"visibility", "public"},
                      {"clock", clock}});
        EXPECT_FALSE(anna.view["table"].contains("slow_play_limit")) << clock;
    }
}

TEST_F(SlowPlay, TheHostCanChangeItBeforeTheStart) {
    Client& anna = w.guest("Anna");
    w.send(anna, {{"op", "table.create"}, {"ruleset", "classic"}});
    const json table = anna.view["table"]["id"];
    json change{{"op", "table.change"}, {"table", table}, {"ruleset", "classic"}};
    change["slow_play_limit"] = true;
    w.send(anna, change);
    EXPECT_EQ(anna.view["table"]["slow_play_limit"], true);
    change["slow_play_limit"] = false;
    w.send(anna, change);
    EXPECT_FALSE(anna.view["table"].contains("slow_play_limit"));
}

TEST_F(SlowPlay, TheLobbySaysHowLongADecisionMayTake) {
    begin({{"visibility", "public"}});
    const json listed = parsed(w.server->tables_json())["tables"][0];
    EXPECT_EQ(listed["clock"], json({{"decision_ms", kSlowPlayClock}}));
    EXPECT_EQ(listed["slow_play_limit"], true);
    Client& carl = w.guest("Carl");
    w.send(carl, {{"op", "table.create"},
                  {"ruleset", "classic"},
                  {"visibility", "public"},
                  {"clock", nullptr}});
    const json both = parsed(w.server->tables_json())["tables"];
    EXPECT_EQ(std::ranges::count_if(both, [](const json& one) { return one["clock"].is_null(); }),
              1);
}

TEST_F(SlowPlay, ItSurvivesARestart) {
    begin({{"visibility", "public"}});
    miss_three();
    w.crash();
    other_ = &w.reconnect(*other_);
    w.send(*other_, {{"op", "table.sync"}, {"table", w.id}});
    EXPECT_EQ(missed(), 3);
}

TEST_F(SlowPlay, ANewGameForgetsIt) {
    begin({{"visibility", "public"}});
    miss_three();
    while (other_->view["result"].is_null()) {
        if (is_slow_asked()) {
            w.advance(kHousePause);
        } else {
            w.play({other_}, 1, 1);
        }
    }
    w.send(*other_, {{"op", "table.rematch"}, {"table", w.id}});
    EXPECT_EQ(missed(), json());
}

}  // namespace vegas::test
