// The game that a command line of `simulate` or `arena` describes.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/setup.hpp"

namespace vegas::cli {

// Nothing where there is no such game; which option is wrong and what was perhaps meant is told on
// `err`. `seats`: nothing, as many as the ruleset has; `seats_option` says how many.
[[nodiscard]] std::optional<Setup> game_setup(const std::string& ruleset,
                                              const nlohmann::json& options,
                                              std::optional<std::int64_t> seats,
                                              const char* seats_option, std::ostream& err);

}  // namespace vegas::cli
