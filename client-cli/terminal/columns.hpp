// Formats rows of cells as lines; each column is as wide as its widest cell. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Two spaces between the columns; what does not fit the screen is cut from the last one.
[[nodiscard]] Lines columns_of(const std::vector<std::vector<std::string>>& rows);

}  // namespace vegas::cli
