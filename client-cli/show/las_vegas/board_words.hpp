// The board of the Las Vegas games in words for speech output: a sentence for each casino and each
// player. The texts of the context must be those for speech. Pure.
#pragma once

#include <cstdint>
#include <optional>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The round, every casino, and which casinos are closed.
[[nodiscard]] Lines speech_board(const WireStruct<las_vegas::View>&, const RenderContext&);

// One casino with all that lies there and on its tile; nullopt if there is none.
[[nodiscard]] std::optional<Lines> location_speech(const WireStruct<las_vegas::View>&,
                                                   std::int64_t casino, const RenderContext&);

// What everybody has; of the others only what is public.
[[nodiscard]] Lines speech_money(const WireStruct<las_vegas::View>&, const RenderContext&);

// The same, with the dice left to place.
[[nodiscard]] Lines speech_players(const WireStruct<las_vegas::View>&, const RenderContext&);

// What was rolled, and the dice that you have left.
[[nodiscard]] Lines speech_dice(const WireStruct<las_vegas::View>&, const RenderContext&);

}  // namespace vegas::cli
