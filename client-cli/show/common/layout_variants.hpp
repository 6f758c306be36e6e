// Variants of the same lines, the one that takes most room first. All of them give the same
// information.
#pragma once

#include <vector>

#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

using LayoutVariants = std::vector<Lines>;

}  // namespace vegas::cli
