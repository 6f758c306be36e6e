// Encodes messages between servers as a head and an optional body.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "protocol/replies/replies.hpp"
#include "server/core/base/peer_messages.hpp"

namespace vegas::core::peer {

// Versions of the messages. Two servers use the lower of their newest versions, and a server
// supports the previous version. New messages and members may be added within a version if they can
// be ignored: a server skips what it does not know.
inline constexpr int kVersion = 1;
inline constexpr int kOldest = 1;

// One JSON object; `is` names the message.
[[nodiscard]] std::string encode_head(const PeerMessage&);
[[nodiscard]] std::string_view body_of(const PeerMessage&);
// From a newer server; this one does not know it.
struct UnknownMessage {};
using DecodedMessage = std::variant<PeerMessage, UnknownMessage>;
// nullopt if this is no message.
[[nodiscard]] std::optional<DecodedMessage> decode_message(std::string_view head, std::string body);

// For a reply that says how a table stands, by a snapshot or by updates that follow: a request with
// the same id for the table's current snapshot. nullopt for other replies.
[[nodiscard]] std::optional<std::string> make_sync_request(std::string_view reply,
                                                           const std::string& table);

// A reply that is an update, without the update; any other as it is.
[[nodiscard]] SharedText without_update(const SharedText& reply);

// Parses a lobby entry written by protocol::to_json().
[[nodiscard]] std::optional<protocol::LobbyEntry> parse_lobby_entry(std::string_view json);

}  // namespace vegas::core::peer
