// What is due at which time: at most one time for each thing that waits.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "server/core/base/io.hpp"

namespace vegas::core {

struct StoreCheck {  // whether the store has answered
    auto operator<=>(const StoreCheck&) const = default;
};
struct LobbyRound {  // those who watch the lobby are told
    auto operator<=>(const LobbyRound&) const = default;
};
struct Sweep {  // the regular search for guests to forget
    auto operator<=>(const Sweep&) const = default;
};
struct ClaimRound {  // tables whose home is gone are looked for
    auto operator<=>(const ClaimRound&) const = default;
};
struct LastReplies {  // the server stops, and waits no longer for what is held
    auto operator<=>(const LastReplies&) const = default;
};
// Besides these, a table's id and a connection. What is due at the same time comes in this order.
using TimerKey =
    std::variant<StoreCheck, std::string, ConnId, LobbyRound, Sweep, ClaimRound, LastReplies>;

class Timers {
public:
    void set(const TimerKey& key, std::optional<TimePoint> due);
    [[nodiscard]] std::optional<TimePoint> next() const;
    // Takes the earliest one that is due.
    std::optional<TimerKey> pop(TimePoint now);

private:
    std::map<TimerKey, TimePoint> due_;
    std::set<std::pair<TimePoint, TimerKey>> queue_;
};

}  // namespace vegas::core
