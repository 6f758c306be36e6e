// Spectators' requests for seats of house bots and absent players. At most one of each spectator.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "protocol/replies/replies.hpp"
#include "server/core/table/seating.hpp"

namespace vegas::core {

// Whether a spectator may ask for this seat.
[[nodiscard]] bool is_takeable(const Seating&, Seat);

class SeatRequests {
public:
    struct Request {
        Person who;
        Seat seat = kNobody;
        std::string network{};  // as MemberAddresses knows it; empty: not known
        bool operator==(const Request&) const = default;
    };
    // Valid ones: the spectator is connected, and nobody else has taken the seat.
    [[nodiscard]] std::vector<protocol::SeatRequest> list(const Seating&) const;
    // This spectator's valid one, or nullopt.
    [[nodiscard]] std::optional<Request> find(const std::string& player, const Seating&) const;
    // Replaces an earlier one. If there are too many, the oldest of the network that has most of
    // them yields.
    void add(Request, const Seating&);
    void erase(const std::string& player);
    // False: this player has none.
    bool rename(const std::string& player, const std::string& name);
    template <class Is>
    void erase_if(Is is) {
        if (std::erase_if(requests_, is) > 0) ++revision_;
    }
    void clear();
    // Increases with every change.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    bool operator==(const SeatRequests&) const = default;

private:
    void erase_one();

    std::vector<Request> requests_;  // some may no longer be valid
    std::uint64_t revision_ = 0;
};

}  // namespace vegas::core
