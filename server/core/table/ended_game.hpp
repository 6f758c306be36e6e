// A game that has just ended, as the store keeps it: its transcript, and its entry in a list of
// games.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/result.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/replies/replies.hpp"

namespace vegas::core {

struct TableState;

struct EndedGame {
    std::string transcript;        // JSON
    protocol::PlayedGame summary;  // without ended_ms
};

// REQUIRES: the table's game is over.
[[nodiscard]] EndedGame finished_game(const TableState&);
// A game that is not played on. Its seats are the table's; `transcript` is without them. `since`,
// by seat: Transcript::Player::since.
[[nodiscard]] EndedGame unfinished_game(const TableState&, protocol::Transcript transcript,
                                        const std::vector<std::uint32_t>& since,
                                        protocol::EarlyEnd why);
// The game under way, without its last answers, which were not stored.
[[nodiscard]] EndedGame unfinished_game(const TableState&, std::size_t answers_not_stored,
                                        protocol::EarlyEnd why);

}  // namespace vegas::core
