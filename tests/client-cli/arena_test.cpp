#include "client-cli/lab/arena.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/lab/contest.hpp"
#include "client-cli/lab/regret.hpp"

namespace vegas::cli {
namespace {

using nlohmann::json;

struct Heard {
    int code;
    std::string out, err;
};

Heard heard(const ArenaOptions& options) {
    std::ostringstream out, err;
    const int code = arena(options, nullptr, out, err);
    return {code, out.str(), err.str()};
}

Contest easy_against_random(unsigned jobs) {
    return {.setup = {.ruleset = Ruleset::classic, .seats = 3},
            .bots = {{"easy", bots::Level::easy},
                     {"random", bots::Level::random},
                     {"random", bots::Level::random}},
            .games = 60,
            .seed = 4,
            .jobs = jobs};
}

std::vector<ContestantStats> held(const Contest& contest) {
    std::atomic<std::uint64_t> played = 0;
    const auto tallies = run_contest(contest, played);
    EXPECT_TRUE(tallies);
    EXPECT_EQ(played, contest.games);
    return *tallies;
}

}  // namespace

TEST(Contest, IsTheSameWithAnyNumberOfJobs) {
    const auto one = held(easy_against_random(1));
    const auto many = held(easy_against_random(3));
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].deals, many[i].deals);
        EXPECT_EQ(one[i].money, many[i].money);
        EXPECT_EQ(one[i].took_ms.size(), many[i].took_ms.size());
    }
}

TEST(Contest, SharesOfWinsAddUp) {
    double won = 0;
    for (const ContestantStats& t : held(easy_against_random(1))) {
        EXPECT_EQ(t.games, 60U);
        EXPECT_EQ(t.deals.size(), 20U);
        EXPECT_GT(t.margin(), 0);
        won += t.win_share();
    }
    EXPECT_NEAR(won, 1, 1e-9);
}

// Bots that are alike make the same of a deal, wherever they were named: each sits on every seat.
TEST(Contest, GivesEveryBotEverySeat) {
    Contest contest = easy_against_random(1);
    contest.bots[0] = contest.bots[1];
    contest.games = 3'000;
    for (const ContestantStats& t : held(contest)) EXPECT_NEAR(t.win_share(), 1.0 / 3, 0.03);
}

TEST(ContestantStats, CountsDealsForItsInterval) {
    ContestantStats t;
    t.deals = {0, 1, 0, 1};
    EXPECT_NEAR(t.margin(), 1.96 * 0.5774 / 2, 1e-3);
    for (int i = 1; i <= 200; ++i) t.took_ms.push_back(static_cast<float>(i));
    EXPECT_NEAR(t.mean_ms(), 100.5, 1e-6);
    EXPECT_NEAR(t.p99_ms(), 199, 1e-6);
}

// The last round: behind by $50,000, and the $90,000 at casino 2 lie there for one die.
TEST(Judge, FindsWhatAChoiceCost) {
    NullEventSink mute;
    FastDraws draws(1);
    Game g = start({.ruleset = Ruleset::classic, .seats = 2, .first_seat = 0}, draws, mute);
    auto& s = std::get<las_vegas::State>(g);
    s.round = 4;
    for (auto& casino : s.casinos) {
        casino.cards.clear();
        casino.cards.push(1);
    }
    s.casinos[1].cards.item[0] = 9;
    for (auto& player : s.players) player.supply = {};
    s.players[0].supply = {2, 0};
    s.players[1].hand[5] = 1;
    while (s.stack.back().asks != Ask::place || s.roll.small[1] != 1) {
        Game again = g;
        apply_trusted(again, {Act::roll}, draws, mute);
        const auto& rolled = std::get<las_vegas::State>(again);
        if (rolled.roll.small[1] == 1) g = again;
    }
    Actions list;
    legal_actions(g, list);
    const Action good{Act::place, 2};
    const Action bad = list[0] == good ? list[1] : list[0];
    EXPECT_EQ(measure_regret(g, good, 1, 40).regret, 0);
    EXPECT_GT(measure_regret(g, bad, 1, 40).regret, 0.5);
    EXPECT_EQ(measure_regret(g, bad, 1, 40).category, (DecisionCategory{"place", ""}));
}

TEST(Arena, SaysItAsJson) {
    const Heard said = heard({.bots = {"normal:20", "random"},
                              .ruleset = "royale",
                              .games = 4,
                              .judge_playouts = 2,
                              .as_json = true});
    ASSERT_EQ(said.code, kExitDone) << said.err;
    const json j = json::parse(said.out);
    ASSERT_EQ(j["bots"].size(), 2U);
    for (const char* member :
         {"name", "games", "win_share", "low", "high", "money", "ms_mean", "ms_p99"}) {
        EXPECT_TRUE(j["bots"][0].contains(member)) << member;
    }
    EXPECT_EQ(j["bots"][0]["name"], "normal:20");
    EXPECT_GT(j["bots"][0]["win_share"], j["bots"][1]["win_share"]);
    EXPECT_FALSE(j["regret"].empty());
}

TEST(Arena, SaysItInLines) {
    const Heard said =
        heard({.bots = {"easy", "random"}, .ruleset = "classic", .games = 2, .judge_playouts = 2});
    EXPECT_EQ(said.out.substr(0, said.out.find('\n')), "classic, 2 seats, 2 games, seed 1");
    EXPECT_NE(said.out.find("regret of random"), std::string::npos);
}

TEST(Arena, RefusesWhatThereIsNot) {
    for (const char* bot : {"clever", "easy:5", "hard:0", "hard:x", "hard:", ""}) {
        const Heard said = heard({.bots = {bot, "random"}, .games = 1});
        EXPECT_EQ(said.code, kExitUsage) << bot;
        EXPECT_EQ(said.err, "vegas: --bots: there is no bot `" + std::string(bot) +
                                "`; there are random, easy, normal, normal:N with N playouts, "
                                "hard, hard:N with N playouts\n");
    }
    const std::string mistyped = heard({.bots = {"hrad:500", "random"}, .games = 1}).err;
    EXPECT_TRUE(mistyped.ends_with("; did you mean hard?\n")) << mistyped;
    EXPECT_EQ(heard({.ruleset = "poker"}).code, kExitUsage);
    EXPECT_EQ(heard({.bots = std::vector<std::string>(6, "random")}).code, kExitUsage);
}

}  // namespace vegas::cli
