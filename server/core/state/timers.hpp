// Timers of the core: at most one due time for each key.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "server/core/base/io.hpp"

namespace vegas::core {

struct StoreCheck {  // whether the store has replied
    auto operator<=>(const StoreCheck&) const = default;
};
struct LobbyTick {  // publishes the lobby
    auto operator<=>(const LobbyTick&) const = default;
};
struct Sweep {  // forgets idle guests and addresses, at intervals
    auto operator<=>(const Sweep&) const = default;
};
struct ClaimTick {  // claims tables without a home
    auto operator<=>(const ClaimTick&) const = default;
};
struct DrainDeadline {  // a stopping server waits no longer for held output
    auto operator<=>(const DrainDeadline&) const = default;
};
struct ServedTick {  // advances the served time, and wakes games that are due
    auto operator<=>(const ServedTick&) const = default;
};
// A string is a table's id. Keys due at the same time come in this order.
using TimerKey = std::variant<StoreCheck, std::string, ConnId, LobbyTick, Sweep, ClaimTick,
                              DrainDeadline, ServedTick>;

class Timers {
public:
    void set(const TimerKey& key, std::optional<TimePoint> due);
    [[nodiscard]] std::optional<TimePoint> next() const;
    // Removes and returns the earliest due key, or nullopt.
    std::optional<TimerKey> pop(TimePoint now);

private:
    std::map<TimerKey, TimePoint> due_;
    std::set<std::pair<TimePoint, TimerKey>> queue_;
};

}  // namespace vegas::core
