#include "server/core/table/outdated_game.hpp"

#include <utility>

#include "server/core/table/ended_game.hpp"
#include "server/core/table/table_state.hpp"
#include "server/core/table/waiting_room.hpp"

namespace vegas::core {

OutdatedGame::OutdatedGame(const Match& open, const Setup& setup)
    : transcript_{.game = open.id(),
                  .setup = setup,
                  .seats = {},
                  .server_seed = open.server_seed(),
                  .commitment = protocol::sha256(open.server_seed()),
                  .actions = {},
                  .result = {}},
      since_(setup.seats, 0),
      decisions_before_(open.decisions_made()) {}

void OutdatedGame::add(const journal::Acted& acted) {
    auto& answer = transcript_.actions.emplace_back(protocol::Transcript::ActionRecord{
        .seat = acted.seat, .action = acted.action, .house = acted.house, .seal = {}});
    if (acted.nonce) {
        answer.seal = {*acted.nonce, protocol::commitment(*acted.nonce, acted.action)};
    }
}

void OutdatedGame::mark_played_by_house(Seat seat) {
    for (auto& answer : transcript_.actions) {
        if (answer.seat == seat) answer.house = true;
    }
}

void OutdatedGame::on_player_replaced(Seat seat) {
    since_[to_index(seat)] = static_cast<std::uint32_t>(transcript_.actions.size());
}

std::optional<EndedGame> OutdatedGame::unfinished(const TableState& table,
                                                  protocol::EarlyEnd why) && {
    if (is_finished_) return {};
    return unfinished_game(table, std::move(transcript_), since_, why);
}

void OutdatedGame::end(TableState& table, TimePoint now) && {
    const auto decisions =
        decisions_before_ + static_cast<std::uint32_t>(transcript_.actions.size());
    auto ended = std::move(*this).unfinished(table, protocol::EarlyEnd::other_rules);
    std::string game = ended ? ended->summary.game : "";
    if (ended) table.journal.set_ended_game(*std::move(ended));
    table.standstill.end();
    table.pause.clear();
    WaitingRoom(table).open_next_game(decisions, std::move(game), now);
}

}  // namespace vegas::core
