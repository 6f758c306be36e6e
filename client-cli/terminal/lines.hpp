// Lines of text for a screen of 80 columns.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace vegas::cli {

inline constexpr std::size_t kColumns = 80;

using Lines = std::vector<std::string>;

}  // namespace vegas::cli
