// How the bots of `vegas bot` choose among the listed actions. They know no rules: `preview` looks
// only at what the actions show. Pure, given the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

#include "client-cli/show/common/faces.hpp"

namespace vegas::cli {

enum class Policy : std::uint8_t { random, preview };

// All choices are equally likely; the same numbers on every machine.
[[nodiscard]] std::size_t pick_random(std::size_t count, std::mt19937_64&);

// The action that brings `seat` the most money according to its `shows`: how the casinos would
// stand compared with now, and what is at stake, minus what it costs. Of several equal ones, it
// takes the one that keeps most dice, then the one that harms the others most, then one that does
// something at all, then any. REQUIRES: actions is not empty.
[[nodiscard]] std::size_t pick_by_preview(const std::vector<Action>& actions, const View&,
                                          const Faces&, std::int64_t seat, std::mt19937_64&);

// Index of the action. REQUIRES: actions is not empty.
[[nodiscard]] std::size_t pick(Policy, const std::vector<Action>& actions, const View&,
                               const Faces&, std::int64_t seat, std::mt19937_64&);

}  // namespace vegas::cli
