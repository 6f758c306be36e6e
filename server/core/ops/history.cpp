#include "server/core/ops/handle.hpp"

namespace vegas::core::ops {
namespace {

Error not_over() { return error(ErrorCode::game_not_over, "the game is not over"); }

// The game goes on at a table that the player may know of.
bool goes_on(Call& call, const Player& player, const std::string& game) {
    const auto found = call.find(game.substr(0, game.rfind('-')), player);
    return found && (*found)->match().id() == game &&
           (*found)->status() != protocol::TableStatus::finished;
}

}  // namespace

// Everybody may read games of public tables. Those of private ones may be read by those who were
// there at the end, and, by the table, by those who are there now.
Answer handle(Call& call, Connection&, Player& player, const protocol::History& op) {
    std::string game = op.game.value_or("");
    if (op.table) {
        const auto found = call.find(*op.table, player);
        if (!found) return found.error();
        if ((*found)->status() != protocol::TableStatus::finished) return not_over();
        game = (*found)->match().id();
    }
    const Archive::Entry* entry = call.hall.archive.find(game);
    if (entry == nullptr && goes_on(call, player, game)) return not_over();
    if (entry == nullptr ||
        (entry->at.is_private && !op.table && !entry->members.contains(player.key))) {
        return error(ErrorCode::unknown_game, "there is no such finished game");
    }
    return Answered{protocol::FinishedGame{*entry->transcript}};
}

}  // namespace vegas::core::ops
