// Dice that roll on a screen before they land: the table with other faces on it. Pure, for a seed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "client-cli/protocol/generated.hpp"

namespace vegas::cli {

// The roll of the Las Vegas games among the events; null where there is none.
[[nodiscard]] const event::Rolled* rolled_in(const std::vector<Event>&);

// `before` with the roll on the table, as it landed.
[[nodiscard]] View with_roll(View before, const event::Rolled&);

// The same with any faces, which follow from `seed`.
[[nodiscard]] View with_rolling(View before, const event::Rolled&, std::uint64_t seed);

}  // namespace vegas::cli
