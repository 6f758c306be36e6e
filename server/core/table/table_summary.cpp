#include "server/core/table/table_summary.hpp"

#include <algorithm>
#include <string>

#include "protocol/requests/setup_json.hpp"

namespace vegas::core {

protocol::LobbyEntry lobby_entry(const Table& table) {
    const TableConfig& config = table.config();
    const Seating& seating = table.seating();
    protocol::LobbyEntry e{.table = config.id,
                           .setup = setup_of(config, seating),
                           .taken = seating.taken_seats(),
                           .status = table.status(),
                           .players = {},
                           .spectators = seating.connected_spectators(),
                           .quick = seating.is_quick(),
                           .people_only = config.people_only,
                           .slow_play_limit = config.limits_slow_play(),
                           .clock = config.clock()};
    e.left_out = protocol::leave_out_long_options(e.setup);
    for (const auto& o : seating.seats()) {
        if (o) e.players.push_back({o->name, o->bot, o->program.has_value()});
    }
    return e;
}

protocol::WaitingGame summarize_waiting_game(const Table& table, UtcTime since) {
    const TableConfig& config = table.config();
    protocol::WaitingGame waiting{.table = config.id,
                                  .invite = config.invite,
                                  .ruleset = config.setup.ruleset,
                                  .since_ms = std::max<std::int64_t>(since.ms, 0),
                                  .turn = table.match().deciding_seat(),
                                  .seats = {},
                                  .decision_ms = config.decision_ms};
    for (const auto& o : table.seating().seats()) {
        waiting.seats.push_back({.player = o->id, .name = o->name, .bot = o->bot});
    }
    return waiting;
}

bool is_waiting_for_players(const Table& table) {
    const Seating& seating = table.seating();
    return seating.is_quick() && table.status() == protocol::TableStatus::open &&
           !table.is_frozen() && to_index(seating.taken_seats()) < seating.seats().size();
}

bool is_start_due(const Table& table, TimePoint now) {
    const auto at = table.presence().starts_at();
    return at && now >= *at && !table.is_frozen();
}

std::optional<std::uint32_t> open_decision_of(const Table& table, PlayerKey player) {
    const Seat seat = table.seating().seat_of(player);
    const Match& match = table.match();
    if (table.is_frozen() || seat == kNobody || match.deciding_seat() != seat) return std::nullopt;
    return match.open_decision();
}

}  // namespace vegas::core
