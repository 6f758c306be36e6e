// Plays a transcript again and says the first thing that is wrong with it. README.md, section 10.
// Pure; holds the rules by way of the engine.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "protocol/history/transcript.hpp"

namespace vegas::protocol {

struct Flaw {
    std::string what;        // English, one sentence without its full stop
    std::size_t action = 0;  // counted from 1, as decisions are; 0: not one action's
    Seat seat = kNobody;     // of that action
};

// "action 17 (seat 2): this is not a legal action here"
[[nodiscard]] std::string words_of(const Flaw&);

// Nothing: the seed is the one committed to, every draw follows from the seeds, every action was
// legal and its seat's to take, sealed choices are those committed to, the result is the game's.
[[nodiscard]] std::optional<Flaw> verify(const Transcript&);

}  // namespace vegas::protocol
