// Deletes a player in portions, so that a commit which somebody waits for does not take long.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "server/core/base/storage.hpp"

namespace vegas::shell {

// An ErasePlayer in progress, or several: all records of tables are read once for them. The
// players themselves are deleted last, so that they can ask again after a crash.
struct ErasureProgress {
    struct Target {
        core::QueryTicket ticket;
        std::string player;
    };
    std::vector<Target> targets;
    bool has_begun = false;
    bool games_done = false;
    // The last record that was looked at.
    std::string table{};
    std::int64_t seq = -1;
};

// Adds it to the unfinished jobs, to one that has not begun either if there is one.
template <class Jobs>
void postpone(Jobs& unfinished, ErasureProgress progress) {
    for (auto& job : unfinished) {
        auto* waiting = std::get_if<ErasureProgress>(&job);
        if (waiting == nullptr || waiting->has_begun || progress.has_begun) continue;
        std::ranges::move(progress.targets, std::back_inserter(waiting->targets));
        return;
    }
    unfinished.emplace_back(std::move(progress));
}

}  // namespace vegas::shell
