// Makes the game that a command line of `simulate` or `arena` describes.
#pragma once

#include <iosfwd>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/setup.hpp"

namespace vegas::cli {

// nullopt if there is no such game. Then `err` gets the option that is wrong and a suggestion.
// `seats`: nullopt for as many as the ruleset has. `seats_option`: the option for the number of
// seats, for messages.
[[nodiscard]] std::optional<Setup> game_setup(const std::string& ruleset,
                                              const nlohmann::json& options,
                                              std::optional<std::int64_t> seats,
                                              const char* seats_option, std::ostream& err);

}  // namespace vegas::cli
