// What this terminal saw of a game before it began, so that its transcript can be checked later.
// docs/fair.md, Verifying a game.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace vegas::cli {

struct StartEvidence {
    std::string game;
    std::string commitment;  // hex
    std::string seed;        // ours, as shown last; empty: none is due in the game
    // When ours was shown first: one for each seat that was taken, in order, ours too; empty: none
    // was there.
    std::vector<std::string> hashes;
    // No game began, though our seed was shown; also for games before it that never began.
    int broken_starts = 0;

    // Ruleset and options when ours was shown first; empty: earlier versions did not keep them.
    std::string setup = {};

    bool operator==(const StartEvidence&) const = default;
};

// Keeps it; empty: nothing is kept.
using KeepEvidence = std::function<void(const StartEvidence&)>;

// The same game, seen again. The first commitment counts, and a seed that gave way to another one
// was shown for nothing.
[[nodiscard]] inline StartEvidence merged(const StartEvidence& before, StartEvidence now) {
    now.commitment = before.commitment;
    now.broken_starts = before.broken_starts;
    if (before.seed.empty()) return now;
    if (before.seed == now.seed) {
        now.hashes = before.hashes;  // what came after it was shown proves nothing
        now.setup = before.setup;
    } else {
        ++now.broken_starts;
    }
    return now;
}

}  // namespace vegas::cli
