// The functions behind engine/game.hpp for a game of the Las Vegas family; that header says what
// they promise.
#pragma once

#include "engine/las_vegas/flow.hpp"
#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/score.hpp"
#include "engine/las_vegas/view.hpp"
#include "engine/own_view.hpp"

namespace vegas::las_vegas {

[[nodiscard]] View view(const State&, Seat viewer);
[[nodiscard]] OwnView own_view(const State&, Seat);
[[nodiscard]] Preview preview(const State&, const Action&);
[[nodiscard]] State resample(const State&, Seat, Draws&);
[[nodiscard]] const char* check_state(const State&);

inline void start(State& s, const Setup& setup, Draws& draws, EventSink& events) {
    s.setup = options_of(setup);
    s.stack.push({.activity = Activity::match});
    GameContext c{s, draws, events};
    settle(c);
}

[[nodiscard]] inline bool over(const State& s) { return s.stack.empty(); }

[[nodiscard]] inline Decision decision(const State& s) {
    if (over(s)) return {};
    return {s.stack.back().owes, s.stack.back().asks};
}

inline void legal_actions(const State& s, Actions& out) {
    out.size = 0;
    if (!over(s)) legal_actions(s, s.stack.back(), out);
}

inline void apply_trusted(State& s, const Action& action, Draws& draws, EventSink& events) {
    s.stack.back().answer = action;
    GameContext c{s, draws, events};
    settle(c);
}

}  // namespace vegas::las_vegas
