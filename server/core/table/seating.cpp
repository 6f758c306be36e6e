#include "server/core/table/seating.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace vegas::core {

namespace at_table = protocol::at_table;

namespace {

bool person_sits(const std::optional<Occupant>& seat) { return seat && seat->is_person(); }

Error has_been_removed() {
    return error(ErrorCode::removed, "the host has removed you from this table");
}

Error game_started() { return error(ErrorCode::game_started, "the game has already started"); }

}  // namespace

Seating::Seating(const Options& options, const Limits& limits, TimePoint now)
    : limits_(&limits),
      seats_(options.seats),
      quick_(options.quick),
      is_private_(options.is_private),
      deserted_since_(now) {
    if (options.founder.key != kNoPlayer) host_ = options.founder;
}

// ---- who is here

Seat Seating::seat_of(PlayerKey key) const {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (person_sits(seats_[i]) && seats_[i]->player == key) return static_cast<Seat>(i);
    }
    return kNobody;
}

bool Seating::is_member(PlayerKey key) const {
    return seat_of(key) != kNobody || spectators_.contains(key);
}

bool Seating::owns_seat(PlayerKey key) const {
    return std::ranges::any_of(seats_, [key](const auto& o) { return o && o->player == key; });
}

const Occupant& Seating::occupant_at(Seat seat) const { return *seats_[to_index(seat)]; }

std::optional<Occupant>* Seating::seat_at(Seat seat) {
    return seat < 0 || to_index(seat) >= seats_.size() ? nullptr : &seats_[to_index(seat)];
}

int Seating::taken_seats() const {
    return static_cast<int>(
        std::ranges::count_if(seats_, [](const auto& o) { return o.has_value(); }));
}

std::uint32_t Seating::connected_spectators() const {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(spectators_, [](const auto& s) { return s.second; }));
}

bool Seating::is_present(PlayerKey key) const {
    if (const Seat seat = seat_of(key); seat != kNobody) return !occupant_at(seat).away;
    const auto it = spectators_.find(key);
    return it != spectators_.end() && it->second;
}

bool Seating::all_ready() const {
    return !seats_fixed_ && host_ &&
           std::ranges::all_of(seats_, [](const auto& o) { return o && o->ready; });
}

// ---- coming and going

Result<Seat> Seating::free_seat(std::optional<Seat> wanted) const {
    if (wanted) {
        if (to_index(*wanted) >= seats_.size()) {
            return error(ErrorCode::no_such_seat, "this table has no such seat");
        }
        if (seats_[to_index(*wanted)]) return error(ErrorCode::seat_taken, "this seat is taken");
        return *wanted;
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i]) return static_cast<Seat>(i);
    }
    return error(ErrorCode::table_full, "every seat is taken");
}

Result<Seating::SitResult> Seating::sit(const Person& who, std::optional<Seat> wanted,
                                        const std::optional<std::string>& seed, TimePoint now,
                                        PendingChanges& changes) {
    if (const Seat mine = seat_of(who.key); mine != kNobody) {
        if (wanted && *wanted != mine) {
            return error_with(ErrorCode::already_seated,
                              "you already have another seat at this table", "seat", mine);
        }
        set_program(mine, who.program);
        return SitResult{mine};
    }
    if (is_removed(who.id)) return has_been_removed();
    const auto left =
        std::ranges::find_if(seats_, [&who](const auto& o) { return o && o->player == who.key; });
    SitResult sat{.has_returned = left != seats_.end()};
    if (sat.has_returned) {
        sat.seat = static_cast<Seat>(left - seats_.begin());
        (*left)->bot.reset();
        removed_from_seat_.erase(who.id);
        set_program(sat.seat, who.program);
    } else {
        if (seats_fixed_) {
            return error(ErrorCode::game_started, "the game has already started; you can watch it");
        }
        const auto seat = free_seat(wanted);
        if (!seat) return seat.error();
        sat.seat = *seat;
        seats_[to_index(sat.seat)] = Occupant{.player = who.key,
                                              .id = who.id,
                                              .name = who.name,
                                              .program = who.program,
                                              .ready = quick_,
                                              .seed = seed.value_or("")};
        if (!host_) host_ = who;
        update_start_timer(now);
    }
    spectators_.erase(who.key);
    ++revision_;
    changes.add_event(at_table::PlayerJoined{sat.seat, who.name});
    return sat;
}

// Whoever comes back may have become a program, or another one.
void Seating::set_program(Seat seat, const std::optional<protocol::BotProgram>& program) {
    auto& is = seats_[to_index(seat)]->program;
    if (is == program) return;
    is = program;
    ++revision_;
}

MaybeError Seating::watch(const Person& who) {
    const PlayerKey key = who.key;
    if (const Seat mine = seat_of(key); mine != kNobody) {
        return error_with(ErrorCode::already_seated, "you already have a seat at this table",
                          "seat", mine);
    }
    if (is_removed(who.id)) return has_been_removed();
    if (!spectators_.contains(key) && spectators_.size() >= limits_->spectators_per_table) {
        // Whoever is not here makes room.
        const auto gone =
            std::ranges::find_if(spectators_, [](const auto& s) { return !s.second; });
        if (gone != spectators_.end()) spectators_.erase(gone);
    }
    if (!spectators_.contains(key) && spectators_.size() >= limits_->spectators_per_table) {
        return error(ErrorCode::table_full, "this table has too many spectators");
    }
    spectators_[key] = true;
    ++revision_;
    return {};
}

void Seating::leave(PlayerKey key, TimePoint now, PendingChanges& changes) {
    if (const Seat seat = seat_of(key); seat != kNobody) {
        changes.add_event(at_table::PlayerLeft{seat, occupant_at(seat).name});
    }
    remove_member(key, now, changes);
}

void Seating::remove(const Person& who, TimePoint now, PendingChanges& changes) {
    if (const Seat seat = seat_of(who.key); seat != kNobody) {
        changes.add_event(at_table::PlayerRemoved{seat, occupant_at(seat).name});
    }
    if (seats_fixed_ && owns_seat(who.key)) removed_from_seat_.insert(who.id);
    if (removed_.size() >= limits_->removed_per_table) removed_.erase(removed_.begin());
    removed_.push_back({who.id, who.name});
    remove_member(who.key, now, changes);
}

MaybeError Seating::admit(const std::string& player) {
    const auto is_this = [&player](const protocol::PersonInfo& s) { return s.player == player; };
    if (std::erase_if(removed_, is_this) == 0) {
        return error(ErrorCode::nobody_there, "this player has not been removed");
    }
    return {};
}

bool Seating::is_removed(const std::string& player) const {
    return std::ranges::any_of(
        removed_, [&player](const protocol::PersonInfo& s) { return s.player == player; });
}

void Seating::remove_member(PlayerKey key, TimePoint now, PendingChanges& changes) {
    ++revision_;
    spectators_.erase(key);
    if (const Seat seat = seat_of(key); seat != kNobody) {
        auto& o = seats_[to_index(seat)];
        if (seats_fixed_) {
            o->bot = bots::kHouseLevel;
            o->away = o->hurried = false;
        } else {
            o.reset();
        }
    }
    if (is_host(key)) reassign_host(changes);
    update_start_timer(now);
    update_presence(now);
}

// To somebody who is there, else to somebody who is away. Nobody else sits here: the host stays it,
// unless gone for good.
void Seating::reassign_host(PendingChanges& changes) {
    const Occupant* next = nullptr;
    for (const auto& o : seats_) {
        if (person_sits(o) && !is_host(o->player) &&
            (next == nullptr || (next->away && !o->away))) {
            next = &*o;
        }
    }
    if (next == nullptr && is_member(host_->key)) return;
    ++revision_;
    host_.reset();
    if (next == nullptr) return;
    host_ = Person{next->player, next->id, next->name};
    changes.add_event(at_table::HostChanged{seat_of(next->player), next->name});
}

void Seating::update_presence(TimePoint now) {
    const bool somebody =
        connected_spectators() > 0 ||
        std::ranges::any_of(seats_, [](const auto& o) { return person_sits(o) && !o->away; });
    if (somebody) {
        deserted_since_.reset();
        spectators_unknown_ = false;
    } else if (!deserted_since_) {
        deserted_since_ = now;
    }
}

void Seating::set_connected(PlayerKey key, bool connected, TimePoint now, PendingChanges& changes) {
    ++revision_;
    if (const auto it = spectators_.find(key); it != spectators_.end()) it->second = connected;
    const Seat seat = seat_of(key);
    if (seat != kNobody && seats_[to_index(seat)]->away == connected) {
        Occupant& o = *seats_[to_index(seat)];
        o.away = !connected;
        o.away_since = now;
        if (connected) o.hurried = false;
        connected ? changes.add_event(at_table::PlayerBack{seat, o.name})
                  : changes.add_event(at_table::PlayerAway{seat, o.name});
    }
    update_presence(now);
}

// ---- before a game

MaybeError Seating::set_ready(PlayerKey key, bool ready, const std::optional<std::string>& seed,
                              PendingChanges& changes) {
    const Seat seat = seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (seats_fixed_) return game_started();
    ++revision_;
    Occupant& o = *seats_[to_index(seat)];
    if (seed) o.seed = *seed;
    if (quick_) ready = true;
    if (o.ready != ready) {
        ready ? changes.add_event(at_table::PlayerReady{seat, o.name})
              : changes.add_event(at_table::PlayerNotReady{seat, o.name});
    }
    o.ready = ready;
    return {};
}

// Named after its seat; after a start the name may be that of another one, which has moved up.
// Initials differ, since clients mark seats with them.
Occupant Seating::house_bot(bots::Level level, Seat seat) const {
    static constexpr std::array<const char*, kSeatsMax> kNames{"Ada",  "Bo",  "Cleo", "Dot",
                                                               "Enzo", "Fay", "Gus",  "Ivy"};
    for (std::size_t number = to_index(seat);; ++number) {
        std::string name = kNames[number % kNames.size()];
        const bool taken = std::ranges::any_of(
            seats_, [&](const auto& o) { return o && o->player == kNoPlayer && o->name == name; });
        if (!taken) return {.name = std::move(name), .bot = level, .ready = true};
    }
}

Result<Seat> Seating::add_bot(bots::Level level, std::optional<Seat> wanted,
                              PendingChanges& changes) {
    if (seats_fixed_) return game_started();
    if (std::optional<Occupant>* o = wanted ? seat_at(*wanted) : nullptr;
        o != nullptr && *o && (*o)->player == kNoPlayer) {
        (*o)->bot = level;
        ++revision_;
        return *wanted;
    }
    const auto seat = free_seat(wanted);
    if (!seat) return seat.error();
    seats_[to_index(*seat)] = house_bot(level, *seat);
    ++revision_;
    changes.add_event(at_table::BotAdded{*seat, seats_[to_index(*seat)]->name});
    return *seat;
}

MaybeError Seating::remove_bot(Seat seat, PendingChanges& changes) {
    if (seats_fixed_) return game_started();
    std::optional<Occupant>* o = seat_at(seat);
    if (o == nullptr) return error(ErrorCode::no_such_seat, "this table has no such seat");
    if (!*o || (*o)->player != kNoPlayer) {
        return error(ErrorCode::not_a_bot, "this seat has no house bot");
    }
    changes.add_event(at_table::BotRemoved{seat, (*o)->name});
    o->reset();
    ++revision_;
    return {};
}

void Seating::fill_with_bots(PendingChanges& changes) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i]) (void)add_bot(bots::kHouseLevel, static_cast<Seat>(i), changes);
    }
}

void Seating::resize(std::size_t seats, PendingChanges& changes) {
    if (seats < seats_.size()) std::erase_if(seats_, [](const auto& o) { return !o; });
    seats_.resize(seats);
    seat_requests_.clear();
    for (auto& o : seats_) {
        if (person_sits(o)) o->ready = false;
    }
    ++revision_;
    changes.add_event(at_table::SetupChanged{host_->name});
}

// ---- games

std::vector<std::string> Seating::fix_seats() {
    std::erase_if(seats_, [](const auto& o) { return !o; });
    seat_requests_.clear();  // the seats have other numbers now
    seats_fixed_ = true;
    starts_at_.reset();
    ++revision_;
    std::vector<std::string> seeds;
    for (const auto& o : seats_) seeds.push_back(o->seed);
    return seeds;
}

void Seating::on_timeout(Seat seat, PendingChanges& changes) {
    Occupant& o = *seats_[to_index(seat)];
    changes.add_event(at_table::SeatTimedOut{seat});
    o.hurried = o.away;
}

void Seating::reopen(Seat asks, const std::optional<std::string>& seed, TimePoint now,
                     PendingChanges& changes) {
    unfix_seats();
    changes.add_event(at_table::RematchOpened{asks, seats_[to_index(asks)]->name});
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        Occupant& o = *seats_[i];
        o.hurried = false;
        if (o.player != kNoPlayer && o.bot) {  // its owner has left: nobody waits for that one
            o = house_bot(*o.bot, seat);
            changes.add_event(at_table::BotAdded{seat, o.name});
        } else if (o.is_person()) {
            o.ready = seat == asks;
            o.seed = seat == asks ? seed.value_or("") : "";
            o.away_since = now;
        }
    }
    if (!host_) {
        const Occupant& o = *seats_[to_index(asks)];
        host_ = Person{o.player, o.id, o.name};
        changes.add_event(at_table::HostChanged{asks, o.name});
    }
}

void Seating::unfix_seats() {
    seats_fixed_ = false;
    quick_ = false;
    removed_from_seat_.clear();
    ++revision_;
}

// ---- time

// The wait begins with the first person and is over when the last one has left: the house does not
// play alone.
void Seating::update_start_timer(TimePoint now) {
    const bool waits = quick_ && !seats_fixed_ && std::ranges::any_of(seats_, person_sits);
    if (!waits) {
        starts_at_.reset();
    } else if (!starts_at_) {
        starts_at_ = now + limits_->quick_start_ms;
    }
}

bool Seating::someone_may_return() const {
    return spectators_unknown_ || !spectators_.empty() || std::ranges::any_of(seats_, person_sits);
}

// A game waits for people who are away, and so does a private table. One that all have left for
// good does not.
std::optional<TimePoint> Seating::closes_at(protocol::TableStatus status) const {
    if (!deserted_since_) return std::nullopt;
    const bool playing = status == protocol::TableStatus::playing;
    if (!someone_may_return()) return *deserted_since_ + (playing ? limits_->left_game_ms : 0);
    if (playing) return *deserted_since_ + limits_->waiting_game_ms;
    if (!is_private_) return *deserted_since_ + limits_->empty_table_ms;
    const bool has_host = host_ && (spectators_unknown_ || is_member(host_->key));
    return *deserted_since_ +
           (has_host ? limits_->away_private_host_ms : limits_->away_private_seat_ms);
}

std::int64_t Seating::seat_hold_ms(const Occupant& o) const {
    if (!is_private_) return limits_->away_open_seat_ms;
    return is_host(o.player) ? limits_->away_private_host_ms : limits_->away_private_seat_ms;
}

bool Seating::is_other_present(PlayerKey key) const {
    return std::ranges::any_of(
        seats_, [key](const auto& o) { return person_sits(o) && !o->away && o->player != key; });
}

// Where all are away, no other host would be any better.
bool Seating::host_may_change(const Occupant& o) const {
    return !is_private_ && is_host(o.player) && is_other_present(o.player);
}

// Who is away for long loses the seat of an open table; at a public one the host loses the table
// before that.
void Seating::on_timer(TimePoint now, PendingChanges& changes) {
    if (seats_fixed_) return;
    for (const auto& o : seats_) {
        if (!person_sits(o) || !o->away) continue;
        const std::int64_t away_ms = now - o->away_since;
        if (away_ms >= seat_hold_ms(*o)) {
            leave(o->player, now, changes);
        } else if (host_may_change(*o) && away_ms >= limits_->away_host_ms) {
            reassign_host(changes);
        }
    }
}

void Seating::extend_deadlines(std::int64_t ms) {
    for (auto& o : seats_) {
        if (o) o->away_since = o->away_since + ms;
    }
    if (deserted_since_) deserted_since_ = *deserted_since_ + ms;
    if (starts_at_) starts_at_ = *starts_at_ + ms;
}

std::optional<TimePoint> Seating::next_due() const {
    if (seats_fixed_) return std::nullopt;
    std::optional<TimePoint> due;
    const auto earlier = [&due](TimePoint t) {
        if (!due || t < *due) due = t;
    };
    for (const auto& o : seats_) {
        if (!person_sits(o) || !o->away) continue;
        earlier(o->away_since + seat_hold_ms(*o));
        if (host_may_change(*o)) earlier(o->away_since + limits_->away_host_ms);
    }
    return due;
}

}  // namespace vegas::core
