// How the socket bots choose among the listed actions. They hold no rules: greedy looks only at
// what the actions show. Pure, given the seed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <random>

namespace vegas::cli {

enum class Policy : std::uint8_t { random, greedy };

// Uniform, and the same on every machine.
[[nodiscard]] std::size_t pick_random(std::size_t count, std::mt19937_64&);

// The action that wins the most money for `seat` in its casino, compared with now; of equal ones
// that with the fewest dice, then the first. Passing counts as what it costs. REQUIRES:
// actions is not empty.
[[nodiscard]] std::size_t pick_greedy(const nlohmann::json& actions, const nlohmann::json& view,
                                      std::int64_t seat);

// Index of the action. REQUIRES: actions is a list and not empty.
[[nodiscard]] std::size_t pick(Policy, const nlohmann::json& actions, const nlohmann::json& view,
                               std::int64_t seat, std::mt19937_64&);

}  // namespace vegas::cli
