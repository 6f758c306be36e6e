// A table before the start, and the list of public tables, as lines. Pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Who sits where, the invite, and `join_command`, which a friend types. An empty command means that
// the invite is malformed, and a sentence says so instead.
[[nodiscard]] Lines lobby_lines(const RenderContext&, const std::string& join_command);

// How long a decision may take, and what it leads to if somebody takes longer.
[[nodiscard]] std::string clock_words(const RenderContext&);

// "ready, host", "bot: easy"
[[nodiscard]] std::string seat_state(const WireStruct<protocol::SeatInfo>&, bool host,
                                     const RenderContext&);

// The name of a level of house bots; a level newer than this client has the protocol's name.
[[nodiscard]] std::string level_name(std::string_view level, const RenderContext&);

// Public tables, one per line under a heading.
[[nodiscard]] Lines tables_lines(const std::vector<WireStruct<protocol::LobbyEntry>>&, const Style&,
                                 const Texts&);

}  // namespace vegas::cli
