// Time at a table: how long the seat that is asked has, and when a house bot may think. No seat can
// keep the others waiting forever, and nobody gets more time by leaving and coming back.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>

#include "server/core/base/time.hpp"

namespace vegas::core {

class SeatClock {
public:
    SeatClock() = default;
    explicit SeatClock(std::optional<std::int64_t> decision_ms) : decision_ms_(decision_ms) {}

    // A person is asked and has decision_ms, or only `hurried_ms` if the person was away when the
    // time ran out before: from when the decision was first asked, whoever was asked then.
    void ask_person(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        think_at_.reset();
        promise(now, hurried_ms);
        deadline_ = promised_;
    }
    void ask_bot(TimePoint now, std::int64_t pause_ms) {
        promise(now, {});  // the seat's owner may come back to this decision
        deadline_.reset();
        think_at_ = now + pause_ms;
    }
    // The decision is made.
    void stop() {
        deadline_.reset();
        think_at_.reset();
        promised_.reset();
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
    void promise(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        if (promised_ || !decision_ms_) return;
        promised_ = now + std::min(hurried_ms.value_or(*decision_ms_), *decision_ms_);
    }

    std::optional<std::int64_t> decision_ms_;
    std::optional<TimePoint> promised_;  // until when a person may make the open decision
    std::optional<TimePoint> deadline_, think_at_;
};

}  // namespace vegas::core
