// Writes messages between servers and reads them back, as at the other end of a connection.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "server/core/peer/codec.hpp"

namespace vegas::test {

// nullopt if it cannot be read, or if the server does not know it.
inline std::optional<core::peer::PeerMessage> read_message(std::string_view head,
                                                           std::string body) {
    auto heard = core::peer::decode_message(head, std::move(body));
    auto* message = heard ? std::get_if<core::peer::PeerMessage>(&*heard) : nullptr;
    if (message == nullptr) return std::nullopt;
    return std::move(*message);
}
inline std::optional<core::peer::PeerMessage> written_and_read(
    const core::peer::PeerMessage& message) {
    return read_message(core::peer::encode_head(message),
                        std::string(core::peer::body_of(message)));
}

}  // namespace vegas::test
