// How long a session waits before it connects again, and when it gives up. Pure, given its seed and
// the time.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "client-cli/net/backoff.hpp"

namespace vegas::cli {

class ReconnectTimer {
public:
    static constexpr std::chrono::minutes kGiveUpAfter{5};

    explicit ReconnectTimer(std::uint64_t seed) : backoff_(seed) {}

    void on_connected();
    // A server that stops, or lets nobody in, asks for this delay.
    void on_asked_to_wait(std::int64_t wait_ms);
    // After a lost connection or a failed attempt; nullopt: give up.
    [[nodiscard]] std::optional<std::chrono::milliseconds> next_wait(std::int64_t now_ms);

private:
    Backoff backoff_;
    std::optional<std::int64_t> lost_at_ms_;          // start of the present loss of connection
    std::optional<std::int64_t> asked_wait_ms_ = {};  // by the server
};

}  // namespace vegas::cli
