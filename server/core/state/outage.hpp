// Detects outages of the store. One begins when something has waited for the store for the timeout,
// and ends when nothing waits any more. During an outage, requests that need the store are refused
// and queued queries stay queued, so nothing waits soon after the store works again.
//
// `oldest` is always the start time of the oldest outstanding store request, or nullopt if none.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "server/core/base/time.hpp"

namespace vegas::core {

class Outage {
public:
    explicit Outage(std::int64_t timeout_ms) : timeout_ms_(timeout_ms) {}
    void set_timeout(std::int64_t timeout_ms) { timeout_ms_ = timeout_ms; }

    // Since when the store owes a reply, or nullopt without an outage.
    [[nodiscard]] std::optional<TimePoint> since() const { return since_; }
    [[nodiscard]] bool is_active() const { return since_.has_value(); }

    // Call after anything that may have used the store. Returns when to call begin_if_due(), or
    // nullopt. A scheduled check stays even if the store replies, so that a busy server sets one
    // alarm per timeout and not one per action.
    [[nodiscard]] std::optional<TimePoint> schedule_check(std::optional<TimePoint> oldest) {
        if (!oldest || is_active() || std::exchange(is_check_scheduled_, true)) return std::nullopt;
        return *oldest + timeout_ms_;
    }
    // The scheduled check. True: an outage begins.
    [[nodiscard]] bool begin_if_due(std::optional<TimePoint> oldest, TimePoint now) {
        is_check_scheduled_ = false;
        if (is_active() || !oldest || now - *oldest < timeout_ms_) return false;
        since_ = oldest;
        return true;
    }
    // Call when the store has replied. If this ends the outage, returns its start.
    [[nodiscard]] std::optional<TimePoint> end_if_over(std::optional<TimePoint> oldest) {
        if (oldest) return std::nullopt;
        return std::exchange(since_, std::nullopt);
    }

private:
    std::int64_t timeout_ms_;
    std::optional<TimePoint> since_;
    bool is_check_scheduled_ = false;
};

}  // namespace vegas::core
