// How the socket bots choose among the listed actions. They hold no rules: `preview` looks only
// at what the actions show. Pure, given the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "client-cli/show/common/faces.hpp"

namespace vegas::cli {

enum class Policy : std::uint8_t { random, preview };

// Uniform, and the same on every machine.
[[nodiscard]] std::size_t pick_random(std::size_t count, std::mt19937_64&);

// The action that brings `seat` the most money by what it shows: standings compared with now, what
// is at stake, less the chips it costs. Of equal ones that which keeps most dice, then that which
// harms the others most, then one that does something at all; of those any. REQUIRES: actions is
// not empty.
[[nodiscard]] std::size_t pick_by_preview(const std::vector<Action>& actions, const View&,
                                          const Faces&, std::int64_t seat, std::mt19937_64&);

// Index of the action. REQUIRES: actions is not empty.
[[nodiscard]] std::size_t pick(Policy, const std::vector<Action>& actions, const View&,
                               const Faces&, std::int64_t seat, std::mt19937_64&);

}  // namespace vegas::cli
