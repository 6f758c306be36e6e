// The move that some tiles give. [F2-3, H2-1]
#include "engine/las_vegas/bots/points.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::las_vegas::move {
namespace {

enum Step : std::uint8_t { kAsk, kChosen };

bool may_take_back(const State& s, const Frame& f, int casino, int big) {
    return is_open(s, casino) && has_die(s.casinos[to_index(casino)].dice[to_index(f.seat)], big);
}

}  // namespace

Frame frame(const Frame& caller) {
    return {.activity = Activity::move,
            .tile = caller.tile,
            .casino = caller.casino,
            .seat = caller.seat};
}

StepResult run(GameContext& c, Frame& f) {
    if (f.pc == kAsk) return ask(f, f.seat, Ask::move, kChosen);
    const Dice die = die_of(f.answer.a);
    const int casino = f.answer.b - 1;
    const auto where = static_cast<std::int8_t>(casino);
    Player& p = c.s.players[to_index(f.seat)];
    switch (f.answer.kind) {
    case Act::turn_die:
        p.supply.take(die);
        c.emit(DieTurned{f.seat, where, some(die)});
        put_dice(c, f.seat, casino, die);
        break;
    case Act::take_back:
        c.emit(DieTakenBack{f.seat, where, some(die)});
        take_dice(c, f.seat, casino, die);
        p.supply.add(die);
        break;
    default: decline(c, f);
    }
    return done();
}

void legal_actions(const State& s, const Frame& f, Actions& out) {
    out.push({Act::decline});
    turned_dice(s, f.seat, Act::turn_die, out);
    for (std::uint8_t big = 0; big < 2; ++big) {
        for (std::uint8_t casino = 1; casino <= kCasinos; ++casino) {
            if (may_take_back(s, f, casino - 1, big)) out.push({Act::take_back, big, casino});
        }
    }
}

void preview(const State& s, const Frame& f, const Action& a, Preview& p) {
    if (a.kind == Act::decline) return;
    const Dice die = die_of(a.a);
    (a.a != 0 ? p.dice.big : p.dice.small) = 1;
    if (a.kind == Act::turn_die) {
        standing_after(p, s, a.b - 1, f.seat, die);
    } else {
        standing_after(p, s, a.b - 1, f.seat, {}, die);
    }
}

int answer_gain(const State& s, const Action& a, Seat seat) {
    const int weight = 1 + a.a;
    if (a.kind == Act::turn_die) return gain_in(s, a.b - 1, seat, weight) - kSupplyDie * weight;
    return gain_in(s, a.b - 1, seat, -weight) + kSupplyDie * weight;
}

}  // namespace vegas::las_vegas::move
