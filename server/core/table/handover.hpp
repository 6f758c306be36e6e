// Seats of house bots and absent players change hands: a spectator asks for one, and the host, or a
// player who may act for the host, assigns it. A refused operation has changed nothing.
#pragma once

#include <string>
#include <vector>

#include "server/core/base/error.hpp"
#include "server/core/table/table_state.hpp"

namespace vegas::core {

// The host may. While the host is away, anybody with a seat may. If there is no host, because
// everybody has left for good, anybody who asks may.
[[nodiscard]] bool may_assign_seats(const Seating&, PlayerKey by);

class Handover {
public:
    explicit Handover(TableState& table) : table_(table) {}

    // A spectator asks for one seat; a later request replaces the earlier one. One who may assign
    // seats gets the errors of assign() here.
    MaybeError request(const Person&, Seat, TimePoint now);
    struct Assignment {
        Seat seat = kNobody;
        PlayerKey from = kNoPlayer;  // its player before; kNoPlayer: nobody
    };
    // Error may_come_back while the seat's player has not been away for long or, in a game played
    // in days, has not missed two deadlines in a row. REQUIRES:
    // may_assign_seats(by).
    Result<Assignment> assign(PlayerKey by, const std::string& player, TimePoint now);
    MaybeError decline(const std::string& player);
    [[nodiscard]] std::vector<protocol::SeatRequest> requests() const {
        return table_.seat_requests.list(table_.seating);
    }

private:
    [[nodiscard]] MaybeError check_request(const Person&, Seat, TimePoint now) const;
    [[nodiscard]] MaybeError check_assignable(PlayerKey by, Seat, TimePoint now) const;
    [[nodiscard]] MaybeError check_late(Seat, TimePoint now) const;
    Assignment assign_to(const Person&, Seat, TimePoint now);

    TableState& table_;
};

}  // namespace vegas::core
