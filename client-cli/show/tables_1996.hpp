// The board of `vegas-1996` as lines of at most 80 columns: the tables along Mary's track, Mary,
// the players. Seats are letters here, A for the first, because a space shows its owner in one
// sign. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "client-cli/show/lines.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// Whether this is the view of such a game, from its start on.
[[nodiscard]] bool has_tables(const nlohmann::json& view);

// Tables, track and players.
[[nodiscard]] Lines tables_board_lines(const nlohmann::json& view, const Style&);

// "To place: 4 at table 8"; none where there is nothing to place.
[[nodiscard]] std::optional<std::string> number_line(const nlohmann::json& view);

// Table `number`, from 1 on; JSON null where there is none.
[[nodiscard]] const nlohmann::json& table_at(const nlohmann::json& view, std::int64_t number);

// "3/4": the numbers of the space, counted from 1 on, row by row; empty where there is none.
[[nodiscard]] std::string space_words(const nlohmann::json& table, std::int64_t space);

// "A"
[[nodiscard]] std::string seat_letter(std::int64_t seat);

}  // namespace vegas::cli
