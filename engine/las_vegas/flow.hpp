// How activities run: each is a function of its frame that does the next step and says how to go
// on. settle() runs the top frame until a seat owes a decision that has more than one answer. The
// question of an activated tile lies on top of the turn, so it is answered before the next turn
// begins. [RY-53]
//
// An activity must not push frames itself (return call), and its Frame& is valid only until it
// returns.
#pragma once

#include "engine/draws.hpp"
#include "engine/events.hpp"
#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

struct GameContext {
    State& s;
    Draws& draws;
    EventSink& events;
    template <class E>
    void emit(const E& e) {
        if (events.is_listening()) events.on(e);
    }
};

struct StepResult {
    enum Kind : std::uint8_t { done_, ask_, call_, continue_ } kind;
    Frame callee{};
};

inline StepResult done() { return {StepResult::done_}; }
inline StepResult continue_at(Frame& f, std::uint8_t next) {
    f.pc = next;
    return {StepResult::continue_};
}
inline StepResult ask(Frame& f, Seat who, Ask what, std::uint8_t next) {
    f.owes = who;
    f.asks = what;
    f.pc = next;
    return {StepResult::ask_};
}
inline StepResult call(Frame& f, const Frame& callee, std::uint8_t next) {
    f.pc = next;
    return {StepResult::call_, callee};
}

inline Seat left_of(const State& s, Seat seat, int steps = 1) {
    return static_cast<Seat>((seat + steps) % s.setup.seats);
}

// Every legal answer to what the frame asks.
void legal_actions(const State& s, const Frame& f, Actions& out);

void settle(GameContext& c);

// The activities, one file each.
namespace match {
StepResult run(GameContext& c, Frame& f);
}
namespace round {
StepResult run(GameContext& c, Frame& f);
}
namespace turn {
StepResult run(GameContext& c, Frame& f);
void legal_actions(const State& s, const Frame& f, Actions& out);
void preview(const State& s, const Frame& f, const Action& a, Preview& p);
}  // namespace turn
namespace move {
[[nodiscard]] Frame frame(const Frame& caller);  // for the tile that gives the move
StepResult run(GameContext& c, Frame& f);
void legal_actions(const State& s, const Frame& f, Actions& out);
void preview(const State& s, const Frame& f, const Action& a, Preview& p);
int answer_gain(const State& s, const Action& a, Seat seat);  // see bots/points.hpp
}  // namespace move
namespace payout {
StepResult run(GameContext& c, Frame& f);
}

}  // namespace vegas::las_vegas
