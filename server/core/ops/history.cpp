#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/assert.hpp"
#include "protocol/texts/plain_text.hpp"
#include "server/core/ops/handlers.hpp"
#include "server/core/state/table_access.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core::ops {
namespace {

Error not_over() { return error(ErrorCode::game_not_over, "the game is not over"); }

// The game goes on at a table that the player may know of.
bool is_under_way(Context& context, const PlayerState& player, const std::string& game) {
    const auto found = find_as_viewer(context, game.substr(0, game.rfind('-')), player);
    return found && (*found)->match().id() == game &&
           (*found)->status() != protocol::TableStatus::finished;
}

Error unknown_game() { return error(ErrorCode::unknown_game, "there is no such finished game"); }

bool was_member(const StoredGame& game, const std::string& player) {
    return std::ranges::find(game.members, player) != game.members.end();
}

// Who may not read it is told what those hear who ask for what there is not.
OpResult to_reply(const QueryResult& found, const std::string& player, bool at_its_table) {
    const auto* game = std::get_if<std::shared_ptr<const StoredGame>>(&found);
    if (game == nullptr) return unknown_game();
    if ((*game)->at.is_private && !at_its_table && !was_member(**game, player)) {
        return unknown_game();
    }
    return OpReply{protocol::FinishedGameReply{*(*game)->transcript}};
}

}  // namespace

// Everybody may read games of public tables. Those of private ones may be read by those who were
// there at the end, and, by the table, by those who are there now.
OpResult handle(Context& context, ConnectionState&, PlayerState& player,
                const protocol::History& op) {
    std::string game = op.game.value_or("");
    if (op.table) {
        const auto found = find_as_viewer(context, *op.table, player);
        if (!found) return found.error();
        if ((*found)->status() != protocol::TableStatus::finished) return not_over();
        game = (*found)->match().id();
    } else if (is_under_way(context, player, game)) {
        return not_over();
    }
    return await_store(FindGame{game}, [id = player.id, at_its_table = op.table.has_value()](
                                           Context&, ConnectionState&, const QueryResult& found) {
        return to_reply(found, id, at_its_table);
    });
}

OpResult handle(Context&, ConnectionState&, PlayerState& player, const protocol::GamesMine& op) {
    std::optional<GameCursor> after;
    if (op.game && op.ended_ms) after = GameCursor{.ended = {*op.ended_ms}, .game = *op.game};
    return await_store(ListGames{.player = player.id,
                                 .after = std::move(after),
                                 .limit = static_cast<std::size_t>(op.limit)},
                       [](Context&, ConnectionState&, const QueryResult& found) -> OpResult {
                           protocol::MyGamesReply mine;
                           if (const auto* page = std::get_if<GamePage>(&found)) {
                               for (const GamePage::Game& game : page->games) {
                                   texts::append_joined(mine.games, ",", *game.summary);
                               }
                               mine.more = page->more;
                           }
                           return OpReply{std::move(mine)};
                       });
}

namespace {

// The player's games that are played in days and that are in this server's memory.
std::vector<std::string> list_awake(const Context& context, const PlayerState& player) {
    std::vector<std::string> games;
    for (const std::string& id : player.tables) {
        Table* table = context.state.tables.find(id);
        const bool is_listed = table != nullptr && table->config().is_days() &&
                               table->match().is_running() && !table->is_frozen() &&
                               table->seating().seat_of(player.key) != kNobody;
        if (!is_listed) continue;
        const TimePoint now = context.table_time();
        auto game =
            summarize_waiting_game(*table, context.utc + (table->journal().changed_at() - now));
        if (const auto left = table->sleep().clock_left(now)) game.due_ms = context.utc.ms + *left;
        games.push_back(protocol::to_json(game));
    }
    return games;
}

// The summary was written when the game fell asleep.
std::string with_due_time(const Context& context, const SleepingGames::Game& game) {
    const auto served = context.state.store.served.at(context.now);
    if (!game.due || !served) return *game.summary;
    const UtcTime due = context.utc + std::max<std::int64_t>(*game.due - *served, 0);
    ASSERT(game.summary->ends_with('}'));
    return game.summary->substr(0, game.summary->size() - 1) + R"(,"due_ms":)" +
           std::to_string(due.ms) + '}';
}

}  // namespace

OpResult handle(Context&, ConnectionState&, PlayerState& player, const protocol::GamesWaiting&) {
    return await_store(
        ListSleeping{player.id, protocol::kWaitingGamesMost},
        [](Context& context, ConnectionState& connection, const QueryResult& found) -> OpResult {
            protocol::WaitingGamesReply reply;
            const PlayerState* player = context.state.registry.find_player(connection.player);
            if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
            std::vector<std::string> games = list_awake(context, *player);
            if (const auto* asleep = std::get_if<SleepingGames>(&found)) {
                for (const SleepingGames::Game& game : asleep->all) {
                    if (context.state.tables.contains(game.table)) continue;  // woken meanwhile
                    games.push_back(with_due_time(context, game));
                }
            }
            games.resize(std::min<std::size_t>(games.size(), protocol::kWaitingGamesMost));
            for (const std::string& game : games) texts::append_joined(reply.waiting, ",", game);
            return OpReply{std::move(reply)};
        });
}

}  // namespace vegas::core::ops
