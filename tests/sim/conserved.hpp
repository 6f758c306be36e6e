// What a game neither makes nor loses: dice and money.
#pragma once

#include <string>

#include "tests/support/json.hpp"

namespace vegas::sim {

// Where a view has too many dice or too few; empty: nowhere. Only where every die of a seat lies
// either before it or in a casino: without tiles.
[[nodiscard]] std::string not_conserved(const test::json& view);

// Whose money in the result is not what the replay's events paid; empty: nobody's. Only in
// `classic`, where a card that was won is all that there is.
[[nodiscard]] std::string not_paid(const test::json& transcript, const test::json& replay);

}  // namespace vegas::sim
