// How much may be said at a table, and how often somebody may be reminded. Each seat has a share of
// its own, and all spectators have one together, so that nobody silences others.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/types.hpp"
#include "server/core/base/bucket.hpp"
#include "server/core/base/limits.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

class Talk {
public:
    // Takes one saying of a seat, of kNobody for a spectator. If there is none, returns when there
    // will be, in ms from now.
    [[nodiscard]] std::optional<std::int64_t> take(Seat seat, const Limits& limits, TimePoint now) {
        const double a_second = 1000.0 / static_cast<double>(limits.saying_ms);
        return of(seat).take({a_second, static_cast<double>(limits.sayings_at_once)}, now);
    }
    void give_back(Seat seat) { of(seat).give_back(); }  // it was not said

    // This decision is open.
    void asked(std::uint32_t decision, TimePoint now) {
        if (decision_ == decision) return;
        decision_ = decision;
        quiet_since_ = now;
    }
    // The same for a reminder of the open decision.
    [[nodiscard]] std::optional<std::int64_t> nudge(const Limits& limits, TimePoint now) {
        const TimePoint from = quiet_since_ + limits.nudge_ms;
        if (now < from) return from - now;
        quiet_since_ = now;
        return std::nullopt;
    }

private:
    Bucket& of(Seat seat) { return seat == kNobody ? spectators_ : seats_[at(seat)]; }

    std::array<Bucket, kSeatsMax> seats_;
    Bucket spectators_;
    std::uint32_t decision_ = 0;
    TimePoint quiet_since_;  // since it was asked, or somebody was reminded
};

}  // namespace vegas::core
