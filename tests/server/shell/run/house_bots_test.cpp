#include "server/shell/run/house_bots.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/policy.hpp"
#include "tests/server/shell/parts.hpp"

namespace vegas::shell {
namespace {

// At the first decision of a game.
core::BotTask job(std::uint64_t seed, bots::Level level, const Setup& setup) {
    FastDraws draws(1);
    NullEventSink mute;
    return {.table = "table" + std::to_string(seed),
            .decision = 7,
            .seat = 0,
            .level = level,
            .known = start(setup, draws, mute),
            .seed = seed};
}

// Where the dice have been rolled, and are to be placed.
core::BotTask placing(std::uint64_t seed, const Setup& setup) {
    core::BotTask made = job(seed, bots::Level::hard, setup);
    FastDraws draws(seed);
    NullEventSink mute;
    apply_trusted(made.known, {Act::roll}, draws, mute);
    return made;
}

constexpr Setup kWithTiles{.ruleset = Ruleset::royale, .seats = 2, .tiles = 6};
constexpr Setup kWithout{.ruleset = Ruleset::classic, .seats = 2};
constexpr Setup kOtherBoard{.ruleset = Ruleset::vegas_1996, .seats = 2};

const std::string kUsualAddress = "192.0.2.7";

class HouseBotsTest : public testing::Test {
protected:
    test::FakeLoop loop_;
    test::FakeWorkerPool workers_{loop_};
    Metrics metrics_;
    std::set<std::string> closed_;                   // tables
    std::map<std::string, std::string> address_of_;  // a table; else it is kUsualAddress
    HouseBots bots_{
        loop_, workers_, metrics_,
        [this](const std::string& table, std::uint32_t) { return !closed_.contains(table); },
        [this](const std::string& table) {
            const auto found = address_of_.find(table);
            return found == address_of_.end() ? kUsualAddress : found->second;
        }};
    std::vector<core::BotDecided> decided_;

    void think(core::BotTask what) {
        bots_.decide(std::move(what),
                     [this](core::BotDecided decided) { decided_.push_back(std::move(decided)); });
    }
};

TEST_F(HouseBotsTest, ChooseAsTheirLevelAndSeedSay) {
    for (const auto& setup : {kWithTiles, kWithout}) {
        decided_.clear();
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            think(job(seed, bots::Level::easy, setup));
        }
        EXPECT_TRUE(decided_.empty());
        loop_.run_jobs();
        ASSERT_EQ(decided_.size(), 8U);
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            const auto expected = job(seed, bots::Level::easy, setup);
            EXPECT_EQ(decided_[seed].table, expected.table);
            EXPECT_EQ(decided_[seed].decision, expected.decision);
            EXPECT_EQ(decided_[seed].action,
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
    EXPECT_TRUE(decided_.empty());
    loop_.run_jobs();
    EXPECT_EQ(decided_.size(), 5U);
}

// Two at most are with the workers, who do one at a time.
TEST_F(HouseBotsTest, WhatIsWantedNoMoreIsNotThoughtAbout) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        think(job(seed, bots::Level::normal, kWithTiles));
    }
    EXPECT_EQ(workers_.given, 2);
    EXPECT_EQ(bots_.queued(), 2U);
    closed_.insert("table3");
    loop_.run_jobs();
    EXPECT_EQ(workers_.given, 3);
    EXPECT_EQ(bots_.queued(), 0U);
    ASSERT_EQ(decided_.size(), 3U);
    EXPECT_EQ(decided_[2].table, "table4");
}

// The loop's time goes on by itself here.
TEST_F(HouseBotsTest, WhereManyWaitEachThinksLess) {
    using std::chrono::milliseconds;
    loop_.passes_with_each_look = milliseconds(5);
    constexpr std::uint64_t kMany = 200;
    think(placing(0, kWithTiles));
    loop_.run_jobs();
    const auto alone = loop_.elapsed();
    for (std::uint64_t seed = 1; seed <= kMany; ++seed) {
        think(placing(seed, kWithTiles));
    }
    loop_.run_jobs();
    ASSERT_EQ(decided_.size(), kMany + 1);
    EXPECT_LT(loop_.elapsed() - alone, kMany * alone * 2 / 3);
}

TEST_F(HouseBotsTest, TheTablesOfOneAddressDoNotKeepAnotherOneWaiting) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        think(job(seed, bots::Level::normal, kWithTiles));
    }
    address_of_["table11"] = "198.51.100.1";
    think(job(11, bots::Level::normal, kWithTiles));
    loop_.run_jobs();
    ASSERT_EQ(decided_.size(), 11U);
    const auto other = std::ranges::find(decided_, "table11", &core::BotDecided::table);
    EXPECT_LE(other - decided_.begin(), 3) << "two were with the workers before it";
}

TEST_F(HouseBotsTest, BeyondItsShareAnAddressesBotsThinkNoLongerThanTheyMust) {
    loop_.passes_with_each_look = std::chrono::milliseconds(5);
    const auto thinks = [this](std::uint64_t seed) {
        const auto began = loop_.elapsed();
        think(placing(seed, kWithTiles));
        loop_.run_jobs();
        return loop_.elapsed() - began;
    };
    const auto first = thinks(1);
    auto last = first;
    for (std::uint64_t seed = 2; seed <= 200; ++seed) last = thinks(seed);
    EXPECT_LT(last, first / 3);
    address_of_["table1000"] = "198.51.100.1";
    EXPECT_GT(thinks(1'000), first / 3) << "of another address";
}

}  // namespace
}  // namespace vegas::shell
