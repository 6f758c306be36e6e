// The board of a running game as lines of at most 80 columns: six casinos in two rows of three, the
// players, the own money. Everything comes from the view; no rules here. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/lines.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// "LAS VEGAS  royale-basic  table k3f9xq ... round 2 of 3  54 cards in the pile"
[[nodiscard]] std::string title_line(const nlohmann::json& view, const Style&);

[[nodiscard]] Lines casino_lines(const nlohmann::json& view, const Style&);

[[nodiscard]] Lines player_lines(const nlohmann::json& view, const Style&);

// The own cards and total; none for spectators and before the start.
[[nodiscard]] std::optional<std::string> own_money_line(const nlohmann::json& view, const Style&);

// What lies rolled on the table; none between turns.
[[nodiscard]] std::optional<std::string> roll_line(const nlohmann::json& view, const Style&);

// Title, casinos, players and own money.
[[nodiscard]] Lines board_lines(const nlohmann::json& view, const Style&);

// Whose turn it is, for what, and how long it may last: "Bo's turn: to place dice. 1:57 left".
[[nodiscard]] std::string turn_line(const nlohmann::json& view, const nlohmann::json& prompt,
                                    std::optional<std::int64_t> left_ms, const Style&);

// "1:57"
[[nodiscard]] std::string clock_text(std::int64_t left_ms);

}  // namespace vegas::cli
