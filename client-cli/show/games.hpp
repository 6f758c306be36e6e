// Games as lists: those that wait for their players, and finished ones. Pure, but for the time
// zone.
#pragma once

#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// A heading, then of each game its table, since when it waits and its ruleset, then its seats and
// who is to move. `player` is your own id.
[[nodiscard]] Lines waiting_lines(const std::vector<WireStruct<protocol::WaitingGame>>&,
                                  const std::string& player, const Style&, const Texts&);

// A heading, then of each game id, end and ruleset, then its seats with their totals. `player` is
// your own id; the family of a ruleset says what its totals count.
[[nodiscard]] Lines games_lines(const std::vector<WireStruct<protocol::PlayedGame>>&,
                                const std::vector<WireStruct<RulesetSpec>>&,
                                const std::string& player, const Style&, const Texts&);

}  // namespace vegas::cli
