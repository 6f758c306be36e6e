#include "server/core/table/ended_game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "server/core/table/table_state.hpp"

namespace vegas::core {
namespace {

// A player whose seat the house plays still played that game.
std::vector<protocol::Transcript::Player> players_of(const Seating& seating) {
    std::vector<protocol::Transcript::Player> players;
    for (const auto& o : seating.seats()) {
        players.push_back(
            {o->name, o->is_house_bot() ? o->bot : std::nullopt, o->seed, o->program});
    }
    return players;
}

EndedGame ended_game(const TableState& table, const protocol::Transcript& transcript,
                     std::optional<protocol::EarlyEnd> why = {}) {
    EndedGame ended{.transcript = protocol::transcript_json(transcript),
                    .summary = {.game = transcript.game,
                                .table = table.config.id,
                                .invite = table.config.is_private ? table.config.invite : "",
                                .ruleset = transcript.setup.ruleset,
                                .unfinished = !transcript.result,
                                .why = why,
                                .seats = {}}};
    auto& seats = ended.summary.seats;
    for (const auto& o : table.seating.seats()) {
        seats.push_back({.player = o->id, .name = o->name, .bot = o->bot});
    }
    if (!transcript.result) return ended;
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i].total = transcript.result->totals[i];
    for (const Seat seat : GameResult::winners(*transcript.result)) {
        seats[to_index(seat)].won = true;
    }
    return ended;
}

}  // namespace

EndedGame finished_game(const TableState& table) {
    return ended_game(table, table.match.transcript(players_of(table.seating)));
}

EndedGame unfinished_game(const TableState& table, protocol::Transcript transcript,
                          const std::vector<std::uint32_t>& since, protocol::EarlyEnd why) {
    transcript.seats = players_of(table.seating);
    for (std::size_t i = 0; i < transcript.seats.size(); ++i) transcript.seats[i].since = since[i];
    return ended_game(table, transcript, why);
}

EndedGame unfinished_game(const TableState& table, std::size_t answers_not_stored,
                          protocol::EarlyEnd why) {
    protocol::Transcript transcript = table.match.transcript(players_of(table.seating));
    transcript.result.reset();
    transcript.actions.resize(transcript.actions.size() - answers_not_stored);
    const auto answers = static_cast<std::uint32_t>(transcript.actions.size());
    for (auto& player : transcript.seats) player.since = std::min(player.since, answers);
    return ended_game(table, transcript, why);
}

}  // namespace vegas::core
