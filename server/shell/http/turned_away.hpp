// The reply to a client whose address has reached a limit.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/core/base/reject_reason.hpp"
#include "server/shell/http/message.hpp"

namespace vegas::shell {

struct TurnedAway {
    core::RejectReason why{};
    std::int64_t retry_after_ms = 0;
    std::string_view accept{};  // the header; a client that takes HTML gets a page in words
    std::string_view accept_language{};
};

[[nodiscard]] HttpReply turned_away_reply(const TurnedAway&);

}  // namespace vegas::shell
