// A house bot's thought about one decision: it plays on from each legal action many times, and
// takes the one after which its seat most often wins.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.hpp"

namespace vegas::bots {

// Playouts are spent by sequential halving: all actions get the same number of playouts, with the
// same hidden cards and the same dice; the worse half is given up, and so on with the rest; an
// action that is far behind is given up at once. A playout counts by its length, so that thoughts
// take about the same time wherever in a game they begin. Sealed choices, and guesses of them, are
// drawn from mixtures instead. A thought of many playouts wants to hurt the others more. A value:
// it may be thought on any thread, and dropped at any time.
class Thought {
public:
    // REQUIRES: somebody owes a decision in `known`; what the seat may not know was resampled. The
    // same arguments give the same answer.
    Thought(const Game& known, std::uint64_t seed, int playouts);

    // Some more playouts, a fraction of a millisecond. False: it was done before.
    bool think_on();

    // The best of what is known by now.
    [[nodiscard]] Action answer() const;

    struct Candidate {
        Action action;
        double won = 0;  // the sum over its playouts
    };
    // The candidates that are left, best first, and how many playouts each has had.
    [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }
    [[nodiscard]] int played() const { return played_; }

private:
    int play_all();
    void give_up_on(std::size_t most_kept);

    std::vector<Game> worlds_;  // as they may be
    std::uint64_t seed_;
    int others_percent_;  // in its playouts
    int played_ = 0;      // playouts of each candidate
    int of_a_stage_ = 0;  // what all playouts of a stage may cost
    int left_ = 0;        // of those
    std::vector<Candidate> candidates_;
};

}  // namespace vegas::bots
