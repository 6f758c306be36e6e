// Games of house bots and programs against each other, and what each made of them.
//
// Seats are rotated: a deal is played as often as there are seats, and every bot sits on each of
// them once. All games of a deal have the same cards and, turn by turn, the same dice; and as the
// games of a deal are not independent, what is counted for an interval is the deal.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "client-cli/lab/regret.hpp"
#include "engine/bots/policy.hpp"
#include "engine/setup.hpp"

namespace vegas::cli {

struct Contestant {
    std::string name;  // as it was written
    bots::Level level{};
    int playouts = 0;
    std::string command{};  // of a program, which is no house bot; empty: there is none
};

struct Contest {
    Setup setup;  // with as many seats as there are contestants
    std::vector<Contestant> bots;
    std::uint64_t games = 0;
    std::uint64_t seed = 0;
    int judged = 0;  // playouts for each action, to judge choices by; 0: they are not judged
    unsigned jobs = 1;
    // How long a program may take to read, and to answer.
    std::chrono::milliseconds patience = std::chrono::seconds(10);
};

// What one of the contestants made of all its games.
struct Tally {
    std::uint64_t games = 0;
    double won = 0;             // shares of wins
    double money = 0;           // the sum
    std::vector<double> deals;  // its share of the wins of each deal
    // Each decision with more than one answer: time of the processor, a program's by the clock.
    std::vector<float> took_ms;
    std::map<Matter, Regret> regret;

    [[nodiscard]] double win_share() const { return won / static_cast<double>(games); }
    // Half of the 95 % interval around the share.
    [[nodiscard]] double margin() const;
    [[nodiscard]] double mean_ms() const;
    [[nodiscard]] double p99_ms() const;
};

// By contestant. `played` counts games while they are played. The same contest gives the same
// tallies but for the times, whatever the number of jobs, if its programs answer the same with the
// same; each job has programs of its own. Throws InvariantBroken when a game broke, and
// ProgramFailed.
[[nodiscard]] std::vector<Tally> hold(const Contest&, std::atomic<std::uint64_t>& played);

}  // namespace vegas::cli
