#include "server/core/state/append_records.hpp"
#include "server/core/table/table_summary.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "protocol/texts/plain_text.hpp"

namespace vegas::core {
namespace {

// Other servers ask the store who has a seat. nullopt: it knows.
std::optional<std::vector<std::string>> take_changed_seats(ServerState& state, const Table& table) {
    if (!state.settings.is_clustered()) return std::nullopt;
    std::vector<std::string> seats = players_by_seat(table.seating());
    auto& known = state.cluster.seats[table.config().id];
    if (known == seats) return std::nullopt;
    known = seats;
    return seats;
}

void count(Counters& counters, const Table& table, const journal::Record& record) {
    const Ruleset ruleset = table.config().setup.ruleset;
    if (const auto* acted = std::get_if<journal::Acted>(&record)) {
        const bool is_bots = table.seating().occupant_at(acted->seat).is_house_bot();
        const auto by = acted->house ? Decider::house : is_bots ? Decider::bot : Decider::person;
        ++counters.actions(ruleset, by);
    } else if (std::holds_alternative<journal::Started>(record)) {
        ++counters.games_started(ruleset);
    } else if (std::holds_alternative<journal::Ended>(record)) {
        ++counters.games_ended(ruleset, GameEnd::finished);
    }
}

// The store keeps a player as long as records name them.
std::vector<StoredPlayer> take_unsaved_players(Context& context, const Table& table) {
    std::vector<StoredPlayer> players;
    const auto save = [&](PlayerKey key) {
        PlayerState* player = context.state.registry.find_player(key);
        if (player != nullptr && !player->is_saved) {
            players.push_back(context.state.registry.mark_saved(*player, context.utc));
        }
    };
    for (const auto& o : table.seating().seats()) {
        if (o) save(o->player);
    }
    if (const Person* host = table.seating().host()) save(host->key);
    return players;
}

GameEnd counted_as(protocol::EarlyEnd why) {
    switch (why) {
    case protocol::EarlyEnd::other_rules: return GameEnd::unfinished;
    case protocol::EarlyEnd::abandoned: return GameEnd::abandoned;
    case protocol::EarlyEnd::closed: return GameEnd::closed;
    case protocol::EarlyEnd::broken: break;
    }
    return GameEnd::broken;
}

// "event=game_finished game=... totals=120000,90000 won=0": by seat, without names.
std::string log_line_of(const protocol::PlayedGame& game) {
    if (game.why) {
        return "event=game_unfinished table=" + game.table + " game=" + game.game +
               " ruleset=" + std::string(word_of(game.ruleset)) +
               " why=" + std::string(word_of(*game.why));
    }
    std::string totals, won;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        texts::append_joined(totals, ",", std::to_string(game.seats[seat].total));
        if (game.seats[seat].won) texts::append_joined(won, ",", std::to_string(seat));
    }
    return "event=game_finished table=" + game.table + " game=" + game.game +
           " ruleset=" + std::string(word_of(game.ruleset)) + " totals=" + totals + " won=" + won;
}

// Ids of the people at the table.
std::vector<std::string> members_of(ServerState& state, const protocol::PlayedGame& game,
                                    const Table& table) {
    std::vector<std::string> members;
    for (const auto& seat : game.seats) {
        if (!seat.player.empty()) members.push_back(seat.player);
    }
    for (const auto& [key, connected] : table.seating().spectators()) {
        const PlayerState* player = state.registry.find_player(key);
        // A player who has left a seat to the house may watch too.
        if (player != nullptr && std::ranges::find(members, player->id) == members.end()) {
            members.push_back(player->id);
        }
    }
    return members;
}

// Where the table was made from. After a restart that is not known, and the first person counts who
// is here.
AddressAccounts::Ref account_of(ServerState& state, const Table& table) {
    if (auto account = state.addresses.account_of_table(table.config().id)) return account;
    for (const auto& o : table.seating().seats()) {
        const PlayerState* player = o ? state.registry.find_player(o->player) : nullptr;
        if (player == nullptr || player->conns.empty()) continue;
        return state.registry.find_connection(*player->conns.begin())->account;
    }
    return nullptr;
}

// `members`: ids of those with a seat.
template <class Game>
void charge(Game& game, const std::vector<std::string>& members, ServerState& state,
            const Table& table) {
    const auto account = account_of(state, table);
    if (account && account->unlimited) return;
    if (account) game.charged_address = state.addresses.pseudonym_of(*account);
    const Person* host = table.seating().host();
    if (host != nullptr && std::ranges::find(members, host->id) != members.end()) {
        game.charged_player = host->id;
    }
}

// nullopt: none has just ended.
std::optional<StoredGame> take_ended_game(Context& context, Table& table) {
    auto ended = table.journal().take_ended_game();
    if (!ended) return std::nullopt;
    protocol::PlayedGame& summary = ended->summary;
    summary.ended_ms = context.utc.ms;
    context.log(LogLevel::info, log_line_of(summary));
    if (summary.why) {
        ++context.state.counters.games_ended(summary.ruleset, counted_as(*summary.why));
    }
    const auto people =
        std::ranges::count_if(summary.seats, [](const auto& seat) { return !seat.player.empty(); });
    StoredGame game{.id = summary.game,
                    .at = {.table = table.config().id,
                           .invite = table.config().invite,
                           .is_private = table.config().is_private,
                           .decision_ms = table.config().decision_ms},
                    .members = members_of(context.state, summary, table),
                    .people = static_cast<std::uint32_t>(people),
                    .ended = context.utc,
                    .transcript = std::make_shared<const std::string>(std::move(ended->transcript)),
                    .summary = std::make_shared<const std::string>(to_json(summary))};
    charge(game, game.members, context.state, table);
    return game;
}

SleepingGame sleeping_game(Context& context, const Table& table,
                           const std::vector<std::string>& seats, std::optional<ServedTime> due) {
    const auto summary = summarize_waiting_game(table, context.utc);
    SleepingGame game{.since = context.utc,
                      .players = count_players(table.seating()),
                      .summary = std::make_shared<const std::string>(to_json(summary)),
                      .due = due};
    charge(game, seats, context.state, table);
    return game;
}

}  // namespace

void append_records(Context& context, Table& table, JournalEnd end, std::optional<ServedTime> due) {
    std::vector<journal::Entry> entries = table.take_records(context.now);
    if (entries.empty()) return;
    ServerState& state = context.state;
    const Limits& limits = state.settings.limits;
    Append append{.table = table.config().id,
                  .seq = entries.front().seq,
                  .records = {},
                  .invite = entries.front().seq == 0 ? table.config().invite : std::string(),
                  .base = table.journal().take_base(),
                  .players = take_unsaved_players(context, table),
                  .game = take_ended_game(context, table),
                  .quotas = {.per_player = limits.games_per_player,
                             .per_address = limits.games_per_address,
                             .sleeping_per_player = limits.sleeping_per_player,
                             .new_sleeping_per_address = limits.new_sleeping_per_address},
                  .closes = end == JournalEnd::closes,
                  .sleeps = {},
                  .seats = take_changed_seats(state, table)};
    if (end == JournalEnd::sleeps) {
        append.seats = players_by_seat(table.seating());
        append.sleeps = sleeping_game(context, table, *append.seats, due);
    }
    append.records.reserve(entries.size());
    for (journal::Entry& entry : entries) {
        count(state.counters, table, entry.record);
        entry.incarnation = state.incarnation;
        append.records.push_back(journal::to_json(entry));
    }
    state.store.outbox.append(context.out, std::move(append), context.now);
}

}  // namespace vegas::core
