// Games as lists: those that are not over, and finished ones. Pure, but for the time zone.
#pragma once

#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/style.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

using GameUnderWay = WireStruct<protocol::WaitingGame>;

// Whether this player is to decide.
[[nodiscard]] bool is_turn_of(const std::string& player, const GameUnderWay&);

// "your turn, due 2026-11-22 17:05", "Bo to move"
[[nodiscard]] std::string turn_text(const GameUnderWay&, const std::string& player, const Style&,
                                    const Texts&);

// Those where it is your turn, and then the others, each under a heading: of each game its table,
// when it is due or since when it waits, and its ruleset, then its seats and who is to move.
// `player` is your own id.
[[nodiscard]] Lines waiting_lines(const std::vector<GameUnderWay>&, const std::string& player,
                                  const Style&, const Texts&);

// A heading, then of each game id, end and ruleset, then its seats with their totals; last those
// that an update has ended, without totals. `player` is your own id; the family of a ruleset says
// what its totals count.
[[nodiscard]] Lines games_lines(const std::vector<WireStruct<protocol::PlayedGame>>&,
                                const std::vector<WireStruct<RulesetSpec>>&,
                                const std::string& player, const Style&, const Texts&);

}  // namespace vegas::cli
