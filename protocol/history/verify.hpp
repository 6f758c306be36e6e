// Plays a transcript again and says the first thing that is wrong with it. docs/fair.md, Verifying
// a game. Pure; knows the rules through the engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "protocol/history/transcript.hpp"

namespace vegas::protocol {

struct Flaw {
    std::string what;        // English, one sentence without its full stop
    std::size_t action = 0;  // counted from 1, as decisions are; 0: it is not about one action
    Seat seat = kNobody;     // of that action
};

// "action 17 (seat 2): this is not a legal action here"
[[nodiscard]] std::string words_of(const Flaw&);

// Nothing if all of it is right: the seed fits the commitment, every draw follows from the seeds,
// every action was legal and taken by the seat that was asked, sealed choices fit their
// commitments, and the result is the result of the game.
[[nodiscard]] std::optional<Flaw> verify(const Transcript&);

}  // namespace vegas::protocol
