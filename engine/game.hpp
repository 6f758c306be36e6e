// The engine's door: a game of any ruleset as one flat value (families.hpp), and what can be done
// with it. What is seen of it has doors of its own, view.hpp and preview.hpp.
// Pure: no clock, no randomness of its own, no I/O. Safe to call from any thread on different
// values.
#pragma once

#include <cstdint>

#include "engine/action.hpp"
#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/families.hpp"
#include "engine/result.hpp"
#include "engine/setup.hpp"
#include "engine/types.hpp"

namespace vegas {

enum class ApplyError : std::uint8_t { none, over, not_your_decision, illegal };

// REQUIRES: check(setup) is none.
[[nodiscard]] Game start(const Setup& setup, Draws& draws, EventSink& events);

[[nodiscard]] bool over(const Game&);
[[nodiscard]] Decision decision(const Game&);   // seat == kNobody when the game is over
void legal_actions(const Game&, Actions& out);  // the only source of legality; empty when over
[[nodiscard]] ApplyError apply(Game&, Seat, const Action&, Draws&,
                               EventSink&);  // refused: unchanged
void apply_trusted(Game&, const Action&, Draws&,
                   EventSink&);  // REQUIRES: action is one of legal_actions()

// REQUIRES: over(game).
[[nodiscard]] GameResult result(const Game&);

// The same game as `seat` knows it: hidden cards and the pile are dealt anew from the cards that
// the seat has not seen.
[[nodiscard]] Game resample(const Game&, Seat seat, Draws&);

// Checks that no money and no dice were lost or added, and that the state is well formed: null, or
// what is wrong. For tests and the simulator.
[[nodiscard]] const char* check_state(const Game&);

}  // namespace vegas
