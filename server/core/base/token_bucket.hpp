// A token bucket: a limit with a burst and a rate per second.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/core/base/time.hpp"

namespace vegas::core {

struct RefillRate {
    double per_second = 0, burst = 0;
};

[[nodiscard]] inline RefillRate per_minute(std::size_t n) {
    return {.per_second = static_cast<double>(n) / 60, .burst = static_cast<double>(n)};
}

// Starts full.
class TokenBucket {
public:
    // Takes `amount` and returns nullopt. If there is too little, takes nothing and returns the
    // wait in ms.
    [[nodiscard]] std::optional<std::int64_t> try_consume(const RefillRate& rate, TimePoint now,
                                                          double amount = 1) {
        refill(rate, now);
        if (tokens_ < amount) return ms_for(rate, amount - tokens_);
        tokens_ -= amount;
        return std::nullopt;
    }

    // Always takes `amount`. Returns how long to wait before the next one to keep the rate, in ms.
    [[nodiscard]] std::int64_t consume(const RefillRate& rate, TimePoint now, double amount = 1) {
        refill(rate, now);
        tokens_ -= amount;
        return tokens_ < 0 ? ms_for(rate, -tokens_) : 0;
    }

    // Like try_consume(), but takes nothing.
    [[nodiscard]] std::optional<std::int64_t> wait_ms(const RefillRate& rate, TimePoint now) {
        auto ms = try_consume(rate, now);
        if (!ms) refund();
        return ms;
    }

    [[nodiscard]] bool is_full(const RefillRate& rate, TimePoint now) const {
        return tokens_at(rate, now) >= rate.burst;
    }

    void refund(double amount = 1) { tokens_ += amount; }

private:
    [[nodiscard]] double tokens_at(const RefillRate& rate, TimePoint now) const {
        if (!refilled_at_) return rate.burst;
        const double per_ms = rate.per_second / 1000;
        return std::min(tokens_ + static_cast<double>(now - *refilled_at_) * per_ms, rate.burst);
    }
    void refill(const RefillRate& rate, TimePoint now) {
        tokens_ = tokens_at(rate, now);
        refilled_at_ = now;
    }
    static std::int64_t ms_for(const RefillRate& rate, double amount) {
        return static_cast<std::int64_t>(std::ceil(amount * 1000 / rate.per_second));
    }

    double tokens_ = 0;
    std::optional<TimePoint> refilled_at_;
};

}  // namespace vegas::core
