// What somebody's total at the end of a game is made of. Pure.
#pragma once

#include <cstddef>
#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// "$90,000 in round 1, $30,000 from tiles"; empty where nothing is known.
[[nodiscard]] std::string sources_of_total(std::size_t seat, const Scene&);

}  // namespace vegas::cli
