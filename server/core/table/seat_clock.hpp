// Time at a table: how long the seat that is asked has, and when a house bot may think. No seat can
// keep the others waiting forever.
#pragma once

#include <cstdint>
#include <optional>

#include "server/core/base/time.hpp"

namespace vegas::core {

class SeatClock {
public:
    SeatClock() = default;
    explicit SeatClock(std::optional<std::int64_t> decision_ms) : decision_ms_(decision_ms) {}

    // A person is asked and has decision_ms, or only `hurried_ms` if the person was away when the
    // time ran out before.
    void ask_person(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        think_at_.reset();
        deadline_.reset();
        if (!decision_ms_) return;
        std::int64_t ms = *decision_ms_;
        if (hurried_ms && *hurried_ms < ms) ms = *hurried_ms;
        deadline_ = now + ms;
    }
    void ask_bot(TimePoint now, std::int64_t pause_ms) {
        deadline_.reset();
        think_at_ = now + pause_ms;
    }
    void stop() {
        deadline_.reset();
        think_at_.reset();
    }

    // The house has to decide, for a bot whose pause is over or for a person whose time is up.
    bool take_due(TimePoint now) {
        const auto due = next();
        if (!due || *due > now) return false;
        think_at_.reset();
        deadline_.reset();
        return true;
    }
    [[nodiscard]] std::optional<TimePoint> next() const {
        return think_at_ ? think_at_ : deadline_;
    }
    [[nodiscard]] std::optional<std::int64_t> left_ms(TimePoint now) const {
        if (!deadline_) return std::nullopt;
        return *deadline_ > now ? *deadline_ - now : 0;
    }

private:
    std::optional<std::int64_t> decision_ms_;
    std::optional<TimePoint> deadline_, think_at_;
};

}  // namespace vegas::core
