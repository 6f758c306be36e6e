#include "server/core/table/seat_requests.hpp"

#include <algorithm>

namespace vegas::core {
namespace {

bool is_valid(const SeatRequests::Request& request, const Seating& seating) {
    const auto it = seating.spectators().find(request.who.key);
    return it != seating.spectators().end() && it->second && is_takeable(seating, request.seat);
}

}  // namespace

// Chance brings people together at quick tables, so no person's seat is given away there. The seat
// of a player whom the host removed stays with the house.
bool is_takeable(const Seating& seating, Seat seat) {
    if (seat < 0 || to_index(seat) >= seating.seats().size()) return false;
    const auto& o = seating.seats()[to_index(seat)];
    if (!o || (!o->bot && !o->away)) return false;
    return o->player == kNoPlayer || (!seating.is_quick() && !o->removed);
}

std::vector<protocol::SeatRequest> SeatRequests::list(const Seating& seating) const {
    std::vector<protocol::SeatRequest> all;
    for (const Request& r : requests_) {
        if (!is_valid(r, seating)) continue;
        const bool alike = seating.is_alike_to_seated(r.who.id, r.who.name);
        all.push_back({r.seat, r.who.id, r.who.name, alike});
    }
    return all;
}

std::optional<SeatRequests::Request> SeatRequests::find(const std::string& player,
                                                        const Seating& seating) const {
    const auto it = std::ranges::find_if(
        requests_, [&](const Request& r) { return r.who.id == player && is_valid(r, seating); });
    return it == requests_.end() ? std::nullopt : std::optional(*it);
}

bool SeatRequests::add(const Person& who, Seat seat, const Seating& seating) {
    std::erase_if(requests_,
                  [&](const Request& r) { return r.who.key == who.key || !is_valid(r, seating); });
    if (requests_.size() >= to_index(kSeatsMax)) return false;
    requests_.push_back({who, seat});
    ++revision_;
    return true;
}

void SeatRequests::erase(const std::string& player) {
    std::erase_if(requests_, [&](const Request& r) { return r.who.id == player; });
    ++revision_;
}

void SeatRequests::clear() {
    requests_.clear();
    ++revision_;
}

}  // namespace vegas::core
