// Messages between servers as bytes: a head, and perhaps a body behind it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/replies/replies.hpp"
#include "server/core/base/link.hpp"

namespace vegas::core::link {

// Of the messages. Two servers speak the older one of what each of them has as its newest, and a
// server still speaks what the version before it spoke. Within a version there may be more
// messages and more members, which must be such as can be left out: a server passes over what it
// does not know.
inline constexpr int kVersion = 1;
inline constexpr int kOldest = 1;

// One object of JSON, with the name of the message in `is`.
[[nodiscard]] std::string head_of(const Message&);
[[nodiscard]] std::string_view body_of(const Message&);
// A message of a newer server, which this one does not know.
struct Unknown {};
using Heard = std::variant<Message, Unknown>;
// Nothing: that is no message.
[[nodiscard]] std::optional<Heard> message_of(std::string_view head, std::string body);

// Of a reply with a snapshot: the request, by the same id, for the snapshot of the table as it is
// now. Nothing: the reply has none.
[[nodiscard]] std::optional<std::string> sync_instead_of(std::string_view reply);

// An entry of the lobby, from what protocol::to_json() has written. Of a board and of tiles of
// one's own it tells only that there are some, and so does what comes out here.
[[nodiscard]] std::optional<protocol::LobbyEntry> entry_of(std::string_view json);

}  // namespace vegas::core::link
