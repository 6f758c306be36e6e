// Plays random legal games in this process, without a server. Everything follows from one text,
// the seed. The same seed, setup and game number give the same game on every machine.
//
//   server_seed of game n (from 1)  SHA-256("vegas simulate/1\n" + seed + "\n" + n in decimal)
//   game id                         "sim-" + n; the client seeds are empty
//   choices                         a stream as in protocol/docs/fair.md, with the key
//                                   HMAC-SHA256(server_seed, "vegas simulate/1\nchoices"): for each
//                                   decision with more than one action one_of(their number)
//   nonce of sealed decision d      the first 16 bytes of
//                                   HMAC-SHA256(server_seed, "vegas simulate/1\nnonce\n" + d)
#pragma once

#include <cstdint>
#include <string>

#include "engine/events.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "protocol/history/transcript.hpp"

namespace vegas::cli {

struct SimulationResult {
    GameResult result;
    std::uint32_t decisions = 0;
};

// Plays game `number`. `record` may be null; else it becomes the game's transcript.
[[nodiscard]] SimulationResult simulate_game(const Setup& setup, const std::string& seed,
                                             std::uint64_t number, EventSink& events,
                                             protocol::Transcript* record);

}  // namespace vegas::cli
