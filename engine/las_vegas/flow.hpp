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
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/preview.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

struct Ctx {
    State& s;
    Draws& draws;
    Events& events;
    template <class E>
    void tell(const E& e) {
        if (events.listens()) events.on(Event(e));
    }
};

struct Flow {
    enum Kind : std::uint8_t { done_, ask_, call_, again_ } kind;
    Frame callee{};
};

inline Flow done() { return {Flow::done_}; }
inline Flow again(Frame& f, std::uint8_t next) {
    f.pc = next;
    return {Flow::again_};
}
inline Flow ask(Frame& f, Seat who, Ask what, std::uint8_t next) {
    f.owes = who;
    f.asks = what;
    f.pc = next;
    return {Flow::ask_};
}
inline Flow call(Frame& f, const Frame& callee, std::uint8_t next) {
    f.pc = next;
    return {Flow::call_, callee};
}

inline Seat left_of(const State& s, Seat seat, int steps = 1) {
    return static_cast<Seat>((seat + steps) % s.setup.seats);
}

// Every legal answer to what the frame asks.
void legal_actions(const State& s, const Frame& f, Actions& out);

void settle(Ctx& c);

// The activities, one file each.
namespace match {
Flow run(Ctx& c, Frame& f);
}
namespace round {
Flow run(Ctx& c, Frame& f);
}
namespace turn {
Flow run(Ctx& c, Frame& f);
void legal_actions(const State& s, const Frame& f, Actions& out);
void preview(const State& s, const Frame& f, const Action& a, Preview& p);
}  // namespace turn
namespace move {
[[nodiscard]] Frame frame(const Frame& caller);  // for the tile that gives the move
Flow run(Ctx& c, Frame& f);
void legal_actions(const State& s, const Frame& f, Actions& out);
void preview(const State& s, const Frame& f, const Action& a, Preview& p);
}  // namespace move
namespace payout {
Flow run(Ctx& c, Frame& f);
}

}  // namespace vegas::las_vegas
