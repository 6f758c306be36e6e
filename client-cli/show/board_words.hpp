// A table in words for speech output: each line is a sentence, without signs and columns. The texts
// of the context must be those for speech. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/location_texts.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The whole board in short.
[[nodiscard]] Lines board_words(const RenderContext&);

// How many casinos or gaming tables there are, and how they are called.
[[nodiscard]] std::size_t location_count(const RenderContext&);
[[nodiscard]] LocationTexts location_texts(const RenderContext&);

// One casino or gaming table, from 1 on, with all that lies there; nullopt if there is none.
[[nodiscard]] std::optional<Lines> location_words(std::int64_t number, const RenderContext&);

// What everybody has won, as far as it is public, and your own.
[[nodiscard]] Lines money_words(const RenderContext&);

// What everybody has, and who is to move.
[[nodiscard]] Lines players_words(const RenderContext&);

// What was rolled or is to be placed, and the dice that you have left.
[[nodiscard]] Lines dice_now_words(const RenderContext&);

// Who sits where before the start.
[[nodiscard]] Lines lobby_words(const RenderContext&);

// The invite, and `join_command`, which a friend types. They are copied, and so are no sentences.
// An empty command means that the invite is malformed, and a sentence says so instead.
[[nodiscard]] Lines invite_words(const RenderContext&, const std::string& join_command);

}  // namespace vegas::cli
