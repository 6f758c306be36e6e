// A token bucket: so much at once, and so much per second in the long run.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/core/base/time.hpp"

namespace vegas::core {

struct Rate {
    double a_second = 0, at_once = 0;
};

[[nodiscard]] inline Rate per_minute(std::size_t n) {
    return {.a_second = static_cast<double>(n) / 60, .at_once = static_cast<double>(n)};
}

// Begins full.
class Bucket {
public:
    // Takes `amount` if so much is there. If not, takes nothing and returns when it will be, in ms
    // from now.
    [[nodiscard]] std::optional<std::int64_t> take(const Rate& rate, TimePoint now,
                                                   double amount = 1) {
        fill(rate, now);
        if (left_ < amount) return ms_for(rate, amount - left_);
        left_ -= amount;
        return std::nullopt;
    }

    // Takes `amount` in any case: returns how long to wait before the next, in ms, so that the rate
    // is kept.
    [[nodiscard]] std::int64_t owe(const Rate& rate, TimePoint now, double amount = 1) {
        fill(rate, now);
        left_ -= amount;
        return left_ < 0 ? ms_for(rate, -left_) : 0;
    }

    // As take(), but takes nothing.
    [[nodiscard]] std::optional<std::int64_t> wait(const Rate& rate, TimePoint now) {
        auto ms = take(rate, now);
        if (!ms) give_back();
        return ms;
    }

    void give_back(double amount = 1) { left_ += amount; }

private:
    void fill(const Rate& rate, TimePoint now) {
        const double a_ms = rate.a_second / 1000;
        left_ = filled_at_ ? left_ + static_cast<double>(now - *filled_at_) * a_ms : rate.at_once;
        left_ = std::min(left_, rate.at_once);
        filled_at_ = now;
    }
    static std::int64_t ms_for(const Rate& rate, double amount) {
        return static_cast<std::int64_t>(std::ceil(amount * 1000 / rate.a_second));
    }

    double left_ = 0;
    std::optional<TimePoint> filled_at_;
};

}  // namespace vegas::core
