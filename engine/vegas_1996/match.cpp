// From the first pawn to the last chip: the order of the turns.
#include <algorithm>

#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/flow.hpp"
#include "engine/vegas_1996/rules.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996::match {
namespace {

StepResult end(GameContext& c) {
    c.s.active = kNobody;
    if (c.events.is_listening()) {
        GameEnded e;
        const GameResult r = score(c.s);
        for (int seat = 0; seat < c.s.seats; ++seat) {
            if (r.places[to_index(seat)] == 1) e.winners.push(static_cast<Seat>(seat));  // [ALL-5]
        }
        c.emit(e);
    }
    return continue_at(c.s, Step::over);
}

// [VG-15] Turns are counted in a row, wherever the circle begins. Hands do not change while all
// pass or move, so that nobody had a counter in the whole circle when nobody had one in each turn.
bool nobody_acts(State& s) {
    if (!s.quiet) {
        s.quiet_turns = s.counterless = 0;
        return false;
    }
    const bool none_in_hand = std::all_of(s.players.begin(), s.players.begin() + s.seats,
                                          [](const Player& p) { return p.counters == 0; });
    ++s.quiet_turns;
    s.counterless = none_in_hand ? static_cast<std::uint8_t>(s.counterless + 1) : 0;
    if (s.counterless < s.seats && s.quiet_turns < 3 * s.seats) return false;
    s.quiet_turns = s.counterless = 0;
    return true;
}

}  // namespace

// [VG-3] [ALL-6]
StepResult start(GameContext& c) {
    State& s = c.s;
    s.active = s.first_seat != kNobody ? s.first_seat : static_cast<Seat>(c.draws.one_of(s.seats));
    c.emit(GameStarted{s.active});
    return continue_at(s, Step::seat_pawn);
}

StepResult pawn_chosen(GameContext& c, const Action& answer) {
    State& s = c.s;
    s.player(s.active).pawn = answer.a;
    c.emit(PawnPlaced{s.active, answer.a});
    s.active = left_of(s, s.active);
    return continue_at(s, s.player(s.active).pawn == 0 ? Step::seat_pawn : Step::turn);
}

StepResult turn_end(GameContext& c) {
    State& s = c.s;
    s.placement = {};
    if (s.open != 0 && nobody_acts(s)) move_mary(c);
    if (s.open == 0) return end(c);  // [VG-14]
    s.active = left_of(s, s.active);
    return continue_at(s, Step::turn);
}

}  // namespace vegas::vegas_1996::match
