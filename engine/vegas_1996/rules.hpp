// The functions behind engine/game.hpp for a game of VEGAS; that header says what they promise.
#pragma once

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/own_view.hpp"
#include "engine/vegas_1996/preview.hpp"
#include "engine/vegas_1996/state.hpp"
#include "engine/vegas_1996/view.hpp"

namespace vegas::vegas_1996 {

void start(State&, const Setup&, Draws&, EventSink&);
[[nodiscard]] inline bool over(const State& s) { return s.step == Step::over; }
[[nodiscard]] inline Decision decision(const State& s) { return {s.owes, s.asks}; }
void legal_actions(const State&, Actions& out);
void apply_trusted(State&, const Action&, Draws&, EventSink&);

[[nodiscard]] View view(const State&, Seat viewer);
[[nodiscard]] OwnView own_view(const State&, Seat);
[[nodiscard]] Preview preview(const State&, const Action&);
[[nodiscard]] GameResult score(const State&);
[[nodiscard]] State resample(const State&, Seat, Draws&);
[[nodiscard]] const char* check_state(const State&);

}  // namespace vegas::vegas_1996
