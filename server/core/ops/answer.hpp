// What an op gives back: why it refuses, or the reply and what follows it on the same connection.
#pragma once

#include <variant>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/hall/call.hpp"

namespace vegas::core::ops {

// An update that others have been told already goes out as it is.
using Message =
    std::variant<Text, protocol::Prompted, protocol::Snapshot, protocol::Starting, protocol::Left>;
[[nodiscard]] Text to_text(const Message&);

struct Answered {
    protocol::Reply reply;
    std::vector<Message> after{};  // in this order
};
using Answer = Result<Answered>;

inline Answered done() { return {protocol::Done{}}; }

}  // namespace vegas::core::ops
