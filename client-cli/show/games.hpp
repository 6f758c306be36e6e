// Finished games as a list. Pure, but for the time zone.
#pragma once

#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// Under a heading each game: id, end and ruleset, then its seats with their totals. `player` is the
// own id; the family of a ruleset says what its totals count.
[[nodiscard]] Lines games_lines(const std::vector<Read<protocol::PlayedGame>>&,
                                const std::vector<Read<RulesetSpec>>&, const std::string& player,
                                const Style&, const Texts&);

}  // namespace vegas::cli
