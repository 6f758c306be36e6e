// Dice that roll on a screen before they land: the table with other faces on it. Pure, for a seed.
#pragma once

#include <cstdint>
#include <vector>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// The roll of the Las Vegas games among the events; null where there is none.
[[nodiscard]] const Read<Rolled>* rolled_in(const std::vector<Event>&);

// `before` with the roll on the table, as it landed.
[[nodiscard]] View with_roll(View before, const Read<Rolled>&);

// The same with any faces, which follow from `seed`.
[[nodiscard]] View with_rolling(View before, const Read<Rolled>&, std::uint64_t seed);

}  // namespace vegas::cli
