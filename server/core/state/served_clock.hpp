// The store's served time as this server knows it: what the store last said, and what has passed
// since. Games played in days that sleep are due by it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/core/base/storage.hpp"
#include "server/core/base/time.hpp"

namespace vegas::core {

class ServedClock {
public:
    static constexpr std::int64_t kTickMs = 60'000;  // between two queries

    // nullopt: the store has not said it yet.
    [[nodiscard]] std::optional<ServedTime> at(TimePoint now) const {
        if (!counted_) return std::nullopt;
        return *counted_ + count_served_ms(now - *asked_at_);
    }
    [[nodiscard]] bool is_asking() const { return is_asking_; }

    // REQUIRES: !is_asking().
    [[nodiscard]] AdvanceServedTime ask(TimePoint now, std::size_t most) {
        const std::int64_t elapsed_ms = asked_at_ ? now - *asked_at_ : 0;
        asking_since_ = now;
        is_asking_ = true;
        return {.elapsed_ms = elapsed_ms, .most = most};
    }
    // nullopt: the store could not say it.
    void on_reply(std::optional<ServedTime> counted) {
        is_asking_ = false;
        if (!counted) return;
        asked_at_ = asking_since_;
        counted_ = counted;
    }

private:
    std::optional<ServedTime> counted_;  // until asked_at_
    std::optional<TimePoint> asked_at_;
    TimePoint asking_since_;
    bool is_asking_ = false;
};

}  // namespace vegas::core
