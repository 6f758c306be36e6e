// Events of `vegas-1996` as sentences. Pure.
#pragma once

#include <string_view>

#include "client-cli/show/teller.hpp"

namespace vegas::cli {

// nullptr for kinds of others.
[[nodiscard]] Tell vegas_1996_teller(std::string_view kind);

}  // namespace vegas::cli
