// A counter comes to a table: free space first, then an opponent's, by a duel where it is played.
#include "engine/vegas_1996/placing.hpp"

#include <algorithm>

#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/flow.hpp"

namespace vegas::vegas_1996 {

Spaces spaces_for(const GamingTable& table, int number, Seat seat) {
    const auto& all = table.spaces;
    const bool joker =  // [VG-6]
        number == 6 && std::ranges::none_of(all, [](const Space& space) { return space.bears(6); });
    Spaces any, free, others;
    for (std::uint8_t i = 0; i < all.size; ++i) {
        const auto space = static_cast<std::uint8_t>(i + 1);
        any.push(space);
        if (!all[i].bears(number)) continue;
        if (all[i].owner() == kNobody) free.push(space);
        if (all[i].owner() != kNobody && all[i].owner() != seat) others.push(space);
    }
    if (joker) return any;
    return free.empty() ? others : free;  // [VG-5]
}

Seat winner_of_duel(Seat challenger, int challenge, Seat defender, int answer) {
    if (challenge == answer) return answer == 3 ? defender : kNobody;
    const bool beats = challenge == answer % 3 + 1;  // 2 beats 1, 3 beats 2, 1 beats 3
    return beats ? challenger : defender;
}

namespace placing {
namespace {

Space& chosen_space(State& s) { return s.table(s.placement.table).spaces[s.placement.space - 1U]; }

void nothing_placed(GameContext& c) { c.emit(NothingPlaced{c.s.active, c.s.placement.table}); }

// The active seat's counter takes the chosen space; the one that lay there goes back to its owner.
void take_space(GameContext& c) {
    State& s = c.s;
    Space& space = chosen_space(s);
    const Owner before = space.owner();
    if (before != kNobody) ++s.player(before).counters;
    --s.player(s.active).counters;
    space.cover(s.active);
    c.emit(CounterPlaced{s.active, s.placement.table, s.placement.space, before});
}

// [VG-20] The challenger's counter is in hand all the while: "it goes back" leaves it there.
void end_duel(GameContext& c, Seat defender, Seat winner) {
    State& s = c.s;
    c.emit(DuelEnded{winner, s.placement.table, s.placement.space});
    if (winner == s.active) return take_space(c);
    if (winner == defender) return;
    ++s.player(defender).counters;
    chosen_space(s).cover(kNobody);
}

}  // namespace

StepResult place(GameContext& c) {
    State& s = c.s;
    if (spaces_for(s.table(s.placement.table), s.placement.number, s.active).empty()) {
        nothing_placed(c);
        return continue_at(s, Step::placed);
    }
    return ask(s, s.active, Ask::space, Step::space_chosen);
}

StepResult space_chosen(GameContext& c, const Action& answer) {
    State& s = c.s;
    s.placement.space = answer.a;
    const Owner owner = chosen_space(s).owner();
    if (owner == s.active) {  // [VG-6] a joker on an own space
        nothing_placed(c);
        return continue_at(s, Step::placed);
    }
    if (owner == kNobody || !s.duel) {
        take_space(c);
        return continue_at(s, Step::placed);
    }
    c.emit(DuelStarted{s.active, s.placement.table, s.placement.space, owner});
    return ask(s, s.active, Ask::duel_challenge, Step::challenge_chosen);  // [VG-21]
}

StepResult challenge_chosen(GameContext& c, const Action& answer) {
    State& s = c.s;
    s.placement.challenge = answer.a;
    c.emit(Sealed{.seat = s.active});
    return ask(s, chosen_space(s).owner(), Ask::duel_answer, Step::answer_chosen);
}

StepResult answer_chosen(GameContext& c, const Action& answer) {
    State& s = c.s;
    const Seat defender = chosen_space(s).owner();
    const Action challenge{Act::duel, s.placement.challenge};
    c.emit(Sealed{.seat = defender});
    c.emit(Revealed{s.active, challenge});
    c.emit(Revealed{defender, answer});
    end_duel(c, defender, winner_of_duel(s.active, challenge.a, defender, answer.a));
    return continue_at(s, Step::placed);
}

void legal_actions(const State& s, Actions& out) {
    for (const auto space : spaces_for(s.table(s.placement.table), s.placement.number, s.active)) {
        out.push({Act::cover, space});
    }
}

}  // namespace placing
}  // namespace vegas::vegas_1996
