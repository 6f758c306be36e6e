// Verifies a transcript by playing it again, and reports the first error. docs/fair.md, Verifying a
// game. Pure; knows the rules through the engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "protocol/history/transcript.hpp"

namespace vegas::protocol {

struct VerificationError {
    std::string what;        // English, one sentence without its full stop
    std::size_t action = 0;  // counted from 1, as decisions are; 0 if not about one action
    Seat seat = kNobody;     // of that action
};

// "action 17 (seat 2): this is not a legal action here"
[[nodiscard]] std::string describe(const VerificationError&);

// nullopt if the transcript is right. Then the seed fits the commitment, and every draw follows
// from the seeds. Every action was legal and taken by the deciding seat. Sealed choices fit their
// commitments, and the result is the game's; a game that was not finished has none. A game of
// another version of the rules cannot be played again, which is an error here too.
[[nodiscard]] std::optional<VerificationError> verify(const Transcript&);

}  // namespace vegas::protocol
