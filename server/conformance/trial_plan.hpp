// Plans the games of each trial.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "server/conformance/host_client.hpp"
#include "server/conformance/trials.hpp"

namespace vegas::shell::conformance {

// The trial's game number `number`, from 0; nullopt if there were enough. `seen_asks`: kinds of
// decisions in the games before. `seed` is shared by all games.
[[nodiscard]] std::optional<TrialGame> next_game(Trial trial, std::size_t number,
                                                 const std::set<std::string>& seen_asks,
                                                 const std::string& seed);

// All kinds of decisions except `seen_asks`.
[[nodiscard]] std::set<std::string> missing_asks(const std::set<std::string>& seen_asks);

}  // namespace vegas::shell::conformance
