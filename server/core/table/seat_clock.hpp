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
        note_next(now);
    }
    void ask_bot(TimePoint now, std::int64_t pause_ms) {
        promise(now, {});  // the seat's owner may come back to this decision
        deadline_.reset();
        note_at_.reset();
        think_at_ = now + pause_ms;
    }
    // The decision is made.
    void stop() {
        deadline_.reset();
        think_at_.reset();
        promised_.reset();
        note_at_.reset();
        left_ms_.reset();
    }

    // ---- over a restart of the server
    // Now and then: what is left of a person's time.
    [[nodiscard]] std::optional<std::int64_t> take_note(TimePoint now) {
        if (!note_at_ || *note_at_ > now) return std::nullopt;
        note_next(now);
        return left_ms(now);
    }
    // This was noted last.
    void was_left(std::int64_t ms) { left_ms_ = ms; }
    // Whoever is asked next has what was left, but enough to come back.
    void begin_again() {
        const auto left = left_ms_;
        stop();
        if (left) left_ms_ = std::max(*left, kEnoughMs);
    }

    // ---- while the store does not answer
    // Time has stood still for so long until now. It began earlier than this clock did perhaps, so
    // nobody gets more than was promised at first.
    void stood_still(std::int64_t ms, TimePoint now) {
        for (auto* at : {&promised_, &deadline_, &think_at_, &note_at_}) {
            if (*at) *at = **at + ms;
        }
        for (auto* at : {&promised_, &deadline_}) {
            if (*at) *at = std::min(**at, now + promised_ms_);
        }
    }

    // The house has to decide, for a bot whose pause is over or for a person whose time is up.
    bool take_due(TimePoint now) {
        const auto due = next();
        if (!due || *due > now) return false;
        think_at_.reset();
        deadline_.reset();
        note_at_.reset();
        return true;
    }
    [[nodiscard]] std::optional<TimePoint> next() const {
        return think_at_ ? think_at_ : deadline_;
    }
    // When next() or a note falls due.
    [[nodiscard]] std::optional<TimePoint> next_due() const {
        const auto due = next();
        return note_at_ && (!due || *note_at_ < *due) ? note_at_ : due;
    }
    // While time stands still, `now` may be before the decision was asked.
    [[nodiscard]] std::optional<std::int64_t> left_ms(TimePoint now) const {
        if (!deadline_) return std::nullopt;
        return std::clamp<std::int64_t>(*deadline_ - now, 0, promised_ms_);
    }

private:
    void promise(TimePoint now, std::optional<std::int64_t> hurried_ms) {
        if (promised_ || !decision_ms_) return;
        std::int64_t ms = std::min(hurried_ms.value_or(*decision_ms_), *decision_ms_);
        if (left_ms_) ms = std::min(ms, *left_ms_);
        promised_ms_ = ms;
        promised_ = now + ms;
    }
    // What a restart gives anyway need not be noted.
    void note_next(TimePoint now) {
        const auto left = left_ms(now);
        note_at_ = left && *left > kEnoughMs ? std::optional(now + kNoteMs) : std::nullopt;
    }

    static constexpr std::int64_t kNoteMs = 5'000;
    static constexpr std::int64_t kEnoughMs = 15'000;  // after a restart, to come back and choose

    std::optional<std::int64_t> decision_ms_;
    std::optional<TimePoint> promised_;  // until when a person may make the open decision
    std::int64_t promised_ms_ = 0;       // then
    std::optional<TimePoint> deadline_, think_at_;
    std::optional<TimePoint> note_at_;
    std::optional<std::int64_t> left_ms_;  // before a restart
};

}  // namespace vegas::core
