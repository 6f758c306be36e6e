// Messages between servers as they come out at the other end of a line.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "server/core/link/codec.hpp"

namespace vegas::test {

// Nothing: it cannot be read, or the server does not know it.
inline std::optional<core::link::Message> read_message(std::string_view head, std::string body) {
    auto heard = core::link::message_of(head, std::move(body));
    auto* message = heard ? std::get_if<core::link::Message>(&*heard) : nullptr;
    if (message == nullptr) return std::nullopt;
    return std::move(*message);
}
inline std::optional<core::link::Message> written_and_read(const core::link::Message& message) {
    return read_message(core::link::head_of(message), std::string(core::link::body_of(message)));
}

}  // namespace vegas::test
