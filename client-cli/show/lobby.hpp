// A table before the start, and the list of public tables, as lines. Pure.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// Who sits where, the invite, and `join_command`: what a friend types.
[[nodiscard]] Lines lobby_lines(const Scene&, const std::string& join_command);

// "ready, host", "bot: easy"
[[nodiscard]] std::string seat_state(const Read<protocol::SeatInfo>&, bool host, const Scene&);

// The name of a level of house bots; one that is newer than this client has that of the protocol.
[[nodiscard]] std::string level_name(std::string_view level, const Scene&);

// Public tables, one per line under a heading.
[[nodiscard]] Lines tables_lines(const std::vector<Read<protocol::LobbyEntry>>&, const Style&,
                                 const Texts&);

}  // namespace vegas::cli
