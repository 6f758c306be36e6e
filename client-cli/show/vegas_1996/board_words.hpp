// The board of `vegas-1996` in words for speech output. The texts of the context must be those for
// speech. Pure.
#pragma once

#include <cstdint>
#include <optional>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Mary, and every gaming table that is not scored yet, in the order in which she comes to them.
[[nodiscard]] Lines speech_board(const WireStruct<vegas_1996::View>&, const RenderContext&);

// One gaming table, space by space; nullopt if there is none.
[[nodiscard]] std::optional<Lines> location_speech(const WireStruct<vegas_1996::View>&,
                                                   std::int64_t table, const RenderContext&);

// The chips that everybody has won.
[[nodiscard]] Lines speech_money(const WireStruct<vegas_1996::View>&, const RenderContext&);

// The same, with pawns, counters and cards.
[[nodiscard]] Lines speech_players(const WireStruct<vegas_1996::View>&, const RenderContext&);

// What is to be placed.
[[nodiscard]] Lines speech_dice(const WireStruct<vegas_1996::View>&, const RenderContext&);

}  // namespace vegas::cli
