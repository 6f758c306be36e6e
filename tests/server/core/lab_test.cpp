#include <gtest/gtest.h>

#include <string>

#include "tests/support/fake_shell.hpp"

namespace vegas::test {
namespace {

core::Settings lab() {
    core::Settings settings{.limits = {}, .bot_pause_ms = 0};
    settings.lab = true;
    return settings;
}

json create_with_seed(const char* seed) {
    return {{"op", "table.create"},
            {"ruleset", "royale"},
            {"seats", 2},
            {"lab_seed", seed},
            {"clock", {{"decision_ms", 5'000}}}};
}

// Its transcript. `entropy`: of the server; Anna takes the first action each time.
json game_of(const char* seed, std::uint64_t entropy) {
    FakeShell w(lab(), entropy);
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, create_with_seed(seed));
    const std::string table = made["table"];
    w.send(anna, {{"op", "table.add_bot"}, {"table", table}, {"level", "easy"}});
    w.send(anna, {{"op", "table.ready"}, {"table", table}});
    while (anna.view["table"]["status"] == "playing") {
        EXPECT_FALSE(anna.prompt.contains("deadline_ms")) << "there is no clock";
        w.act(anna, anna.prompt["actions"][0]);
    }
    const auto game = w.finished(table + "-1", made["invite"]);
    return game ? json::parse(*game->transcript) : json();
}

TEST(Lab, TheSameSeedGivesTheSameGame) {
    const json first = game_of("seven", 1), again = game_of("seven", 2);
    EXPECT_GT(first["actions"].size(), 20U);
    EXPECT_EQ(first["server_seed"], again["server_seed"]);
    EXPECT_EQ(first["actions"], again["actions"]);
    EXPECT_NE(first["server_seed"], game_of("eight", 1)["server_seed"]);
}

TEST(Lab, ASeedIsFreeAgainWhenItsTableIsGone) {
    FakeShell w(lab());
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, create_with_seed("seven"));
    w.send(anna, create_with_seed("seven"));
    EXPECT_EQ(anna.error(), "table_limit");
    w.send(anna, {{"op", "table.leave"}, {"table", made["table"]}});
    EXPECT_EQ(w.send(anna, create_with_seed("seven"))["table"], made["table"]);
}

TEST(Lab, WithoutASeedTablesAreTheirOwn) {
    FakeShell w(lab());
    Client& anna = w.guest("Anna");
    json create = create_with_seed("");
    create.erase("lab_seed");
    const json first = w.send(anna, create), second = w.send(anna, create);
    EXPECT_NE(first["table"], second["table"]);
}

// Elsewhere nobody can know what will be rolled.
TEST(Lab, ItsSeedIsRefusedOutsideOfIt) {
    FakeShell w;
    Client& anna = w.guest("Anna");
    w.send(anna, create_with_seed("seven"));
    EXPECT_EQ(anna.error(), "bad_option");
}

TEST(Lab, WaitsForNoSeeds) {
    FakeShell w(lab());
    Client& anna = w.connect();
    w.send(anna, {{"op", "hello"}, {"protocol", 1}, {"name", "Anna"}, {"caps", {"seeds"}}});
    const std::string table = w.send(anna, create_with_seed("seven"))["table"];
    w.send(anna, {{"op", "table.add_bot"}, {"table", table}, {"level", "easy"}});
    w.send(anna, {{"op", "table.ready"}, {"table", table}});
    EXPECT_EQ(anna.view["table"]["status"], "playing");
}

// Draws follow from the table's own seed alone.
TEST(Lab, TakesNoSeedsOfPlayers) {
    FakeShell w(lab());
    Client& anna = w.guest("Anna");
    const json made = w.send(anna, create_with_seed("seven"));
    w.give_seed(anna, "mine", made["table"]);
    EXPECT_EQ(anna.error(), "seeds_closed");
}

}  // namespace
}  // namespace vegas::test
