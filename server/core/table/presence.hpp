// Whether anybody is connected to a table, from where its people have come, since when nobody is
// there, and when a quick table starts by itself. It is not recorded: after a restart everybody is
// away.
#pragma once

#include <algorithm>
#include <optional>

#include "server/core/base/time.hpp"
#include "server/core/table/fair_limiter.hpp"
#include "server/core/table/member_addresses.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {

class Presence {
public:
    explicit Presence(TimePoint now) : deserted_since_(now) {}

    // Start of the time with nobody connected, or nullopt while somebody is.
    [[nodiscard]] std::optional<TimePoint> deserted_since() const { return deserted_since_; }
    // After a restart, until somebody comes: spectators are not recorded.
    [[nodiscard]] bool are_spectators_unknown() const { return spectators_unknown_; }
    // When house bots fill a quick table, or nullopt if it waits for nobody.
    [[nodiscard]] std::optional<TimePoint> starts_at() const { return starts_at_; }

    [[nodiscard]] const MemberAddresses& addresses() const { return addresses_; }
    [[nodiscard]] MemberAddresses& edit_addresses() { return addresses_; }
    // Whose limits at this table the player is charged.
    [[nodiscard]] FairLimiter::Source source_of(PlayerKey player) const {
        return {player, addresses_.last_of(player)};
    }
    // Call it when somebody has come, gone or lost the connection.
    void update(const Seating& seating, TimePoint now) {
        const bool somebody = seating.connected_spectators() > 0 ||
                              std::ranges::any_of(seating.seats(), [](const auto& o) {
                                  return has_person(o) && !o->away;
                              });
        if (somebody) {
            deserted_since_.reset();
            spectators_unknown_ = false;
        } else if (!deserted_since_) {
            deserted_since_ = now;
        }
    }
    // Call it when seats have changed. The wait begins with the first person and is over when the
    // last one has left: the house does not play alone.
    void update_start(const Seating& seating, TimePoint at) {
        const bool waits = seating.is_quick() && !seating.has_fixed_seats() &&
                           std::ranges::any_of(seating.seats(), has_person);
        if (!waits) {
            starts_at_.reset();
        } else if (!starts_at_) {
            starts_at_ = at;
        }
    }
    void cancel_start() { starts_at_.reset(); }
    void on_restart(TimePoint now) {
        deserted_since_ = now;
        spectators_unknown_ = true;
    }
    void extend_deadlines(std::int64_t ms) {
        for (auto* at : {&deserted_since_, &starts_at_}) {
            if (*at) *at = **at + ms;
        }
    }
    bool operator==(const Presence&) const = default;

private:
    std::optional<TimePoint> deserted_since_, starts_at_;
    bool spectators_unknown_ = false;
    MemberAddresses addresses_;
};

}  // namespace vegas::core
