#include "server/core/table/seat_requests.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

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

void SeatRequests::add(Request request, const Seating& seating) {
    std::erase_if(requests_, [&](const Request& r) {
        return r.who.key == request.who.key || !is_valid(r, seating);
    });
    if (requests_.size() >= to_index(kSeatsMax)) erase_one();
    requests_.push_back(std::move(request));
    ++revision_;
}

void SeatRequests::erase_one() {
    const auto count_alike = [this](const Request& one) {
        if (one.network.empty()) return std::ptrdiff_t{1};
        return std::ranges::count(requests_, one.network, &Request::network);
    };
    requests_.erase(std::ranges::max_element(requests_, {}, count_alike));
}

void SeatRequests::erase(const std::string& player) {
    std::erase_if(requests_, [&](const Request& r) { return r.who.id == player; });
    ++revision_;
}

bool SeatRequests::rename(const std::string& player, const std::string& name) {
    const auto request =
        std::ranges::find_if(requests_, [&](const Request& r) { return r.who.id == player; });
    if (request == requests_.end()) return false;
    request->who.name = name;
    ++revision_;
    return true;
}

void SeatRequests::clear() {
    requests_.clear();
    ++revision_;
}

}  // namespace vegas::core
