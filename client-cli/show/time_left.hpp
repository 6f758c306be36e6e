// How long a seat has for a decision, in words. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// "1:57" in the last hour, before that "23 h 10 min" or "2 days 4 h".
[[nodiscard]] std::string clock_text(std::int64_t left_ms, const Texts&);

// The same for speech output: "117 seconds left", "2 days 4 hours left".
[[nodiscard]] std::string spoken_time_left(std::int64_t left_ms, const Texts&);

// "3 days a move"; empty if a decision may take less than a day.
[[nodiscard]] std::string pace_text(std::optional<std::int64_t> decision_ms, const Texts&);
// How long each decision of a table may take: "2 min a move", "no time limit".
[[nodiscard]] std::string time_limit_text(const std::optional<WireStruct<protocol::TimeControl>>&,
                                          const Texts&);

}  // namespace vegas::cli
