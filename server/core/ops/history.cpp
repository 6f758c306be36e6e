// Transcripts of finished games.
#include "protocol/json/json_out.hpp"
#include "server/core/core.hpp"

namespace vegas::core::ops {
namespace {

Error not_over() { return {ErrorCode::game_not_over, "the game is not over", {}}; }

// The game goes on at a table that the player may know of.
bool goes_on(Core& core, const Player& player, const std::string& game) {
    const auto found = core.find(game.substr(0, game.rfind('-')), player);
    return found && (*found)->game_id() == game &&
           (*found)->status() != protocol::TableStatus::finished;
}

}  // namespace

// Games of public tables are everybody's. Those of private ones are for who was there at the end,
// and, by the table, for who is there now.
Answer handle(Core& core, Connection&, Player& player, const protocol::History& op) {
    std::string game = op.game.value_or("");
    if (op.table) {
        const auto found = core.find(*op.table, player);
        if (!found) return found.error();
        if ((*found)->status() != protocol::TableStatus::finished) return not_over();
        game = (*found)->game_id();
    }
    const Archive::Entry* entry = core.archive.find(game);
    if (entry == nullptr && goes_on(core, player, game)) return not_over();
    if (entry == nullptr ||
        (entry->at.is_private && !op.table && !entry->members.contains(player.key)))
        return Error{ErrorCode::unknown_game, "there is no such finished game", {}};
    Reply reply;
    protocol::JsonOut out(reply.members);
    out.key("transcript").raw(*entry->transcript);
    return reply;
}

}  // namespace vegas::core::ops
