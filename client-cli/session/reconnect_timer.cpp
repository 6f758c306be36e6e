#include "client-cli/session/reconnect_timer.hpp"

#include <algorithm>
#include <utility>

namespace vegas::cli {
namespace {

constexpr std::int64_t kAskedWaitMaxMs = 120'000;

}  // namespace

void ReconnectTimer::on_connected() {
    lost_at_ms_.reset();
    backoff_.reset();
}

void ReconnectTimer::on_asked_to_wait(std::int64_t wait_ms) {
    asked_wait_ms_ = std::clamp<std::int64_t>(wait_ms, 0, kAskedWaitMaxMs);
}

std::optional<std::chrono::milliseconds> ReconnectTimer::next_wait(std::int64_t now_ms) {
    if (!lost_at_ms_) lost_at_ms_ = now_ms;
    if (std::chrono::milliseconds(now_ms - *lost_at_ms_) > kGiveUpAfter) return std::nullopt;
    const std::int64_t asked = std::exchange(asked_wait_ms_, std::nullopt).value_or(0);
    return std::chrono::milliseconds(asked) + backoff_.next();
}

}  // namespace vegas::cli
