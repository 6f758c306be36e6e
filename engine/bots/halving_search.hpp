// Chooses an action by halving search: plays on from each legal action many times, and takes the
// one after which the seat wins most often.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game.hpp"

namespace vegas::bots {

// All actions get the same number of playouts, with the same hidden cards and the same dice. Then
// the worse half is dropped, and so on with the rest; an action that is far behind is dropped at
// once. A playout costs by its length, so that searches take about the same time anywhere in a
// game. Sealed choices, and guesses of them, are drawn from mixed strategies instead. A search of
// many playouts gives more weight to the opponents' losses. It is a value: any thread may run it,
// and it may be dropped at any time.
class HalvingSearch {
public:
    // REQUIRES: a decision is open in `known`, and what the seat may not know was resampled. The
    // same arguments give the same action.
    HalvingSearch(const Game& known, std::uint64_t seed, int playouts);

    // Runs a few more playouts, for a fraction of a millisecond. Returns false if the search was
    // done.
    bool run_batch();

    // The best action so far.
    [[nodiscard]] Action best_action() const;

    struct Candidate {
        Action action;
        double won = 0;  // sum over its playouts
    };
    // The candidates that are left, best first, and the number of playouts of each.
    [[nodiscard]] const std::vector<Candidate>& candidates() const { return candidates_; }
    [[nodiscard]] int playouts_each() const { return playouts_each_; }

private:
    int play_out_all();
    void drop_worst(std::size_t most);

    std::vector<Game> samples_;  // possible states
    std::uint64_t seed_;
    int opponent_weight_percent_;  // in the playouts
    int playouts_each_ = 0;
    int stage_budget_ = 0;  // for all playouts of a stage
    int budget_left_ = 0;   // of this stage
    std::vector<Candidate> candidates_;
};

}  // namespace vegas::bots
