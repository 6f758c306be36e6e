// A game that the engine cannot play again: it began by rules that the engine does not know, or its
// records do not follow the rules. It ends unfinished, and its transcript holds the seeds and the
// answers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/setup.hpp"
#include "protocol/history/transcript.hpp"
#include "server/core/journal/records.hpp"
#include "server/core/table/ended_game.hpp"
#include "server/core/table/match.hpp"

namespace vegas::core {

struct TableState;

class OutdatedGame {
public:
    // `open`: the match in which it began. Its seats are given when it ends.
    OutdatedGame(const Match& open, const Setup&);

    void add(const journal::Acted&);
    // As in Match.
    void mark_played_by_house(Seat);
    void on_player_replaced(Seat);
    // It was played to its end, and is stored.
    void finish() { is_finished_ = true; }

    // As the store keeps it; nullopt if it was finished.
    [[nodiscard]] std::optional<EndedGame> unfinished(const TableState&, protocol::EarlyEnd why) &&;
    // Opens the next game at its table, for the same players, and records it. If the game was not
    // finished, the table's journal gets it to be stored.
    void end(TableState&, TimePoint now) &&;

private:
    protocol::Transcript transcript_;
    std::vector<std::uint32_t> since_;  // by seat: Transcript::Player::since
    std::uint32_t decisions_before_;
    bool is_finished_ = false;
};

}  // namespace vegas::core
