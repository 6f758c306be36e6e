// What the host of a private table may ask the others for during a game.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/describe.hpp"

namespace vegas::protocol {

inline constexpr int kPauseMinutesMost = 30;

enum class PauseKind : std::uint8_t { pause, more_time };
inline constexpr std::array kPauseKinds = std::to_array<EnumWord<PauseKind>>({
    {PauseKind::pause, "pause", "people and house bots wait; a program answers as ever"},
    {PauseKind::more_time, "more_time", "for the open decision: an action ends it"},
});
constexpr std::span<const EnumWord<PauseKind>> words(PauseKind) { return kPauseKinds; }
constexpr ListTitle list_title(PauseKind) {
    return {"pause_kind", "What a host asks for, by `table.pause`. All clocks stand in both."};
}

}  // namespace vegas::protocol
