#include "client-cli/lab/simulate.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>

#include "client-cli/commands/exit_codes.hpp"
#include "client-cli/lab/simulation.hpp"
#include "client-cli/lab/statistics.hpp"
#include "client-cli/local/verify.hpp"
#include "engine/las_vegas/events.hpp"
#include "protocol/history/verify.hpp"

namespace vegas::cli {
namespace {

struct Said {
    int code;
    std::string out, err;
};

Said said(const SimulateOptions& options) {
    std::ostringstream out, err;
    const int code = simulate(options, out, err);
    return {code, out.str(), err.str()};
}

protocol::Transcript game(const std::string& seed, std::uint64_t number) {
    NullEventSink mute;
    protocol::Transcript t;
    const SimulationResult s = simulate_game({.seats = 3}, seed, number, mute, &t);
    EXPECT_EQ(s.decisions, t.actions.size());
    EXPECT_EQ(s.result, t.result);
    return t;
}

}  // namespace

TEST(SimulateCommand, SaysWhichOptionIsWrongAndWhatWasMeant) {
    const auto wrong = [](const std::string& ruleset, const nlohmann::json& options, int seats) {
        const Said s = said({.ruleset = ruleset, .seats = seats, .options = options});
        EXPECT_EQ(s.code, kExitUsage);
        EXPECT_EQ(s.out, "");
        return s.err;
    };
    EXPECT_EQ(wrong("roayle", nlohmann::json::object(), 2),
              "vegas: --ruleset: there is no roayle; did you mean royale?\n");
    EXPECT_EQ(wrong("royale", {{"tils", 3}}, 2),
              "vegas: --options: there is no tils in royale; did you mean tiles?\n");
    EXPECT_EQ(wrong("royale", {{"tiles", 9}}, 2), "vegas: --options: tiles: must be from 0 to 6\n");
    EXPECT_EQ(wrong("custom", {{"skip", "chip"}}, 2),
              "vegas: --options: skip: must be one of: none, chips, cards; did you mean chips?\n");
    EXPECT_EQ(wrong("vegas-1996", nlohmann::json::object(), 7),
              "vegas: --seats: vegas-1996 is for 2 to 4\n");
}

TEST(Simulation, TheSameSeedAndNumberGiveTheSameGame) {
    EXPECT_EQ(game("a", 1), game("a", 1));
    EXPECT_NE(game("a", 1).actions, game("a", 2).actions);
    EXPECT_NE(game("a", 1).actions, game("b", 1).actions);
}

TEST(Simulation, SeedsAreDerivedAsWrittenDown) {
    const std::string text = "vegas simulate/1\nmy seed\n12";
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    EXPECT_EQ(game("my seed", 12).server_seed, protocol::sha256({bytes, text.size()}));
}

TEST(Simulation, WhatIsPlayedIsTrue) {
    for (std::uint64_t n = 1; n <= 20; ++n) EXPECT_FALSE(protocol::verify(game("a", n)));
}

TEST(Statistics, AreMeansOverTheGames) {
    Statistics s;
    GameResult r;
    for (const int place : {1, 2}) r.places.push(static_cast<std::uint8_t>(place));
    for (const int total : {300'000, 200'000}) r.totals.push(total);
    s.on(Event(Rolled{}));
    s.on(Event(Rolled{}));
    s.on(Event(las_vegas::Placed{}));
    s.add(r, 10);
    r.places[1] = 1;
    r.totals[1] = 300'000;
    s.on(Event(Rolled{}));
    s.add(r, 20);
    EXPECT_EQ(s.as_json(), nlohmann::ordered_json::parse(R"({
        "games": 2, "decisions": {"mean": 15.0, "least": 10, "most": 20}, "joint_winners": 0.5,
        "totals": [300000.0, 250000.0], "wins": [1.0, 0.5],
        "events": {"rolled": 1.5, "placed": 0.5}})"));
}

// A chip is $10,000. [RY-3]
TEST(Statistics, SayWhatEachTilePays) {
    Statistics s;
    const Event laid = las_vegas::TilesLaid{.tiles = {Tile::pay_day, Tile::block_it}};
    const las_vegas::TileLocation at{.tile = Tile::pay_day};
    for (int round = 0; round < 2; ++round) s.on(laid);
    for (int n = 0; n < 4; ++n) s.on(Event(las_vegas::TileActivated{at}));
    s.on(Event(las_vegas::Paid{.at = at, .dollars = 60'000}));
    s.on(Event(las_vegas::Paid{.at = at, .chips = 2}));
    GameResult r;
    r.places.push(1);
    r.totals.push(0);
    s.add(r, 1);
    EXPECT_EQ(s.as_json()["tiles"], nlohmann::ordered_json::parse(R"([
        {"tile": "D1", "rounds": 2, "activations": 4, "per_activation": 20000.0,
         "per_round": 40000.0},
        {"tile": "F1", "rounds": 2, "activations": 0, "per_activation": null,
         "per_round": 0.0}])"));
    EXPECT_EQ(s.as_lines().size(), 13U);
}

TEST(Statistics, AreShownAsATable) {
    const Said s = said({.seats = 2, .games = 5});
    EXPECT_EQ(s.code, kExitDone);
    EXPECT_EQ(s.out.find("royale-basic, 2 seats, 5 games, seed 1\ndecisions a game "), 0U);
    EXPECT_NE(s.out.find("\nseat 1, mean total $"), std::string::npos);
    EXPECT_NE(s.out.find("\n  rolled "), std::string::npos);
}

TEST(Simulate, PrintsOneJsonObject) {
    const Said s = said({.ruleset = "classic", .seats = 4, .games = 10, .as_json = true});
    const auto j = nlohmann::json::parse(s.out);
    EXPECT_EQ(j["seats"], 4);
    EXPECT_EQ(j["games"], 10);
    EXPECT_EQ(j["totals"].size(), 4U);
    EXPECT_EQ(j["events"]["game_ended"], 1.0);
    EXPECT_GT(j["decisions"]["mean"], 50);
    EXPECT_EQ(s.out, said({.ruleset = "classic", .seats = 4, .games = 10, .as_json = true}).out);
}

TEST(Simulate, RefusesGamesThatThereAreNot) {
    EXPECT_EQ(said({.ruleset = "chess"}).code, kExitUsage);
    EXPECT_EQ(said({.seats = 8}).code, kExitUsage);
    const Said three = said({.seats = 3, .options = {{"neutral_dice", false}}});
    EXPECT_EQ(three.code, kExitUsage);
    EXPECT_NE(three.err.find("neutral_dice"), std::string::npos);
}

TEST(Simulate, WritesTranscriptsThatVerify) {
    const auto folder = std::filesystem::path(testing::TempDir()) / "vegas-simulate-test";
    std::filesystem::remove_all(folder);
    EXPECT_EQ(said({.games = 3, .transcripts = folder.string()}).code, kExitDone);
    for (const char* name : {"sim-1.json", "sim-2.json", "sim-3.json"}) {
        std::istringstream nothing;
        std::ostringstream out, err;
        EXPECT_EQ(verify({(folder / name).string(), {}}, nothing, out, err), kExitDone);
        EXPECT_EQ(out.str().find("verified game=sim-"), 0U) << out.str() << err.str();
    }
    std::filesystem::remove_all(folder);
}

TEST(Simulate, SaysWhenItCannotWrite) {
    const Said s = said({.games = 1, .transcripts = "/dev/null/nowhere"});
    EXPECT_EQ(s.code, kExitFailed);
    EXPECT_NE(s.err, "");
}

}  // namespace vegas::cli
