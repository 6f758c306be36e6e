// How `vegas bot` chooses among the listed actions. The policies know no rules: `preview` looks
// only at the previews of the actions. Pure, given the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "client-cli/show/common/tile_faces.hpp"

namespace vegas::cli {

enum class Policy : std::uint8_t { random, preview };

// Chooses uniformly; gives the same numbers on every machine.
[[nodiscard]] std::size_t pick_random(std::size_t count, std::mt19937_64&);

// The action that wins `seat` the most money according to its `shows`: the change in how the
// casinos stand, plus the stake, minus the cost. Ties go to the action that keeps most dice, then
// to the one that harms the others most. Next comes an action that has any effect, then any.
// REQUIRES: actions is not empty.
[[nodiscard]] std::size_t pick_by_preview(const std::vector<WireAction>& actions, const WireView&,
                                          const TileFaces&, std::int64_t seat, std::mt19937_64&);

// Index of the action. REQUIRES: actions is not empty.
[[nodiscard]] std::size_t pick(Policy, const std::vector<WireAction>& actions, const WireView&,
                               const TileFaces&, std::int64_t seat, std::mt19937_64&);

}  // namespace vegas::cli
