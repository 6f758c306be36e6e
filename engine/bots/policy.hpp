// The house bots. They use only the public engine, on a game in which what their seat may not know
// was resampled; they never see a true hidden card.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/action.hpp"
#include "engine/game.hpp"

namespace vegas::bots {

enum class Level : std::uint8_t {
    random,  // uniform over the listed actions
    easy,    // takes the best expected payout of the next placement
};

[[nodiscard]] std::string_view name_of(Level);
[[nodiscard]] std::optional<Level> level_named(std::string_view);

// REQUIRES: somebody owes a decision in `known`. The same arguments give the same answer.
[[nodiscard]] Action choose(Level, const Game& known, std::uint64_t seed);

}  // namespace vegas::bots
