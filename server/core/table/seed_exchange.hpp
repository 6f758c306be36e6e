// Where a start stands that waits for the players' seeds. First all hashes have to be there, then
// all seeds, so that nobody chooses a seed knowing the others': docs/fair.md, Fair dice. It is not
// recorded: after a restart the start begins anew.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <vector>

#include "protocol/view/table_view.hpp"
#include "server/core/base/time.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {

class SeedExchange {
public:
    [[nodiscard]] bool is_active() const { return asks_.has_value(); }
    [[nodiscard]] bool asks(protocol::SeedPart part) const { return asks_ == part; }
    // When what is asked for is late; nullopt if nothing is asked.
    [[nodiscard]] std::optional<TimePoint> due() const { return due_; }
    // Increases with every change that viewers see.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    // `after_restart`: people who have not come back yet are waited for too.
    void ask(protocol::SeedPart part, TimePoint due, bool after_restart = false) {
        asks_ = part;
        due_ = due;
        after_restart_ = after_restart;
        ++revision_;
    }
    void end() {
        if (asks_) ++revision_;
        asks_.reset();
        due_.reset();
    }
    void extend_deadlines(std::int64_t ms) {
        if (due_) due_ = *due_ + ms;
    }

    // A player did not show the seed of a hash: the game goes on without one. For the open game,
    // even if the player leaves and comes back.
    void exclude(PlayerKey player) { excluded_.insert(player); }
    [[nodiscard]] bool is_excluded(PlayerKey player) const { return excluded_.contains(player); }
    void include_all() { excluded_.clear(); }

    // Seats that have not given what is asked.
    [[nodiscard]] std::vector<Seat> missing(const Seating&) const;

private:
    [[nodiscard]] bool is_missing(const Occupant&) const;

    std::optional<protocol::SeedPart> asks_;
    std::optional<TimePoint> due_;
    bool after_restart_ = false;
    std::set<PlayerKey> excluded_;
    std::uint64_t revision_ = 0;
};

[[nodiscard]] std::optional<protocol::SeedExchangeInfo> seed_exchange_info(const SeedExchange&,
                                                                           const Seating&);

}  // namespace vegas::core
