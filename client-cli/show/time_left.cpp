#include "client-cli/show/time_left.hpp"

#include <algorithm>

#include "protocol/game/time_control.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kMinuteMs = 60'000;
constexpr std::int64_t kHourMs = 60 * kMinuteMs;
constexpr std::int64_t kDayMs = protocol::kDaysMsLeast;

std::int64_t seconds_of(std::int64_t ms) { return std::max<std::int64_t>(0, (ms + 999) / 1000); }

// To two units: "2 days 4 h".
std::string duration_text(std::int64_t ms, const Texts& texts) {
    const std::int64_t whole = (ms + kMinuteMs - 1) / kMinuteMs * kMinuteMs;
    std::string text;
    const auto add = [&](const char* key, std::int64_t count) {
        if (count > 0) text += (text.empty() ? "" : " ") + texts(key, {{"n", count}});
    };
    add("pace.days", whole / kDayMs);
    add(texts.speech() ? "speech.hours" : "pace.hours", whole % kDayMs / kHourMs);
    const std::int64_t minutes = whole >= kDayMs ? 0 : whole % kHourMs / kMinuteMs;
    add(texts.speech() ? "speech.minutes" : "pace.minutes", minutes);
    return text;
}

}  // namespace

std::string clock_text(std::int64_t left_ms, const Texts& texts) {
    if (left_ms > kHourMs) return duration_text(left_ms, texts);
    const std::int64_t seconds = seconds_of(left_ms);
    const std::int64_t rest = seconds % 60;
    return std::to_string(seconds / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

std::string spoken_time_left(std::int64_t left_ms, const Texts& texts) {
    if (left_ms > kHourMs) return texts("turn.time", {{"time", duration_text(left_ms, texts)}});
    return texts("speech.seconds_left", {{"n", seconds_of(left_ms)}});
}

std::string pace_text(std::optional<std::int64_t> decision_ms, const Texts& texts) {
    if (!decision_ms || *decision_ms < kDayMs) return "";
    return texts("pace.a_move", {{"n", (*decision_ms + kDayMs / 2) / kDayMs}});
}

std::string time_limit_text(const std::optional<WireStruct<protocol::TimeControl>>& clock,
                            const Texts& texts) {
    if (!clock) return texts("pace.no_limit");
    if (clock->decision_ms >= kDayMs) return pace_text(clock->decision_ms, texts);
    const bool is_whole = clock->decision_ms % kMinuteMs == 0;
    if (is_whole) return texts("pace.minutes_a_move", {{"n", clock->decision_ms / kMinuteMs}});
    return texts("pace.seconds_a_move", {{"n", seconds_of(clock->decision_ms)}});
}

}  // namespace vegas::cli
