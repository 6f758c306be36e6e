// How a game of VEGAS runs: each step does the next thing and says how to go on. settle() runs
// steps until a seat owes a decision that has more than one answer, or that is always asked.
#pragma once

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/vegas_1996/state.hpp"

namespace vegas::vegas_1996 {

struct GameContext {
    State& s;
    Draws& draws;
    EventSink& events;
    template <class E>
    void emit(const E& e) {
        if (events.is_listening()) events.on(e);
    }
};

enum class StepResult : std::uint8_t { next_step, await_decision };

inline StepResult continue_at(State& s, Step next) {
    s.step = next;
    return StepResult::next_step;
}
inline StepResult ask(State& s, Seat who, Ask what, Step next) {
    s.owes = who;
    s.asks = what;
    s.step = next;
    return StepResult::await_decision;
}

inline Seat left_of(const State& s, Seat seat) { return static_cast<Seat>((seat + 1) % s.seats); }

void settle(GameContext& c);

// The steps, by activity.
namespace match {
StepResult start(GameContext& c);
StepResult pawn_chosen(GameContext& c, const Action& answer);
StepResult turn_end(GameContext& c);
}  // namespace match
namespace turn {
StepResult chosen(GameContext& c, const Action& answer);
StepResult roll(GameContext& c);
StepResult placed(GameContext& c);
void legal_actions(const State& s, Actions& out);
}  // namespace turn
namespace placing {
StepResult place(GameContext& c);
StepResult space_chosen(GameContext& c, const Action& answer);
StepResult challenge_chosen(GameContext& c, const Action& answer);
StepResult answer_chosen(GameContext& c, const Action& answer);
void legal_actions(const State& s, Actions& out);
}  // namespace placing

}  // namespace vegas::vegas_1996
