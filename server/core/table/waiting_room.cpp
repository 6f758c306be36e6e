#include "server/core/table/waiting_room.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "protocol/requests/setup_json.hpp"
#include "server/core/table/membership.hpp"
#include "server/core/table/slow_play.hpp"

namespace vegas::core {

namespace at_table = protocol::at_table;
using protocol::TableStatus;

namespace {

Error game_started() { return error(ErrorCode::game_started, "the game has already started"); }

// Named after its seat; after a start the name may be that of another one, which has moved up.
// Initials differ, since clients mark seats with them.
Occupant house_bot(const Seating& seating, bots::Level level, Seat seat) {
    static constexpr std::array<const char*, kSeatsMax> kNames{"Ada",  "Bo",  "Cleo", "Dot",
                                                               "Enzo", "Fay", "Gus",  "Ivy"};
    for (std::size_t number = to_index(seat);; ++number) {
        std::string name = kNames[number % kNames.size()];
        const bool taken = std::ranges::any_of(seating.seats(), [&](const auto& o) {
            return o && o->player == kNoPlayer && o->name == name;
        });
        if (!taken) return {.name = std::move(name), .bot = level, .ready = true};
    }
}

bool has_house_bot(const Seating& seating, Seat seat) {
    if (seat < 0 || to_index(seat) >= seating.seats().size()) return false;
    const auto& o = seating.seats()[to_index(seat)];
    return o && o->player == kNoPlayer;
}

}  // namespace

MaybeError WaitingRoom::set_ready(PlayerKey key, bool ready) {
    Seating& seating = table_.seating;
    const Seat seat = seating.seat_of(key);
    if (seat == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    if (ready ? seating.has_fixed_seats() : table_.has_settled_seats()) return game_started();
    Occupant& o = *seating.edit_seat(seat);
    if (seating.is_quick()) ready = true;
    if (o.ready != ready) {
        ready ? table_.changes().add_event(at_table::PlayerReady{seat, o.name})
              : table_.changes().add_event(at_table::PlayerNotReady{seat, o.name});
    }
    o.ready = ready;
    return {};
}

Result<Seat> WaitingRoom::add_bot(bots::Level level, std::optional<Seat> wanted) {
    Seating& seating = table_.seating;
    if (table_.has_settled_seats()) return game_started();
    if (wanted && has_house_bot(seating, *wanted)) {
        seating.edit_seat(*wanted)->bot = level;
        return *wanted;
    }
    const auto seat = find_free_seat(seating, wanted);
    if (!seat) return seat.error();
    const Occupant& bot = seating.edit_seat(*seat).emplace(house_bot(seating, level, *seat));
    table_.changes().add_event(at_table::BotAdded{*seat, bot.name});
    return *seat;
}

MaybeError WaitingRoom::remove_bot(Seat seat) {
    Seating& seating = table_.seating;
    if (table_.has_settled_seats()) return game_started();
    if (seat < 0 || to_index(seat) >= seating.seats().size()) {
        return error(ErrorCode::no_such_seat, "this table has no such seat");
    }
    if (!has_house_bot(seating, seat)) {
        return error(ErrorCode::not_a_bot, "this seat has no house bot");
    }
    auto& o = seating.edit_seat(seat);
    table_.changes().add_event(at_table::BotRemoved{seat, o->name});
    o.reset();
    return {};
}

void WaitingRoom::fill_with_bots() {
    while (add_bot(bots::kHouseLevel, {})) {
    }
}

MaybeError WaitingRoom::change(const TableConfig& wanted, TimePoint now) {
    TableConfig& config = table_.config;
    const Setup& setup = wanted.setup;
    const int taken = table_.seating.taken_seats();
    if (table_.has_settled_seats()) return game_started();
    if (setup == setup_of(config, table_.seating) && wanted.decision_ms == config.decision_ms &&
        wanted.people_only == config.people_only &&
        wanted.slow_play_limit == config.slow_play_limit) {
        return {};
    }
    if (setup.seats < taken) return protocol::bad_seats(setup, taken);
    config.setup = setup;
    config.decision_ms = wanted.decision_ms;
    config.people_only = wanted.people_only;
    config.slow_play_limit = wanted.slow_play_limit;
    resize(setup.seats);
    open_match(Match(table_.match.options()), now);
    return {};
}

MaybeError WaitingRoom::rematch(PlayerKey key, const std::optional<std::string>& game,
                                TimePoint now) {
    const Seat asks = table_.seating.seat_of(key);
    if (asks == kNobody) return error(ErrorCode::not_seated, "you have no seat at this table");
    const TableStatus status = table_.status();
    if (game && *game != table_.match.id() && status != TableStatus::open) return {};
    if (status == TableStatus::open && table_.games > 1) return set_ready(key, true);
    if (status != TableStatus::finished) {
        return error(ErrorCode::game_not_over, "the game is not over");
    }
    PendingChanges& changes = table_.changes();
    changes.add_event(at_table::RematchOpened{asks, table_.seating.occupant_at(asks).name});
    open_next_game(table_.match.decisions_made(), {}, now);
    Occupant& o = *table_.seating.edit_seat(asks);
    o.ready = true;
    if (table_.seating.host() == nullptr) {
        table_.seating.set_host(Person{o.player, o.id, o.name});
        changes.add_event(at_table::HostChanged{asks, o.name});
    }
    return {};
}

void WaitingRoom::open_next_game(std::uint32_t decisions, std::string unfinished_before,
                                 TimePoint now) {
    table_.seed_exchange.include_all();
    reopen(now);
    open_match(table_.next_match({.server_seed = draw_server_seed(table_.entropy),
                                  .decisions_before = decisions,
                                  .unfinished_before = std::move(unfinished_before)}),
               now);
}

void WaitingRoom::open_match(Match match, TimePoint now) {
    table_.match = std::move(match);
    table_.clock = SeatClock(table_.config.decision_ms);
    table_.record_new_game(now);
}

void WaitingRoom::resize(std::size_t seats) {
    Seating& seating = table_.seating;
    seating.resize(seats);
    table_.seat_requests.clear();
    for (std::size_t i = 0; i < seats; ++i) {
        auto& o = seating.edit_seat(static_cast<Seat>(i));
        if (has_person(o)) o->ready = false;
    }
    const Person& host = *seating.host();
    table_.changes().add_event(
        at_table::SetupChanged{host.name, seating.is_alike_to_seated(host.id, host.name)});
}

// Seats that the house had taken over get bots.
void WaitingRoom::reopen(TimePoint now) {
    Seating& seating = table_.seating;
    seating.unfix_seats();
    for (std::size_t i = 0; i < seating.seats().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        Occupant& o = *seating.edit_seat(seat);
        forgive_missed_deadlines(o);
        if (!o.is_house_bot() && o.bot) {  // its owner has left: nobody waits for that one
            o = house_bot(seating, *o.bot, seat);
            table_.changes().add_event(at_table::BotAdded{seat, o.name});
        } else if (o.is_person()) {
            o.ready = false;
            o.seed.clear();
            o.seed_hash.reset();
            o.away_since = now;
        }
    }
}

}  // namespace vegas::core
