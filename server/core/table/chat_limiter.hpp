// Limits phrases and reminders at a table. Each seat has its own share, and all spectators share
// one, so that nobody silences others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/types.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"

namespace vegas::core {

class ChatLimiter {
public:
    // Takes one phrase of a seat, or of kNobody for a spectator. If there is none left, returns the
    // wait in ms.
    [[nodiscard]] std::optional<std::int64_t> try_say(Seat seat, const Limits& limits,
                                                      TimePoint now) {
        const double a_second = 1000.0 / static_cast<double>(limits.chat_interval_ms);
        return bucket_of(seat).try_consume({a_second, static_cast<double>(limits.chat_burst)}, now);
    }
    void refund(Seat seat) { bucket_of(seat).refund(); }  // it was not sent

    // The open decision; a new number restarts the wait before a reminder.
    void on_decision_open(std::uint32_t decision, TimePoint now) {
        if (decision_ == decision) return;
        decision_ = decision;
        quiet_since_ = now;
    }
    // As try_say(), for a reminder of the open decision.
    [[nodiscard]] std::optional<std::int64_t> try_nudge(const Limits& limits, TimePoint now) {
        const TimePoint from = quiet_since_ + limits.nudge_ms;
        if (now < from) return from - now;
        quiet_since_ = now;
        return std::nullopt;
    }

private:
    TokenBucket& bucket_of(Seat seat) {
        return seat == kNobody ? spectators_ : seats_[to_index(seat)];
    }

    std::array<TokenBucket, kSeatsMax> seats_;
    TokenBucket spectators_;
    std::uint32_t decision_ = 0;
    TimePoint quiet_since_;  // since the decision was opened or its seat reminded
};

}  // namespace vegas::core
