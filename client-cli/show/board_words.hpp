// A table in words, for those who listen: each line is a sentence, without signs and columns. The
// texts of the scene are those for speech. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The whole board in short.
[[nodiscard]] Lines board_words(const Scene&);

// How many casinos or gaming tables there are.
[[nodiscard]] std::size_t spots_of(const Scene&);

// One casino or gaming table, from 1 on, with all that lies there; nothing where there is none.
[[nodiscard]] std::optional<Lines> spot_words(std::int64_t number, const Scene&);

// What everybody has won, as far as it is open, and your own.
[[nodiscard]] Lines money_words(const Scene&);

// What everybody has, and who is to move.
[[nodiscard]] Lines players_words(const Scene&);

// What is rolled or to be placed, and the dice that are left to you.
[[nodiscard]] Lines dice_now_words(const Scene&);

// Who sits where before the start.
[[nodiscard]] Lines lobby_words(const Scene&);

// The invite, and `join_command`: what a friend types. To be copied, and so no sentences.
[[nodiscard]] Lines invite_words(const Scene&, const std::string& join_command);

}  // namespace vegas::cli
