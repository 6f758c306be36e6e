// Plays house bots and programs against each other, and counts how well each did.
//
// Seats are rotated: a deal is played once per seat, and every bot sits on each seat once. All
// games of a deal have the same cards and, turn by turn, the same dice. The games of a deal are not
// independent, so the intervals count deals.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "client-cli/lab/regret.hpp"
#include "client-cli/texts/text_failure.hpp"
#include "engine/bots/level.hpp"
#include "engine/setup.hpp"

namespace vegas::cli {

struct Contestant {
    std::string name;  // as the user wrote it
    bots::Level level{};
    int playouts = 0;
    std::string command{};  // of a program; empty: a house bot
};

struct Contest {
    Setup setup;  // with as many seats as there are contestants
    std::vector<Contestant> bots;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    // Playouts per action, to judge choices by; 0: choices are not judged.
    int judge_playouts = 0;
    unsigned jobs = 1;
    // How long a program may take to read, and to answer.
    std::chrono::milliseconds patience = std::chrono::seconds(10);
};

// Statistics of one contestant over all its games.
struct ContestantStats {
    std::uint64_t games = 0;
    double won = 0;             // shares of wins
    double money = 0;           // the sum
    std::vector<double> deals;  // its share of the wins of each deal
    // Time for each decision with more than one action: CPU time, for programs wall-clock time.
    std::vector<float> took_ms;
    std::map<DecisionCategory, RegretSum> regret;

    [[nodiscard]] double win_share() const { return won / static_cast<double>(games); }
    // Half the width of the 95 % confidence interval of win_share().
    [[nodiscard]] double margin() const;
    [[nodiscard]] double mean_ms() const;
    [[nodiscard]] double p99_ms() const;
};

// Returns the statistics by contestant. `played` counts games while they are played. If the
// programs are deterministic, the same contest gives the same results except for times, whatever
// the number of jobs. Each job has its own programs. Fails if a program does. Throws
// InvariantBroken if a game broke.
[[nodiscard]] OrFailure<std::vector<ContestantStats>> run_contest(
    const Contest&, std::atomic<std::uint64_t>& played);

}  // namespace vegas::cli
