// Members of a table, and its life before the game.
#include "server/core/table.hpp"

#include <algorithm>
#include <array>

#include "server/core/journal.hpp"

namespace vegas::core {

using protocol::Result;
using protocol::TableEventKind;
using protocol::TableStatus;

namespace {

Error error(ErrorCode code, std::string message) { return {code, std::move(message), {}}; }

}  // namespace

Table::Table(TableConfig config, const Limits& limits, Entropy& entropy, TimePoint now)
    : config_(std::move(config)), limits_(limits), entropy_(entropy), now_(now) {
    seats_.resize(config_.setup.seats);
    clock_ = SeatClock(config_.decision_ms);
    deserted_since_ = now;
    host_ = config_.founder;
    host_id_ = config_.founder_id;
    commit_to_seed();
    records_.push_back(journal::created(now, {.table = config_.id,
                                              .game = game_id_,
                                              .invite = config_.invite,
                                              .host = host_id_,
                                              .setup = config_.setup,
                                              .is_private = config_.is_private,
                                              .quick = config_.quick,
                                              .decision_ms = config_.decision_ms,
                                              .server_seed = server_seed_}));
    told_.table = info();
}

// Of the next game: the server commits to its dice before all players' seeds are known.
void Table::commit_to_seed() {
    game_id_ = config_.id + '-' + std::to_string(++games_);
    entropy_.fill(server_seed_);
    commitment_ = protocol::commitment(server_seed_);
}

Occupant* Table::occupant(Seat seat) {
    if (seat < 0 || at(seat) >= seats_.size() || !seats_[at(seat)]) return nullptr;
    return &*seats_[at(seat)];
}

Seat Table::seat_of(PlayerKey key) const {
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (seats_[i] && seats_[i]->player == key && seats_[i]->is_person())
            return static_cast<Seat>(i);
    return kNobody;
}

bool Table::is_member(PlayerKey key) const {
    return seat_of(key) != kNobody || spectators_.contains(key);
}

void Table::record_seat(Seat seat) {
    const auto& o = seats_[at(seat)];
    records_.push_back(journal::seated(now_, config_.id, seat, o ? o->id : "", o ? o->name : "",
                                       o && o->bot ? bots::name_of(*o->bot) : ""));
}

std::optional<Seat> Table::free_seat(std::optional<Seat> wanted, Outcome& problem) const {
    if (wanted) {
        if (at(*wanted) >= seats_.size())
            problem = error(ErrorCode::no_such_seat, "this table has fewer seats");
        else if (seats_[at(*wanted)])
            problem = error(ErrorCode::seat_taken, "somebody sits there");
        else
            return wanted;
        return std::nullopt;
    }
    for (std::size_t i = 0; i < seats_.size(); ++i)
        if (!seats_[i]) return static_cast<Seat>(i);
    problem = error(ErrorCode::table_full, "every seat is taken");
    return std::nullopt;
}

Result<Table::Joined> Table::join_as_player(PlayerKey key, const std::string& id,
                                            const std::string& name, std::optional<Seat> wanted,
                                            const std::optional<std::string>& seed, TimePoint now) {
    now_ = now;
    if (const Seat mine = seat_of(key); mine != kNobody) {
        if (wanted && *wanted != mine)
            return error_with(ErrorCode::already_seated, "you sit elsewhere here", "seat", mine);
        return Joined{mine, false};
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {  // back to the seat it left to the house
        if (!seats_[i] || seats_[i]->player != key) continue;
        seats_[i]->bot.reset();
        spectators_.erase(key);
        events_.on(TableEventKind::joined, static_cast<Seat>(i), name);
        record_seat(static_cast<Seat>(i));
        if (owes(static_cast<Seat>(i))) next_decision(now);
        return Joined{static_cast<Seat>(i)};
    }
    if (status_ != TableStatus::open)
        return error(ErrorCode::game_started, "the game is under way; you may watch it");
    Outcome problem;
    const auto seat = free_seat(wanted, problem);
    if (!seat) return *problem;
    spectators_.erase(key);
    seats_[at(*seat)] = Occupant{
        .player = key, .id = id, .name = name, .ready = config_.quick, .seed = seed.value_or("")};
    note_waiting(now);
    if (host_ == kNoPlayer) {
        host_ = key;
        host_id_ = id;
    }
    events_.on(TableEventKind::joined, *seat, name);
    record_seat(*seat);
    return Joined{*seat};
}

Result<Table::Joined> Table::join_as_spectator(PlayerKey key) {
    if (const Seat mine = seat_of(key); mine != kNobody)
        return error_with(ErrorCode::already_seated, "you sit here", "seat", mine);
    if (!spectators_.contains(key) && spectators_.size() >= limits_.spectators_per_table)
        return error(ErrorCode::table_full, "too many watch this table");
    spectators_[key] = true;
    members_changed_ = true;
    return Joined{};
}

// A seat left in a running game is played on by the house; its owner may come back to it.
void Table::leave(PlayerKey key, TimePoint now) {
    now_ = now;
    members_changed_ = true;
    spectators_.erase(key);
    const Seat seat = seat_of(key);
    if (seat != kNobody) {
        events_.on(TableEventKind::left, seat, seats_[at(seat)]->name);
        if (status_ == TableStatus::open)
            seats_[at(seat)].reset();
        else
            give_to_house(*seats_[at(seat)]);
        record_seat(seat);
        if (game_ && !over(*game_) && decision(*game_).seat == seat) next_decision(now);
    }
    if (host_ == key) pick_host(now);
    note_waiting(now);
    note_presence(now);
}

void Table::give_to_house(Occupant& o) {
    o.bot = bots::Level::easy;
    o.away = o.hurried = false;
}

void Table::pick_host(TimePoint now) {
    members_changed_ = true;
    const PlayerKey before = host_;
    const Occupant* next = nullptr;
    for (const auto& o : seats_)
        if (o && o->is_person() && o->player != before &&
            (next == nullptr || (next->away && !o->away)))
            next = &*o;
    if (next == nullptr && is_member(before)) return;  // nobody else is there
    host_ = next != nullptr ? next->player : kNoPlayer;
    host_id_ = next != nullptr ? next->id : "";
    if (next != nullptr) events_.on(TableEventKind::host_changed, kNobody, next->name);
    now_ = now;
}

bool Table::anybody_connected() const {
    for (const auto& o : seats_)
        if (o && o->is_person() && !o->away) return true;
    return std::any_of(spectators_.begin(), spectators_.end(), [](auto& s) { return s.second; });
}

void Table::note_presence(TimePoint now) {
    if (anybody_connected())
        deserted_since_.reset();
    else if (!deserted_since_)
        deserted_since_ = now;
}

void Table::set_connected(PlayerKey key, bool connected, TimePoint now) {
    now_ = now;
    members_changed_ = true;
    if (const auto it = spectators_.find(key); it != spectators_.end()) it->second = connected;
    if (Occupant* o = occupant(seat_of(key)); o != nullptr && o->away == connected) {
        o->away = !connected;
        o->away_since = now;
        if (connected) o->hurried = false;
        events_.on(connected ? TableEventKind::back : TableEventKind::away, seat_of(key), o->name);
    }
    note_presence(now);
}

Outcome Table::set_ready(PlayerKey key, bool ready, const std::optional<std::string>& seed) {
    Occupant* o = occupant(seat_of(key));
    if (o == nullptr) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (status_ != TableStatus::open)
        return error(ErrorCode::game_started, "the game is under way");
    members_changed_ = true;
    if (seed) o->seed = *seed;
    if (config_.quick) ready = true;
    if (o->ready != ready)
        events_.on(ready ? TableEventKind::ready : TableEventKind::not_ready, seat_of(key),
                   o->name);
    o->ready = ready;
    return {};
}

bool Table::all_ready() const {
    return status_ == TableStatus::open && host_ != kNoPlayer &&
           std::all_of(seats_.begin(), seats_.end(), [](const auto& o) { return o && o->ready; });
}

// Named after its seat; after a start the name may be that of another one, which has moved up.
// Initials differ, since clients mark seats with them.
Occupant Table::house_bot(bots::Level level, Seat seat) const {
    static constexpr std::array<const char*, kSeatsMax> kNames{"Ada",  "Bo",  "Cleo", "Dot",
                                                               "Enzo", "Fay", "Gus",  "Ivy"};
    for (std::size_t number = at(seat);; ++number) {
        std::string name = kNames[number % kNames.size()];
        const bool taken = std::any_of(seats_.begin(), seats_.end(), [&](const auto& o) {
            return o && o->player == kNoPlayer && o->name == name;
        });
        if (!taken) return {.name = std::move(name), .bot = level, .ready = true};
    }
}

Result<Seat> Table::add_bot(bots::Level level, std::optional<Seat> wanted) {
    if (status_ != TableStatus::open)
        return error(ErrorCode::game_started, "the game is under way");
    Outcome problem;
    const auto seat = free_seat(wanted, problem);
    if (!seat) return *problem;
    seats_[at(*seat)] = house_bot(level, *seat);
    members_changed_ = true;
    events_.on(TableEventKind::bot_added, *seat, seats_[at(*seat)]->name);
    record_seat(*seat);
    return *seat;
}

Outcome Table::remove_bot(Seat seat) {
    if (status_ != TableStatus::open)
        return error(ErrorCode::game_started, "the game is under way");
    if (at(seat) >= seats_.size())
        return error(ErrorCode::no_such_seat, "this table has fewer seats");
    const Occupant* o = occupant(seat);
    if (o == nullptr || o->player != kNoPlayer)
        return error(ErrorCode::not_a_bot, "no house bot sits there");
    events_.on(TableEventKind::bot_removed, seat, o->name);
    seats_[at(seat)].reset();
    members_changed_ = true;
    record_seat(seat);
    return {};
}

protocol::LobbyEntry Table::lobby_entry() const {
    protocol::LobbyEntry e{.table = config_.id,
                           .setup = config_.setup,
                           .taken = taken(),
                           .status = status_,
                           .quick = config_.quick};
    for (const auto& o : seats_)
        if (o) e.players.push_back(o->name);
    for (const auto& [key, connected] : spectators_) e.spectators += connected ? 1 : 0;
    return e;
}

std::vector<std::string> Table::take_records() { return std::exchange(records_, {}); }

}  // namespace vegas::core
