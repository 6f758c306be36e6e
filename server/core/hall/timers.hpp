// What is due at which time: at most one time for each thing that waits.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "server/core/base/io.hpp"

namespace vegas::core {

struct Sweep {  // the regular search for guests to forget
    auto operator<=>(const Sweep&) const = default;
};
using TimerKey = std::variant<std::string, ConnId, Sweep>;  // a table's id, a connection

class Timers {
public:
    void set(const TimerKey& key, std::optional<TimePoint> due) {
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
    [[nodiscard]] std::optional<TimePoint> next() const {
        if (queue_.empty()) return std::nullopt;
        return queue_.begin()->first;
    }
    // Takes the earliest one that is due.
    std::optional<TimerKey> pop(TimePoint now) {
        if (queue_.empty() || queue_.begin()->first > now) return std::nullopt;
        TimerKey key = queue_.begin()->second;
        set(key, std::nullopt);
        return key;
    }

private:
    std::map<TimerKey, TimePoint> due_;
    std::set<std::pair<TimePoint, TimerKey>> queue_;
};

}  // namespace vegas::core
