#include "server/core/table/members.hpp"

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

Members::Members(const Options& options, const Limits& limits, TimePoint now)
    : limits_(&limits),
      seats_(options.seats),
      quick_(options.quick),
      is_private_(options.is_private),
      deserted_since_(now) {
    if (options.founder.key != kNoPlayer) host_ = options.founder;
}

// ---- who is here

Seat Members::seat_of(PlayerKey key) const {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (person_sits(seats_[i]) && seats_[i]->player == key) return static_cast<Seat>(i);
    }
    return kNobody;
}

bool Members::is_member(PlayerKey key) const {
    return seat_of(key) != kNobody || spectators_.contains(key);
}

bool Members::owns_a_seat(PlayerKey key) const {
    return std::ranges::any_of(seats_, [key](const auto& o) { return o && o->player == key; });
}

const Occupant& Members::at_seat(Seat seat) const { return *seats_[at(seat)]; }

std::optional<Occupant>* Members::seat_at(Seat seat) {
    return seat < 0 || at(seat) >= seats_.size() ? nullptr : &seats_[at(seat)];
}

int Members::taken() const {
    return static_cast<int>(
        std::ranges::count_if(seats_, [](const auto& o) { return o.has_value(); }));
}

std::uint32_t Members::watching() const {
    return static_cast<std::uint32_t>(
        std::ranges::count_if(spectators_, [](const auto& s) { return s.second; }));
}

bool Members::is_there(PlayerKey key) const {
    if (const Seat seat = seat_of(key); seat != kNobody) return !at_seat(seat).away;
    const auto it = spectators_.find(key);
    return it != spectators_.end() && it->second;
}

bool Members::all_ready() const {
    return !seats_fixed_ && host_ &&
           std::ranges::all_of(seats_, [](const auto& o) { return o && o->ready; });
}

// ---- coming and going

Result<Seat> Members::free_seat(std::optional<Seat> wanted) const {
    if (wanted) {
        if (at(*wanted) >= seats_.size()) {
            return error(ErrorCode::no_such_seat, "this table has no such seat");
        }
        if (seats_[at(*wanted)]) return error(ErrorCode::seat_taken, "this seat is taken");
        return *wanted;
    }
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i]) return static_cast<Seat>(i);
    }
    return error(ErrorCode::table_full, "every seat is taken");
}

Result<Members::Sat> Members::sit(const Person& who, std::optional<Seat> wanted,
                                  const std::optional<std::string>& seed, TimePoint now,
                                  Notes& notes) {
    if (const Seat mine = seat_of(who.key); mine != kNobody) {
        if (wanted && *wanted != mine) {
            return error_with(ErrorCode::already_seated,
                              "you already have another seat at this table", "seat", mine);
        }
        plays(mine, who.program);
        return Sat{mine};
    }
    if (is_removed(who.id)) return has_been_removed();
    const auto left =
        std::ranges::find_if(seats_, [&who](const auto& o) { return o && o->player == who.key; });
    Sat sat{.came_back = left != seats_.end()};
    if (sat.came_back) {
        sat.seat = static_cast<Seat>(left - seats_.begin());
        (*left)->bot.reset();
        removed_from_seat_.erase(who.id);
        plays(sat.seat, who.program);
    } else {
        if (seats_fixed_) {
            return error(ErrorCode::game_started, "the game has already started; you can watch it");
        }
        const auto seat = free_seat(wanted);
        if (!seat) return seat.error();
        sat.seat = *seat;
        seats_[at(sat.seat)] = Occupant{.player = who.key,
                                        .id = who.id,
                                        .name = who.name,
                                        .program = who.program,
                                        .ready = quick_,
                                        .seed = seed.value_or("")};
        if (!host_) host_ = who;
        note_waiting(now);
    }
    spectators_.erase(who.key);
    ++revision_;
    notes.event(at_table::Joined{sat.seat, who.name});
    return sat;
}

// Whoever comes back may have become a program, or another one.
void Members::plays(Seat seat, const std::optional<protocol::Program>& program) {
    auto& is = seats_[at(seat)]->program;
    if (is == program) return;
    is = program;
    ++revision_;
}

Outcome Members::watch(const Person& who) {
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

void Members::leave(PlayerKey key, TimePoint now, Notes& notes) {
    if (const Seat seat = seat_of(key); seat != kNobody) {
        notes.event(at_table::Left{seat, at_seat(seat).name});
    }
    note_gone(key, now, notes);
}

void Members::remove(const Person& who, TimePoint now, Notes& notes) {
    if (const Seat seat = seat_of(who.key); seat != kNobody) {
        notes.event(at_table::Removed{seat, at_seat(seat).name});
    }
    if (seats_fixed_ && owns_a_seat(who.key)) removed_from_seat_.insert(who.id);
    if (removed_.size() >= limits_->removed_per_table) removed_.erase(removed_.begin());
    removed_.push_back({who.id, who.name});
    note_gone(who.key, now, notes);
}

Outcome Members::admit(const std::string& player) {
    const auto is_this = [&player](const protocol::Somebody& s) { return s.player == player; };
    if (std::erase_if(removed_, is_this) == 0) {
        return error(ErrorCode::nobody_there, "this player has not been removed");
    }
    return {};
}

bool Members::is_removed(const std::string& player) const {
    return std::ranges::any_of(
        removed_, [&player](const protocol::Somebody& s) { return s.player == player; });
}

void Members::note_gone(PlayerKey key, TimePoint now, Notes& notes) {
    ++revision_;
    spectators_.erase(key);
    if (const Seat seat = seat_of(key); seat != kNobody) {
        auto& o = seats_[at(seat)];
        if (seats_fixed_) {
            o->bot = bots::kHouseLevel;
            o->away = o->hurried = false;
        } else {
            o.reset();
        }
    }
    if (is_host(key)) pass_on_host(notes);
    note_waiting(now);
    note_presence(now);
}

// To somebody who is there, else to somebody who is away. Nobody else sits here: the host stays it,
// unless gone for good.
void Members::pass_on_host(Notes& notes) {
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
    notes.event(at_table::HostChanged{seat_of(next->player), next->name});
}

void Members::note_presence(TimePoint now) {
    const bool somebody = watching() > 0 || std::ranges::any_of(seats_, [](const auto& o) {
                              return person_sits(o) && !o->away;
                          });
    if (somebody) {
        deserted_since_.reset();
        spectators_unknown_ = false;
    } else if (!deserted_since_) {
        deserted_since_ = now;
    }
}

void Members::set_connected(PlayerKey key, bool connected, TimePoint now, Notes& notes) {
    ++revision_;
    if (const auto it = spectators_.find(key); it != spectators_.end()) it->second = connected;
    const Seat seat = seat_of(key);
    if (seat != kNobody && seats_[at(seat)]->away == connected) {
        Occupant& o = *seats_[at(seat)];
        o.away = !connected;
        o.away_since = now;
        if (connected) o.hurried = false;
        connected ? notes.event(at_table::Back{seat, o.name})
                  : notes.event(at_table::Away{seat, o.name});
    }
    note_presence(now);
}

// ---- before a game

Outcome Members::set_ready(PlayerKey key, bool ready, const std::optional<std::string>& seed,
                           Notes& notes) {
    const Seat seat = seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (seats_fixed_) return game_started();
    ++revision_;
    Occupant& o = *seats_[at(seat)];
    if (seed) o.seed = *seed;
    if (quick_) ready = true;
    if (o.ready != ready) {
        ready ? notes.event(at_table::Ready{seat, o.name})
              : notes.event(at_table::NotReady{seat, o.name});
    }
    o.ready = ready;
    return {};
}

// Named after its seat; after a start the name may be that of another one, which has moved up.
// Initials differ, since clients mark seats with them.
Occupant Members::house_bot(bots::Level level, Seat seat) const {
    static constexpr std::array<const char*, kSeatsMax> kNames{"Ada",  "Bo",  "Cleo", "Dot",
                                                               "Enzo", "Fay", "Gus",  "Ivy"};
    for (std::size_t number = at(seat);; ++number) {
        std::string name = kNames[number % kNames.size()];
        const bool taken = std::ranges::any_of(
            seats_, [&](const auto& o) { return o && o->player == kNoPlayer && o->name == name; });
        if (!taken) return {.name = std::move(name), .bot = level, .ready = true};
    }
}

Result<Seat> Members::add_bot(bots::Level level, std::optional<Seat> wanted, Notes& notes) {
    if (seats_fixed_) return game_started();
    if (std::optional<Occupant>* o = wanted ? seat_at(*wanted) : nullptr;
        o != nullptr && *o && (*o)->player == kNoPlayer) {
        (*o)->bot = level;
        ++revision_;
        return *wanted;
    }
    const auto seat = free_seat(wanted);
    if (!seat) return seat.error();
    seats_[at(*seat)] = house_bot(level, *seat);
    ++revision_;
    notes.event(at_table::BotAdded{*seat, seats_[at(*seat)]->name});
    return *seat;
}

Outcome Members::remove_bot(Seat seat, Notes& notes) {
    if (seats_fixed_) return game_started();
    std::optional<Occupant>* o = seat_at(seat);
    if (o == nullptr) return error(ErrorCode::no_such_seat, "this table has no such seat");
    if (!*o || (*o)->player != kNoPlayer) {
        return error(ErrorCode::not_a_bot, "this seat has no house bot");
    }
    notes.event(at_table::BotRemoved{seat, (*o)->name});
    o->reset();
    ++revision_;
    return {};
}

void Members::fill_with_bots(Notes& notes) {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (!seats_[i]) (void)add_bot(bots::kHouseLevel, static_cast<Seat>(i), notes);
    }
}

void Members::resize(std::size_t seats, Notes& notes) {
    if (seats < seats_.size()) std::erase_if(seats_, [](const auto& o) { return !o; });
    seats_.resize(seats);
    wants_.clear();
    for (auto& o : seats_) {
        if (person_sits(o)) o->ready = false;
    }
    ++revision_;
    notes.event(at_table::Changed{host_->name});
}

// ---- games

std::vector<std::string> Members::fix_seats() {
    std::erase_if(seats_, [](const auto& o) { return !o; });
    wants_.clear();  // the seats have other numbers now
    seats_fixed_ = true;
    starts_at_.reset();
    ++revision_;
    std::vector<std::string> seeds;
    for (const auto& o : seats_) seeds.push_back(o->seed);
    return seeds;
}

void Members::time_ran_out(Seat seat, Notes& notes) {
    Occupant& o = *seats_[at(seat)];
    notes.event(at_table::TimedOut{seat});
    o.hurried = o.away;
}

void Members::reopen(Seat asks, const std::optional<std::string>& seed, TimePoint now,
                     Notes& notes) {
    open_again();
    notes.event(at_table::Rematch{asks, seats_[at(asks)]->name});
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        Occupant& o = *seats_[i];
        o.hurried = false;
        if (o.player != kNoPlayer && o.bot) {  // its owner has left: nobody waits for that one
            o = house_bot(*o.bot, seat);
            notes.event(at_table::BotAdded{seat, o.name});
        } else if (o.is_person()) {
            o.ready = seat == asks;
            o.seed = seat == asks ? seed.value_or("") : "";
            o.away_since = now;
        }
    }
    if (!host_) {
        const Occupant& o = *seats_[at(asks)];
        host_ = Person{o.player, o.id, o.name};
        notes.event(at_table::HostChanged{asks, o.name});
    }
}

void Members::open_again() {
    seats_fixed_ = false;
    quick_ = false;
    removed_from_seat_.clear();
    ++revision_;
}

// ---- time

// The wait begins with the first person and is over when the last one has left: the house does not
// play alone.
void Members::note_waiting(TimePoint now) {
    const bool waits = quick_ && !seats_fixed_ && std::ranges::any_of(seats_, person_sits);
    if (!waits) {
        starts_at_.reset();
    } else if (!starts_at_) {
        starts_at_ = now + limits_->quick_start_ms;
    }
}

bool Members::somebody_may_come_back() const {
    return spectators_unknown_ || !spectators_.empty() || std::ranges::any_of(seats_, person_sits);
}

// A game waits for people who are away, and so does a private table. One that all have left for
// good does not.
std::optional<TimePoint> Members::closes_at(protocol::TableStatus status) const {
    if (!deserted_since_) return std::nullopt;
    const bool playing = status == protocol::TableStatus::playing;
    if (!somebody_may_come_back()) return *deserted_since_ + (playing ? limits_->left_game_ms : 0);
    if (playing) return *deserted_since_ + limits_->waiting_game_ms;
    if (!is_private_) return *deserted_since_ + limits_->empty_table_ms;
    const bool has_host = host_ && (spectators_unknown_ || is_member(host_->key));
    return *deserted_since_ +
           (has_host ? limits_->away_private_host_ms : limits_->away_private_seat_ms);
}

std::int64_t Members::kept_open_ms(const Occupant& o) const {
    if (!is_private_) return limits_->away_open_seat_ms;
    return is_host(o.player) ? limits_->away_private_host_ms : limits_->away_private_seat_ms;
}

bool Members::somebody_else_is_there(PlayerKey key) const {
    return std::ranges::any_of(
        seats_, [key](const auto& o) { return person_sits(o) && !o->away && o->player != key; });
}

// Where all are away, no other host would be any better.
bool Members::host_may_change(const Occupant& o) const {
    return !is_private_ && is_host(o.player) && somebody_else_is_there(o.player);
}

// Who is away for long loses the seat of an open table; at a public one the host loses the table
// before that.
void Members::on_time(TimePoint now, Notes& notes) {
    if (seats_fixed_) return;
    for (const auto& o : seats_) {
        if (!person_sits(o) || !o->away) continue;
        const std::int64_t away_ms = now - o->away_since;
        if (away_ms >= kept_open_ms(*o)) {
            leave(o->player, now, notes);
        } else if (host_may_change(*o) && away_ms >= limits_->away_host_ms) {
            pass_on_host(notes);
        }
    }
}

void Members::stood_still(std::int64_t ms) {
    for (auto& o : seats_) {
        if (o) o->away_since = o->away_since + ms;
    }
    if (deserted_since_) deserted_since_ = *deserted_since_ + ms;
    if (starts_at_) starts_at_ = *starts_at_ + ms;
}

std::optional<TimePoint> Members::next_due() const {
    if (seats_fixed_) return std::nullopt;
    std::optional<TimePoint> due;
    const auto earlier = [&due](TimePoint t) {
        if (!due || t < *due) due = t;
    };
    for (const auto& o : seats_) {
        if (!person_sits(o) || !o->away) continue;
        earlier(o->away_since + kept_open_ms(*o));
        if (host_may_change(*o)) earlier(o->away_since + limits_->away_host_ms);
    }
    return due;
}

}  // namespace vegas::core
