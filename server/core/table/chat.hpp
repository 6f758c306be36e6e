// Phrases and reminders at a table, which are not stored.
#pragma once

#include <cstdint>
#include <string>

#include "server/core/base/error.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

// REQUIRES of both functions: the sender is a member.
class Chat {
public:
    explicit Chat(TableState& table) : table_(table) {}

    MaybeError send_phrase(const Person&, protocol::Phrase, TimePoint now);
    // Reminds the player who is asked.
    MaybeError nudge(PlayerKey, TimePoint now);

private:
    TableState& table_;
};

[[nodiscard]] inline Error too_soon(std::int64_t retry_after_ms, std::string message) {
    return error_with(ErrorCode::rate_limited, std::move(message), "retry_after_ms",
                      retry_after_ms);
}

}  // namespace vegas::core
