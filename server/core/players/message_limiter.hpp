// Rate limits of one connection's messages.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/base/limits.hpp"
#include "server/core/base/token_bucket.hpp"

namespace vegas::core {

class MessageLimiter {
public:
    // Counts an incoming message. If it is over the limit, returns how long to wait, in ms.
    [[nodiscard]] std::optional<std::int64_t> charge(const Limits& limits, TimePoint now) {
        return messages_.try_consume({.per_second = static_cast<double>(limits.messages_per_second),
                                      .burst = static_cast<double>(limits.message_burst)},
                                     now);
    }
    void refund() { messages_.refund(); }
    // Counts a message that was refused for rate. False: close the connection.
    [[nodiscard]] bool charge_refusal(const Limits& limits, TimePoint now) {
        const auto burst = static_cast<double>(limits.refused_messages);
        return !refusals_.try_consume({.per_second = 1, .burst = burst}, now);
    }

private:
    TokenBucket messages_;
    TokenBucket refusals_;
};

}  // namespace vegas::core
