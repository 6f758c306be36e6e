// One turn: at most one card and a roll, or a move, or a pass. [VG-4]
#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/flow.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996::turn {
namespace {

void discard(Player& p, const Action& card) {
    switch (card.kind) {
    case Act::mary_chip: --p.mary_chips; break;
    case Act::front_man: --p.front_men; break;
    case Act::good_luck: p.luck = static_cast<std::uint8_t>(p.luck & ~(1U << (card.a - 1))); break;
    default: ASSERT(false);
    }
}

StepResult ask_roll(State& s) { return ask(s, s.active, Ask::roll, Step::roll_chosen); }

// [VG-7]
StepResult play(GameContext& c, const Action& card) {
    State& s = c.s;
    Player& p = s.player(s.active);
    discard(p, card);
    c.emit(CardPlayed{s.active, card});
    if (card.kind == Act::good_luck) {
        s.placement.number = card.a;
        return continue_at(s, Step::place);
    }
    if (card.kind == Act::front_man) {
        s.placement.table = card.a;
        return ask_roll(s);
    }
    const bool scored = move_mary(c);
    // [VG-12] A scoring ends the turn; [VG-13] without a counter the roll is forfeited.
    return scored || p.counters == 0 ? continue_at(s, Step::turn_end) : ask_roll(s);
}

void push_tables(const State& s, Act kind, Actions& out) {
    for (int t = 1; t <= kTables; ++t) {
        if (s.is_open(t) && t != s.player(s.active).pawn) {
            out.push({kind, static_cast<std::uint8_t>(t)});
        }
    }
}

}  // namespace

StepResult chosen(GameContext& c, const Action& answer) {
    State& s = c.s;
    Player& p = s.player(s.active);
    s.quiet = answer.kind == Act::pass || answer.kind == Act::change_table;
    s.placement = {.table = p.pawn};
    switch (answer.kind) {
    case Act::roll: return continue_at(s, Step::roll_chosen);
    case Act::pass: c.emit(Passed{.seat = s.active}); return continue_at(s, Step::turn_end);
    case Act::change_table:
        p.pawn = answer.a;
        c.emit(PawnMoved{s.active, answer.a});
        return continue_at(s, Step::turn_end);
    default: return play(c, answer);
    }
}

// [ALL-6] One die a roll.
StepResult roll(GameContext& c) {
    Placement& to = c.s.placement;
    to.number = static_cast<std::uint8_t>(c.draws.die());
    to.rolled = true;
    Rolled e{.seat = c.s.active};
    e.small.push(to.number);
    c.emit(e);
    return continue_at(c.s, Step::place);
}

// The die or the card has done what it could at the table.
StepResult placed(GameContext& c) {
    State& s = c.s;
    const Placement done = s.placement;
    s.placement = {.table = done.table};
    if (is_full(s.table(done.table))) {  // [VG-10]
        score_table(c, done.table);
        return continue_at(s, Step::turn_end);  // [VG-12]
    }
    if (!done.rolled) {  // [VG-7] Good Luck: then roll as usual, with a counter
        return s.player(s.active).counters > 0 ? ask_roll(s) : continue_at(s, Step::turn_end);
    }
    if (done.number == 1) move_mary(c);  // [VG-8]
    return continue_at(s, Step::turn_end);
}

// [VG-4] [VG-12] [VG-13]
void legal_actions(const State& s, Actions& out) {
    const Player& p = s.player(s.active);
    if (s.is_open(p.pawn)) {
        out.push({p.counters > 0 ? Act::roll : Act::pass});
        if (p.mary_chips > 0) out.push({Act::mary_chip});
        if (p.counters > 0) {
            if (p.front_men > 0) push_tables(s, Act::front_man, out);
            for (int n = 1; n <= kFaces; ++n) {
                if ((p.luck >> (n - 1) & 1) != 0) {
                    out.push({Act::good_luck, static_cast<std::uint8_t>(n)});
                }
            }
        }
    }
    push_tables(s, Act::change_table, out);
}

}  // namespace vegas::vegas_1996::turn
