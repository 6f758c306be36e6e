#include "server/core/table/seating.hpp"

#include <algorithm>
#include <utility>

#include "server/core/base/names.hpp"

namespace vegas::core {
namespace {

template <class Is>
Seat find_seat(const std::vector<std::optional<Occupant>>& seats, Is is) {
    const auto it = std::ranges::find_if(seats, [&](const auto& o) { return o && is(*o); });
    return it == seats.end() ? kNobody : static_cast<Seat>(it - seats.begin());
}

}  // namespace

Seating::Seating(std::size_t seats, const Person& founder, bool quick)
    : seats_(seats), quick_(quick) {
    if (founder.key != kNoPlayer) host_ = founder;
}

const Occupant& Seating::occupant_at(Seat seat) const { return *seats_[to_index(seat)]; }

Seat Seating::seat_of(PlayerKey key) const {
    return find_seat(seats_, [key](const auto& o) { return o.is_person() && o.player == key; });
}

Seat Seating::owned_seat(PlayerKey key) const {
    return find_seat(seats_, [key](const auto& o) { return o.player == key; });
}

int Seating::taken_seats() const {
    return static_cast<int>(
        std::ranges::count_if(seats_, [](const auto& o) { return o.has_value(); }));
}

bool Seating::all_ready() const {
    return !seats_fixed_ && host_ &&
           std::ranges::all_of(seats_, [](const auto& o) { return o && o->ready; });
}

std::uint32_t Seating::connected_spectators() const {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(spectators_, [](const auto& s) { return s.second; }));
}

bool Seating::is_member(PlayerKey key) const {
    return seat_of(key) != kNobody || spectators_.contains(key);
}

bool Seating::is_alike_to_seated(const std::string& player, const std::string& name) const {
    std::vector<std::string> others;
    for (const auto& o : seats_) {
        if (!o) continue;
        if (o->id != player) {
            others.push_back(o->name);
        } else if (o->is_person()) {
            return false;
        }
    }
    return is_lookalike(name, others);
}

// ---- changes

std::optional<Occupant>& Seating::edit_seat(Seat seat) {
    ++revision_;
    return seats_[to_index(seat)];
}

void Seating::resize(std::size_t seats) {
    ++revision_;
    if (seats < seats_.size()) std::erase_if(seats_, [](const auto& o) { return !o; });
    seats_.resize(seats);
}

void Seating::fix_seats() {
    ++revision_;
    std::erase_if(seats_, [](const auto& o) { return !o; });
    seats_fixed_ = true;
}

void Seating::unfix_seats() {
    ++revision_;
    seats_fixed_ = false;
    quick_ = false;
}

void Seating::set_spectator(PlayerKey key, bool connected) {
    ++revision_;
    spectators_[key] = connected;
}

void Seating::erase_spectator(PlayerKey key) {
    ++revision_;
    spectators_.erase(key);
}

void Seating::set_host(std::optional<Person> host) {
    ++revision_;
    host_ = std::move(host);
}

std::vector<std::string> players_by_seat(const Seating& seating) {
    std::vector<std::string> players;
    for (const auto& o : seating.seats()) players.push_back(o && o->is_person() ? o->id : "");
    return players;
}

}  // namespace vegas::core
