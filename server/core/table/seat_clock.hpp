// Clock of the deciding seat: how long a person has, and when a house bot may decide. No seat can
// keep the others waiting forever, and nobody gains time by leaving and coming back.
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

    // Gives a person decision_ms, or at most `hurried_ms`. Counted from when the decision was
    // opened, even if another player had to make it then.
    void start_person_clock(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        house_must_decide_ = false;
        bot_due_.reset();
        grant(now, hurried_ms);
        deadline_ = granted_until_;
        schedule_checkpoint(now);
    }
    void start_bot_pause(TimePoint now, std::int64_t pause_ms,
                         std::optional<std::int64_t> hurried_ms = {}) {
        house_must_decide_ = false;
        grant(now, hurried_ms);  // the seat's player may come back to this decision
        deadline_.reset();
        checkpoint_at_.reset();
        bot_due_ = now + pause_ms;
        bot_pause_ms_ = pause_ms;
    }
    // The decision is made.
    void stop() {
        house_must_decide_ = false;
        deadline_.reset();
        bot_due_.reset();
        granted_until_.reset();
        checkpoint_at_.reset();
        left_ms_.reset();
        asleep_until_.reset();
    }

    // ---- across a restart of the server
    // At intervals, a hundredth of the clock or more: a person's remaining time.
    [[nodiscard]] std::optional<std::int64_t> take_checkpoint(TimePoint now) {
        if (!checkpoint_at_ || *checkpoint_at_ > now) return std::nullopt;
        schedule_checkpoint(now);
        return left_ms(now);
    }
    // The last checkpoint, or what a game played in days has left after its sleep.
    void set_remaining(std::int64_t ms, TimePoint now) {
        left_ms_ = ms;
        asleep_until_.reset();
        for (auto* at : {&granted_until_, &deadline_}) {
            if (*at) *at = std::min(**at, now + std::max(ms, kEnoughMs));
        }
    }
    // The next person to decide has the remaining time, but at least enough to come back.
    void restart() {
        const auto left = left_ms_;
        const auto asleep_until = asleep_until_;
        stop();
        if (left) left_ms_ = std::max(*left, kEnoughMs);
        asleep_until_ = asleep_until;
    }
    // The game sleeps until then. In served time, which may not be known when it wakes.
    void run_asleep(ServedTime until) { asleep_until_ = until; }
    // nullopt: it has not slept, or its remaining time is known.
    [[nodiscard]] std::optional<ServedTime> asleep_until() const { return asleep_until_; }

    // ---- outages of the store
    // Time has stood still for `ms` until now. That may have begun before this clock, so nobody
    // gets more than was first granted. A decision that the house still owes is requested again.
    void extend_deadlines(std::int64_t ms, TimePoint now) {
        for (auto* at : {&granted_until_, &deadline_, &bot_due_, &checkpoint_at_}) {
            if (*at) *at = **at + ms;
        }
        for (auto* at : {&granted_until_, &deadline_}) {
            if (*at) *at = std::min(**at, now + granted_ms_);
        }
        if (bot_due_) bot_due_ = std::min(*bot_due_, now + bot_pause_ms_);
        if (checkpoint_at_) checkpoint_at_ = std::min(*checkpoint_at_, now + checkpoint_ms());
        if (house_must_decide_) start_bot_pause(now, 0);
    }

    // True once: the house must decide, for a bot after its pause or for a person whose time is up.
    bool pop_due(TimePoint now) {
        const auto due = next();
        if (!due || *due > now) return false;
        bot_due_.reset();
        deadline_.reset();
        checkpoint_at_.reset();
        house_must_decide_ = true;
        return true;
    }
    // pop_due() was true, and nobody has decided since.
    [[nodiscard]] bool must_house_decide() const { return house_must_decide_; }
    [[nodiscard]] std::optional<TimePoint> next() const { return bot_due_ ? bot_due_ : deadline_; }
    // When next() or a checkpoint is due.
    [[nodiscard]] std::optional<TimePoint> next_due() const {
        const auto due = next();
        return checkpoint_at_ && (!due || *checkpoint_at_ < *due) ? checkpoint_at_ : due;
    }
    // While time stands still, `now` may be before the decision was opened.
    [[nodiscard]] std::optional<std::int64_t> left_ms(TimePoint now) const {
        if (!deadline_) return std::nullopt;
        return std::clamp<std::int64_t>(*deadline_ - now, 0, granted_ms_);
    }

private:
    void grant(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        if (granted_until_ || !decision_ms_) return;
        std::int64_t ms = std::min(hurried_ms.value_or(*decision_ms_), *decision_ms_);
        if (left_ms_) ms = std::min(ms, *left_ms_);
        granted_ms_ = ms;
        granted_until_ = now + ms;
    }
    // Time that a restart grants anyway needs no checkpoint.
    void schedule_checkpoint(TimePoint now) {
        const auto left = left_ms(now);
        checkpoint_at_ =
            left && *left > kEnoughMs ? std::optional(now + checkpoint_ms()) : std::nullopt;
    }

    // Each is a record of the table: a clock makes at most a hundred of them.
    [[nodiscard]] std::int64_t checkpoint_ms() const {
        return std::max(kCheckpointMsLeast, decision_ms_.value_or(0) / kCheckpoints);
    }

    static constexpr std::int64_t kCheckpointMsLeast = 5'000;
    static constexpr std::int64_t kCheckpoints = 100;
    static constexpr std::int64_t kEnoughMs = 15'000;  // after a restart, to come back and choose

    std::optional<std::int64_t> decision_ms_;
    std::optional<TimePoint> granted_until_;  // a person's time for the open decision ends
    std::int64_t granted_ms_ = 0;             // that person's time in full
    std::optional<TimePoint> deadline_, bot_due_;
    std::int64_t bot_pause_ms_ = 0;  // how long before bot_due_ that was set
    std::optional<TimePoint> checkpoint_at_;
    std::optional<std::int64_t> left_ms_;  // from before a restart
    std::optional<ServedTime> asleep_until_;
    bool house_must_decide_ = false;
};

}  // namespace vegas::core
