// Which games a trial has.
#pragma once

#include <optional>
#include <set>
#include <string>

#include "server/conformance/host.hpp"
#include "server/conformance/trials.hpp"

namespace vegas::shell::conformance {

// The trial's game of this number, from 0; nothing: it has been tried enough. `asked`: the kinds of
// questions of the games before. `seed` is that of all of them.
[[nodiscard]] std::optional<Game> next_game(Trial trial, std::size_t number,
                                            const std::set<std::string>& asked,
                                            const std::string& seed);

// The kinds of questions that there are and that are not among these.
[[nodiscard]] std::set<std::string> not_asked(const std::set<std::string>& asked);

}  // namespace vegas::shell::conformance
