#include "server/shell/run/house_bots.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "engine/bots/policy.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

// At the first decision of a game.
core::Think job(std::uint64_t seed, bots::Level level, const Setup& setup) {
    FastDraws draws(1);
    NoEvents mute;
    return {.table = "table" + std::to_string(seed),
            .decision = 7,
            .seat = 0,
            .level = level,
            .known = start(setup, draws, mute),
            .seed = seed};
}

constexpr Setup kWithTiles{.ruleset = Ruleset::royale, .seats = 2, .tiles = 6};
constexpr Setup kWithout{.ruleset = Ruleset::classic, .seats = 2};
constexpr Setup kOtherBoard{.ruleset = Ruleset::vegas_1996, .seats = 2};

class HouseBotsTest : public testing::Test {
protected:
    test::FakeLoop loop_;
    test::FakeWorkers workers_{loop_};
    Metrics metrics_;
    HouseBots bots_{loop_, workers_, metrics_};
    std::vector<core::BotMoved> moved_;

    void think(core::Think what) {
        bots_.think(std::move(what),
                    [this](core::BotMoved said) { moved_.push_back(std::move(said)); });
    }
};

TEST_F(HouseBotsTest, ChooseAsTheirLevelAndSeedSay) {
    for (const auto& setup : {kWithTiles, kWithout}) {
        moved_.clear();
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            think(job(seed, bots::Level::easy, setup));
        }
        EXPECT_TRUE(moved_.empty());
        loop_.run_jobs();
        ASSERT_EQ(moved_.size(), 8U);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const auto expected = job(seed, bots::Level::easy, setup);
            EXPECT_EQ(moved_[seed].table, expected.table);
            EXPECT_EQ(moved_[seed].decision, expected.decision);
            EXPECT_EQ(moved_[seed].action,
                      bots::choose(expected.level, expected.known, expected.seed));
        }
    }
}

TEST_F(HouseBotsTest, OnlyWhatMayTakeLongLeavesTheLoop) {
    think(job(1, bots::Level::easy, kWithTiles));
    EXPECT_EQ(workers_.given, 1);
    think(job(2, bots::Level::random, kWithTiles));
    think(job(3, bots::Level::easy, kWithout));
    think(job(4, bots::Level::easy, kOtherBoard));
    EXPECT_EQ(workers_.given, 1);
    think(job(5, bots::Level::normal, kOtherBoard));
    EXPECT_EQ(workers_.given, 2);
    EXPECT_TRUE(moved_.empty());
    loop_.run_jobs();
    EXPECT_EQ(moved_.size(), 5U);
}

}  // namespace
}  // namespace vegas::shell
