// Random games as the players at their tables are told of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vegas::cli {

// Messages `snapshot`, each for a seat at its own question, of whole games of every ruleset for
// every number of seats. The same seed gives the same ones.
[[nodiscard]] std::vector<std::string> random_snapshots(std::uint64_t seed);

// What happened since the step before, as a list of JSON, and the table as the first seat sees it
// then: a message `snapshot`.
struct RandomStep {
    std::string events;
    std::string snapshot;
};

// A whole game of Royale, main game, of four players.
[[nodiscard]] std::vector<RandomStep> random_royale(std::uint64_t seed);

// Whole games step by step, one of each ruleset and of each house rule for passing.
[[nodiscard]] std::vector<std::vector<RandomStep>> random_games(std::uint64_t seed);

}  // namespace vegas::cli
