#include <algorithm>

#include "protocol/texts/plain_text.hpp"
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

Error unknown_game() { return error(ErrorCode::unknown_game, "there is no such finished game"); }

bool was_there(const KeptGame& game, const std::string& player) {
    return std::ranges::find(game.members, player) != game.members.end();
}

// Who may not read it is told what those hear who ask for what there is not.
Answer tell(const Found& found, const std::string& player, bool at_its_table) {
    const auto* game = std::get_if<std::shared_ptr<const KeptGame>>(&found);
    if (game == nullptr) return unknown_game();
    if ((*game)->at.is_private && !at_its_table && !was_there(**game, player)) {
        return unknown_game();
    }
    return Answered{protocol::FinishedGame{*(*game)->transcript}};
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
    } else if (goes_on(call, player, game)) {
        return not_over();
    }
    return later(FindGame{game}, [id = player.id, at_its_table = op.table.has_value()](
                                     Call&, Connection&, const Found& found) {
        return tell(found, id, at_its_table);
    });
}

Answer handle(Call&, Connection&, Player& player, const protocol::GamesMine& op) {
    std::optional<GameCursor> after;
    if (op.game && op.ended_ms) after = GameCursor{.ended = {*op.ended_ms}, .game = *op.game};
    return later(GamesOf{.player = player.id,
                         .after = std::move(after),
                         .most = static_cast<std::size_t>(op.most)},
                 [](Call&, Connection&, const Found& found) -> Answer {
                     protocol::MyGames mine;
                     if (const auto* page = std::get_if<GamePage>(&found)) {
                         for (const GamePage::Game& game : page->games) {
                             texts::add_to(mine.games, ",", *game.summary);
                         }
                         mine.more = page->more;
                     }
                     return Answered{std::move(mine)};
                 });
}

}  // namespace vegas::core::ops
