// Limits phrases, reminders and requests for seats at a table. Each seat has its own share, and so
// has each spectator within what all spectators have. Requests have shares of their own. So nobody
// silences others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/types.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"
#include "server/core/base/token_bucket.hpp"
#include "server/core/table/fair_limiter.hpp"

namespace vegas::core {

class ChatLimiter {
public:
    // Takes one phrase of a seat. If there is none left, returns the wait in ms.
    [[nodiscard]] std::optional<std::int64_t> try_say(Seat seat, const Limits& limits,
                                                      TimePoint now) {
        return seats_[to_index(seat)].try_consume(times(limits, 1), now);
    }
    // As try_say(), for a spectator.
    [[nodiscard]] std::optional<std::int64_t> try_say(const FairLimiter::Source& spectator,
                                                      const Limits& limits, TimePoint now) {
        const RefillRate all = times(limits, 4);
        if (const auto wait_ms = spectators_.wait_ms(all, now)) return wait_ms;
        const auto wait_ms = phrases_.try_consume(spectator, shares(limits), now);
        if (!wait_ms) static_cast<void>(spectators_.consume(all, now));
        return wait_ms;
    }
    // As try_say(), for a request for a seat.
    [[nodiscard]] std::optional<std::int64_t> try_request(const FairLimiter::Source& spectator,
                                                          const Limits& limits, TimePoint now) {
        return requests_.try_consume(spectator, shares(limits), now);
    }
    void refund_request(const FairLimiter::Source& spectator) {  // it was not made
        requests_.refund(spectator);
    }

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
    static RefillRate times(const Limits& limits, int n) {
        const double a_second = 1000.0 / static_cast<double>(limits.chat_interval_ms);
        return {n * a_second, n * static_cast<double>(limits.chat_burst)};
    }
    static FairLimiter::Rates shares(const Limits& limits) {
        return {.player = times(limits, 1), .network = times(limits, 2)};
    }

    std::array<TokenBucket, kSeatsMax> seats_;
    TokenBucket spectators_;  // of all together
    FairLimiter phrases_, requests_;
    std::uint32_t decision_ = 0;
    TimePoint quiet_since_;  // since the decision was opened or its seat reminded
};

}  // namespace vegas::core
