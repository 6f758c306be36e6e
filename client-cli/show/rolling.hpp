// Animates a roll: views in which the dice show other faces before they land. Pure, given a seed.
#pragma once

#include <cstdint>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {

// The roll of the Las Vegas games among the events; null if there is none.
[[nodiscard]] const WireStruct<Rolled>* rolled_in(const std::vector<WireEvent>&);

// `before` with the roll on the table, as it landed.
[[nodiscard]] WireView with_roll(WireView before, const WireStruct<Rolled>&);

// The same with random faces that follow from `seed`.
[[nodiscard]] WireView with_rolling(WireView before, const WireStruct<Rolled>&, std::uint64_t seed);

}  // namespace vegas::cli
