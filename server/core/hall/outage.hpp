// Whether the store leaves the server without an answer for too long. An outage begins when
// something has waited at the store as long as the patience goes, and is over when nothing waits
// there any more. While it lasts, requests that would give the store more to do are refused, and
// questions that wait for their turn go on waiting, so nothing waits soon after the store works
// again.
//
// `oldest`, everywhere: since when that waits at the store which waits longest; nothing: the store
// has answered all.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "server/core/base/time.hpp"

namespace vegas::core {

class Outage {
public:
    explicit Outage(std::int64_t patience_ms) : patience_ms_(patience_ms) {}
    void set_patience(std::int64_t patience_ms) { patience_ms_ = patience_ms; }

    // While it lasts: since when the store owes an answer.
    [[nodiscard]] std::optional<TimePoint> since() const { return since_; }
    [[nodiscard]] bool lasts() const { return since_.has_value(); }

    // After whatever may have asked the store for something: when to look(), if that has to be
    // said. A time that was said stays, though the store answers meanwhile, so that a busy server
    // sets its alarm once in a patience and not for each action.
    [[nodiscard]] std::optional<TimePoint> next_look(std::optional<TimePoint> oldest) {
        if (!oldest || lasts() || std::exchange(looks_, true)) return std::nullopt;
        return *oldest + patience_ms_;
    }
    // That time has come. True: the outage begins.
    [[nodiscard]] bool look(std::optional<TimePoint> oldest, TimePoint now) {
        looks_ = false;
        if (lasts() || !oldest || now - *oldest < patience_ms_) return false;
        since_ = oldest;
        return true;
    }
    // The store has answered something. Not nothing: the outage, which began then, is over.
    [[nodiscard]] std::optional<TimePoint> answered(std::optional<TimePoint> oldest) {
        if (oldest) return std::nullopt;
        return std::exchange(since_, std::nullopt);
    }

private:
    std::int64_t patience_ms_;
    std::optional<TimePoint> since_;
    bool looks_ = false;  // a time to look is set
};

}  // namespace vegas::core
