// Every message of the server as bytes. README.md, sections 2 and 4. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.hpp"
#include "protocol/errors.hpp"
#include "protocol/replies.hpp"

namespace vegas::protocol {

// `re` is the request's id as JSON; empty: the request had none.

// {"re":7,"ok":true,<members>}
[[nodiscard]] std::string reply(std::string_view re, std::string_view members = {});
[[nodiscard]] std::string error(std::string_view re, const Error&);

// Turns an `ev` message into the reply to a request. An empty `re` leaves it as it is.
[[nodiscard]] std::string as_reply(std::string_view re, std::string message);

[[nodiscard]] std::string welcome(const Welcome&);

[[nodiscard]] std::string entry_json(const LobbyEntry&);
// `entries`: the members of an array, written by entry_json and joined by commas.
[[nodiscard]] std::string lobby(std::string_view entries);
[[nodiscard]] std::string lobby_update(std::string_view entries,
                                       const std::vector<std::string>& removed);

// The public part of an update, whole as it is; with_private() adds one seat's own patch.
[[nodiscard]] std::string update(std::string_view table, std::uint64_t v, std::string_view events,
                                 std::string_view patch, std::string_view hash);
[[nodiscard]] std::string with_private(const std::string& update, std::string_view patch);

// The actions that may be chosen, as in a prompt: a JSON array.
[[nodiscard]] std::string actions_json(const Game&);

[[nodiscard]] std::string starting(std::string_view table, std::int64_t in_ms);
[[nodiscard]] std::string left(std::string_view table, std::string_view reason);
[[nodiscard]] std::string replaced();
[[nodiscard]] std::string closing(std::int64_t reconnect_after_ms);

[[nodiscard]] std::string_view server_version();
// What GET /api/version answers; `page` as in Welcome.
[[nodiscard]] std::string version_json(std::string_view page);

}  // namespace vegas::protocol
