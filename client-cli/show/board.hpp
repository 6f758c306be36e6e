// A table in play as lines of at most 80 columns, for any game. Everything comes from the view; no
// rules here. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// "Las Vegas Royale", or the word of a ruleset that this client does not know.
[[nodiscard]] std::string game_name(std::string_view ruleset, const RenderContext&);

// "Las Vegas Royale  table k3f9xq  round 2 of 3, 54 cards in the pile"
[[nodiscard]] std::string title_line(const RenderContext&, std::size_t columns = kColumns - 1);

// The title, and the board of the game's family.
[[nodiscard]] Lines board_lines(const RenderContext&);

// What was rolled, or is to be placed; nullopt between turns.
[[nodiscard]] std::optional<std::string> roll_line(const RenderContext&);

// The turn, the prompt and the time left: "Bo: roll the dice. 1:57 left".
[[nodiscard]] std::string turn_line(const RenderContext&, std::optional<std::int64_t> left_ms);

}  // namespace vegas::cli
