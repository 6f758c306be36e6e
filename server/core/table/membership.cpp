#include "server/core/table/membership.hpp"

#include <algorithm>
#include <utility>

#include "protocol/history/anonymize.hpp"
#include "server/core/table/chat.hpp"
#include "server/core/table/game_start.hpp"
#include "server/core/table/match_runner.hpp"
#include "server/core/table/slow_play.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;

namespace {

Error has_been_removed() {
    return error(ErrorCode::removed, "the host has removed you from this table");
}

// Makes room by forgetting a spectator who is not connected.
bool make_room_for_spectator(Seating& seating, std::size_t limit) {
    const auto& all = seating.spectators();
    if (all.size() < limit) return true;
    const auto gone = std::ranges::find_if(all, [](const auto& s) { return !s.second; });
    if (gone == all.end()) return false;
    seating.erase_spectator(gone->first);
    return all.size() < limit;
}

}  // namespace

MaybeError limit_seat_changes(TableState& table, Seat seat, TimePoint now) {
    if (table.status() == protocol::TableStatus::open) return {};
    const auto ms = table.journal.try_change_seat(seat, table.limits, now);
    if (!ms) return {};
    return too_soon(*ms, "too many have come and gone in this game; wait a little");
}

MaybeError check_people_only(const TableState& table, const Person& who) {
    if (!table.config.people_only || !who.program || table.seating.owned_seat(who.key) != kNobody) {
        return {};
    }
    return error(ErrorCode::people_only, "programs are kept out of this table; you may watch");
}

bool is_address_seated(const TableState& table, PlayerKey key) {
    if (table.config.is_private || !table.match.is_running()) return false;
    bool found = false;
    for_each_player(table.seating, [&](const Occupant& o) {
        found = found || table.presence.addresses().have_common(o.player, key);
    });
    return found;
}

Result<Seat> find_free_seat(const Seating& seating, std::optional<Seat> wanted) {
    const auto& seats = seating.seats();
    if (wanted) {
        if (to_index(*wanted) >= seats.size()) {
            return error(ErrorCode::no_such_seat, "this table has no such seat");
        }
        if (seats[to_index(*wanted)]) return error(ErrorCode::seat_taken, "this seat is taken");
        return *wanted;
    }
    const auto it = std::ranges::find_if(seats, [](const auto& o) { return !o; });
    if (it == seats.end()) return error(ErrorCode::table_full, "every seat is taken");
    return static_cast<Seat>(it - seats.begin());
}

void reassign_host(TableState& table) {
    Seating& seating = table.seating;
    const Occupant* next = nullptr;
    for (const auto& o : seating.seats()) {
        if (has_person(o) && !seating.is_host(o->player) &&
            (next == nullptr || (next->away && !o->away))) {
            next = &*o;
        }
    }
    if (next == nullptr) {
        if (!seating.is_member(seating.host()->key)) seating.set_host({});
        return;
    }
    seating.set_host(Person{next->player, next->id, next->name});
    table.changes().add_event(at_table::HostChanged{seating.seat_of(next->player), next->name});
}

void update_start(TableState& table, TimePoint now) {
    table.presence.update_start(table.seating, now + table.limits.quick_start_ms);
}

void update_presence(TableState& table, TimePoint now) {
    const auto since = table.presence.deserted_since();
    table.presence.update(table.seating, now);
    update_standstill(table, now);
    update_pause(table, now);
    if (!since || table.presence.deserted_since() || is_person_asked(table)) return;
    if (table.pause.is_running()) return;
    if (table.config.is_days()) return;  // they did not wait
    // House bots play on as soon as anybody is there.
    table.clock.extend_deadlines(std::max<std::int64_t>(now - *since, 0), now);
}

// ---- coming

MaybeError Membership::sit(const Person& who, std::optional<Seat> wanted, TimePoint now) {
    if (auto problem = check_people_only(table_, who)) return problem;
    Seating& seating = table_.seating;
    if (const Seat own = seating.seat_of(who.key); own != kNobody) {
        if (wanted && *wanted != own) {
            return error_with(ErrorCode::already_seated,
                              "you already have another seat at this table", "seat", own);
        }
        return set_program(own, who.program, now);
    }
    if (seating.removed().contains(who.id)) return has_been_removed();
    if (const Seat left = seating.owned_seat(who.key); left != kNobody) {
        return come_back(left, who, now);
    }
    return take_free_seat(who, wanted, now);
}

MaybeError Membership::take_free_seat(const Person& who, std::optional<Seat> wanted,
                                      TimePoint now) {
    Seating& seating = table_.seating;
    if (table_.has_settled_seats()) {
        return error(ErrorCode::game_started, "the game has already started; you can watch it");
    }
    const auto seat = find_free_seat(seating, wanted);
    if (!seat) return seat.error();
    seating.edit_seat(*seat) = Occupant{.player = who.key,
                                        .id = who.id,
                                        .name = who.name,
                                        .program = who.program,
                                        .ready = seating.is_quick(),
                                        .gives_seeds = who.gives_seeds};
    if (seating.host() == nullptr) seating.set_host(who);
    update_start(table_, now);
    seating.erase_spectator(who.key);
    table_.changes().add_event(at_table::PlayerJoined{*seat, who.name});
    return {};
}

MaybeError Membership::come_back(Seat seat, const Person& who, TimePoint now) {
    if (auto problem = limit_seat_changes(table_, seat, now)) return problem;
    Occupant& o = *table_.seating.edit_seat(seat);
    o.bot.reset();
    o.removed = false;
    o.program = who.program;
    table_.seating.erase_spectator(who.key);
    table_.changes().add_event(at_table::PlayerJoined{seat, who.name});
    MatchRunner(table_).on_player_changed(seat, now);
    return {};
}

MaybeError Membership::set_program(Seat seat, const std::optional<protocol::BotProgram>& program,
                                   TimePoint now) {
    if (table_.seating.occupant_at(seat).program == program) return {};
    if (auto problem = limit_seat_changes(table_, seat, now)) return problem;
    table_.seating.edit_seat(seat)->program = program;
    return {};
}

MaybeError Membership::watch(const Person& who) {
    Seating& seating = table_.seating;
    if (const Seat own = seating.seat_of(who.key); own != kNobody) {
        return error_with(ErrorCode::already_seated, "you already have a seat at this table",
                          "seat", own);
    }
    if (seating.removed().contains(who.id)) return has_been_removed();
    if (!seating.spectators().contains(who.key) &&
        !make_room_for_spectator(seating, table_.limits.spectators_per_table)) {
        return error(ErrorCode::table_full, "this table has too many spectators");
    }
    seating.set_spectator(who.key, true);
    return {};
}

void Membership::set_connected(PlayerKey key, bool connected, TimePoint now) {
    Seating& seating = table_.seating;
    if (seating.spectators().contains(key)) seating.set_spectator(key, connected);
    const Seat seat = seating.seat_of(key);
    if (seat != kNobody && seating.occupant_at(seat).away == connected) {
        Occupant& o = *seating.edit_seat(seat);
        o.away = !connected;
        o.away_since = now;
        if (connected) forgive_absence(o, table_.config);
        connected ? table_.changes().add_event(at_table::PlayerBack{seat, o.name})
                  : table_.changes().add_event(at_table::PlayerAway{seat, o.name});
    }
    update_presence(table_, now);
}

void Membership::set_gives_seeds(PlayerKey key, bool gives) {
    const Seat seat = table_.seating.seat_of(key);
    if (seat != kNobody) table_.seating.edit_seat(seat)->gives_seeds = gives;
}

// A request that cannot be granted any more is gone, so that nobody is told where others live.
void Membership::note_address(PlayerKey key, const std::string& hash) {
    const Seating& seating = table_.seating;
    table_.presence.edit_addresses().retain([&seating](PlayerKey known) {
        return seating.is_member(known) || seating.owned_seat(known) != kNobody;
    });
    table_.presence.edit_addresses().note(key, hash);
    table_.seat_requests.erase_if([this](const SeatRequests::Request& request) {
        return is_address_seated(table_, request.who.key);
    });
}

MaybeError Membership::agree_to_go_on(PlayerKey key, TimePoint now) {
    const Seat seat = table_.seating.seat_of(key);
    const bool may_resume = seat != kNobody || table_.seating.is_host(key);
    if (table_.pause.is_running() && may_resume) {
        Pausing(table_).resume(seat, now);
        if (seat == kNobody) return {};
    }
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (!table_.standstill.is_active()) return {};
    table_.standstill.agree(seat);
    update_standstill(table_, now);
    return {};
}

// ---- going

void Membership::leave(PlayerKey key, TimePoint now) {
    if (const Seat seat = table_.seating.seat_of(key); seat != kNobody) {
        const std::string& name = table_.seating.occupant_at(seat).name;
        table_.changes().add_event(at_table::PlayerLeft{seat, name});
    }
    erase(key, now);
}

MaybeError Membership::remove(const Person& who, bool with_addresses, TimePoint now) {
    if (auto problem = limit_seat_changes(table_, kNobody, now)) return problem;
    Seating& seating = table_.seating;
    if (const Seat seat = seating.seat_of(who.key); seat != kNobody) {
        const std::string& name = seating.occupant_at(seat).name;
        table_.changes().add_event(at_table::PlayerRemoved{seat, name});
    }
    const Seat owned = seating.owned_seat(who.key);
    if (seating.has_fixed_seats() && owned != kNobody) seating.edit_seat(owned)->removed = true;
    seating.edit_removed().add({who.id, who.name}, table_.limits.removed_per_table);
    if (with_addresses) remove_addresses(who);
    erase(who.key, now);
    return {};
}

// The host and others who live there come and go as before.
void Membership::remove_addresses(const Person& who) {
    const MemberAddresses& known = table_.presence.addresses();
    const Person* host = table_.seating.host();
    const std::vector<std::string> hosts =
        host == nullptr ? std::vector<std::string>() : known.of(host->key);
    for (const std::string& hash : known.of(who.key)) {
        if (std::ranges::find(hosts, hash) != hosts.end()) continue;
        table_.seating.edit_removed().add_address({hash, who.id}, table_.limits.removed_per_table);
    }
}

MaybeError Membership::check_address(PlayerKey key, const std::string& hash) const {
    const Seating& seating = table_.seating;
    const bool is_known =
        seating.is_member(key) || seating.is_host(key) || seating.owned_seat(key) != kNobody;
    if (is_known || !seating.removed().has_address(hash)) return {};
    return has_been_removed();
}

void Membership::renew_invite(std::string invite, TimePoint now) {
    table_.config.invite = std::move(invite);
    table_.config.is_invite_renewed = true;
    table_.changes().add_record(now, journal::InviteRenewed{table_.config.invite});
    // Updates that were sent before have the old one.
    table_.view_publisher.forget_sent_updates();
}

MaybeError Membership::admit(const std::string& player, TimePoint now) {
    if (!table_.seating.removed().contains(player)) {
        return error(ErrorCode::nobody_there, "this player has not been removed");
    }
    if (auto problem = limit_seat_changes(table_, kNobody, now)) return problem;
    (void)table_.seating.edit_removed().admit(player);
    return {};
}

bool Membership::names(const std::string& player, PlayerKey key) const {
    const Seating& seating = table_.seating;
    const Person* host = seating.host();
    return (host != nullptr && host->id == player) || seating.removed().contains(player) ||
           seating.spectators().contains(key) ||
           std::ranges::any_of(seating.seats(),
                               [&](const auto& o) { return o && o->id == player; }) ||
           std::ranges::any_of(table_.journal.idempotency_keys(),
                               [&](const IdempotencyKey& used) { return used.who.id == player; });
}

// Updates that were sent before name the player, so nobody is sent them again.
bool Membership::forget(const std::string& player, PlayerKey key, TimePoint now) {
    if (!names(player, key)) return false;
    Seating& seating = table_.seating;
    table_.view_publisher.forget_sent_updates();
    table_.seat_requests.erase(player);
    table_.journal.forget_keys(player);
    seating.edit_removed().forget(player);
    Seat seat = kNobody;
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        if (seating.seats()[i] && seating.seats()[i]->id == player) seat = static_cast<Seat>(i);
    }
    if (seat != kNobody) {
        GameStart(table_).cancel();
        anonymize_seat(seat);
    }
    seating.erase_spectator(key);
    if (seating.host() != nullptr && seating.host()->id == player) reassign_host(table_);
    update_start(table_, now);
    update_presence(table_, now);
    MatchRunner(table_).on_player_changed(seat, now);
    return true;
}

bool Membership::rename(const std::string& player, const std::string& name) {
    Seating& seating = table_.seating;
    bool was_shown = seating.edit_removed().rename(player, name);
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        if (!seating.seats()[i] || seating.seats()[i]->id != player) continue;
        seating.edit_seat(seat)->name = name;
        was_shown = true;
    }
    if (seating.host() != nullptr && seating.host()->id == player) {
        Person host = *seating.host();
        host.name = name;
        seating.set_host(std::move(host));
        was_shown = true;
    }
    was_shown = table_.seat_requests.rename(player, name) || was_shown;
    // Updates that were sent before have the old one.
    if (was_shown) table_.view_publisher.forget_sent_updates();
    return was_shown;
}

// The seed stays, because the dice follow from it.
void Membership::anonymize_seat(Seat seat) {
    auto& o = table_.seating.edit_seat(seat);
    const std::string name(protocol::kForgotten);
    if (o->is_person()) table_.changes().add_event(at_table::PlayerLeft{seat, name});
    if (!table_.seating.has_fixed_seats()) return o.reset();
    o = Occupant{.name = name,
                 .bot = o->bot.value_or(bots::kHouseLevel),
                 .ready = o->ready,
                 .forgotten = true,
                 .seed = o->seed};
    if (table_.match.is_running()) table_.match.hide_sealed_choice(seat);
}

void Membership::erase(PlayerKey key, TimePoint now) {
    Seating& seating = table_.seating;
    const Seat seat = seating.seat_of(key);
    seating.erase_spectator(key);
    if (seat != kNobody) {
        GameStart(table_).cancel();
        auto& o = seating.edit_seat(seat);
        if (seating.has_fixed_seats()) {
            o->bot = bots::kHouseLevel;
            o->away = false;
            forgive_missed_deadlines(*o);
        } else {
            o.reset();
        }
    }
    if (seating.is_host(key)) reassign_host(table_);
    update_start(table_, now);
    update_presence(table_, now);
    MatchRunner(table_).on_player_changed(seat, now);
}

}  // namespace vegas::core
