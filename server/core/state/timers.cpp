#include "server/core/state/timers.hpp"

namespace vegas::core {

void Timers::set(const TimerKey& key, std::optional<TimePoint> due) {
    const auto it = due_.find(key);
    if (it != due_.end()) {
        if (due && *due == it->second) return;
        queue_.erase({it->second, key});
        due_.erase(it);
    }
    if (!due) return;
    due_.emplace(key, *due);
    queue_.emplace(*due, key);
}

std::optional<TimePoint> Timers::next() const {
    if (queue_.empty()) return std::nullopt;
    return queue_.begin()->first;
}

std::optional<TimerKey> Timers::pop(TimePoint now) {
    if (queue_.empty() || queue_.begin()->first > now) return std::nullopt;
    TimerKey key = queue_.begin()->second;
    set(key, std::nullopt);
    return key;
}

}  // namespace vegas::core
