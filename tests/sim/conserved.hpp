// Checks that a game neither creates nor loses dice and money.
#pragma once

#include <string>

#include "tests/support/json.hpp"

namespace vegas::sim {

// Where a view has too many or too few dice; empty if nowhere. Only for games without tiles: there
// each die of a seat is in its supply or in a casino.
[[nodiscard]] std::string not_conserved(const test::json& view);

// The seat whose money in the result differs from what the replay's events paid; empty if none.
// Only for `classic`, where cards won are the only money.
[[nodiscard]] std::string not_paid(const test::json& transcript, const test::json& replay);

}  // namespace vegas::sim
