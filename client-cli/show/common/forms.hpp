// The same thing as lines in several forms, the one that takes most room first. None of them leaves
// out what the others tell.
#pragma once

#include <vector>

#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

using Forms = std::vector<Lines>;

}  // namespace vegas::cli
