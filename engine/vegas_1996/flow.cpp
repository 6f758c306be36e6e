#include "engine/vegas_1996/flow.hpp"

#include <utility>

#include "engine/vegas_1996/rules.hpp"

namespace vegas::vegas_1996 {
namespace {

StepResult run(GameContext& c) {
    State& s = c.s;
    const Action answer = std::exchange(s.answer, {});  // a sealed one leaves no trace here
    switch (s.step) {
    case Step::start: return match::start(c);
    case Step::seat_pawn: return ask(s, s.active, Ask::start_table, Step::pawn_chosen);
    case Step::pawn_chosen: return match::pawn_chosen(c, answer);
    case Step::turn: return ask(s, s.active, Ask::turn, Step::turn_chosen);
    case Step::turn_chosen: return turn::chosen(c, answer);
    case Step::roll_chosen: return turn::roll(c);
    case Step::place: return placing::place(c);
    case Step::space_chosen: return placing::space_chosen(c, answer);
    case Step::challenge_chosen: return placing::challenge_chosen(c, answer);
    case Step::answer_chosen: return placing::answer_chosen(c, answer);
    case Step::placed: return turn::placed(c);
    case Step::turn_end: return match::turn_end(c);
    case Step::over: break;
    }
    ASSERT(false);
    return StepResult::await_decision;
}

// [ALL-1] The roll and the choices of a duel are asked also where there is only one answer.
bool is_always_asked(const Action& only) { return only.kind == Act::roll || is_sealed(only.kind); }

void duel_options(Actions& out) {
    for (std::uint8_t n = 1; n <= 3; ++n) out.push({Act::duel, n});  // [VG-20]
}

}  // namespace

void legal_actions(const State& s, Actions& out) {
    out.size = 0;
    switch (s.asks) {
    case Ask::none: return;
    case Ask::start_table:
        for (std::uint8_t t = 1; t <= kTables; ++t) out.push({Act::start_at, t});
        return;
    case Ask::turn: return turn::legal_actions(s, out);
    case Ask::roll: return out.push({Act::roll});
    case Ask::space: return placing::legal_actions(s, out);
    default: return duel_options(out);
    }
}

void settle(GameContext& c) {
    constexpr int kStepsMax = 1000;  // a turn takes about ten; VG-15 ends a row of forced passes
    for (int steps = 0; c.s.step != Step::over; ++steps) {
        ASSERT(steps < kStepsMax);
        c.s.owes = kNobody;
        c.s.asks = Ask::none;
        if (run(c) == StepResult::next_step) continue;
        Actions list;
        legal_actions(c.s, list);
        ASSERT(!list.empty());
        if (list.size > 1 || is_always_asked(list[0])) return;
        c.s.answer = list[0];  // [ALL-1]
    }
}

void start(State& s, const Setup& setup, Draws& draws, EventSink& events) {
    s.seats = setup.seats;
    s.first_seat = setup.first_seat;
    s.duel = setup.vegas_1996.duel;
    s.board = setup.vegas_1996.board ? *setup.vegas_1996.board : built_in_board();
    GameContext c{s, draws, events};
    settle(c);
}

void apply_trusted(State& s, const Action& action, Draws& draws, EventSink& events) {
    s.answer = action;
    GameContext c{s, draws, events};
    settle(c);
}

}  // namespace vegas::vegas_1996
