// How a game of VEGAS runs: each step does the next thing and says how to go on. settle() runs
// steps until a seat owes a decision that has more than one answer, or that is always asked.
#pragma once

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/state.hpp"

namespace vegas::vegas_1996 {

struct Ctx {
    State& s;
    Draws& draws;
    Events& events;
    template <class E>
    void tell(const E& e) {
        if (events.listens()) events.on(Event(e));
    }
};

enum class Flow : std::uint8_t { again, ask };

inline Flow again(State& s, Step next) {
    s.step = next;
    return Flow::again;
}
inline Flow ask(State& s, Seat who, Ask what, Step next) {
    s.owes = who;
    s.asks = what;
    s.step = next;
    return Flow::ask;
}

inline Seat left_of(const State& s, Seat seat) { return static_cast<Seat>((seat + 1) % s.seats); }

void settle(Ctx& c);

// The steps, by activity.
namespace match {
Flow start(Ctx& c);
Flow pawn_chosen(Ctx& c, const Action& answer);
Flow turn_end(Ctx& c);
}  // namespace match
namespace turn {
Flow chosen(Ctx& c, const Action& answer);
Flow roll(Ctx& c);
Flow placed(Ctx& c);
void legal_actions(const State& s, Actions& out);
}  // namespace turn
namespace placing {
Flow place(Ctx& c);
Flow space_chosen(Ctx& c, const Action& answer);
Flow challenge_chosen(Ctx& c, const Action& answer);
Flow answer_chosen(Ctx& c, const Action& answer);
void legal_actions(const State& s, Actions& out);
}  // namespace placing

}  // namespace vegas::vegas_1996
