// Random games as the players at their tables are told of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vegas::cli {

// Messages `snapshot`, each for a seat at its own question, of whole games of every ruleset for
// every number of seats. The same seed gives the same ones.
[[nodiscard]] std::vector<std::string> random_snapshots(std::uint64_t seed);

}  // namespace vegas::cli
