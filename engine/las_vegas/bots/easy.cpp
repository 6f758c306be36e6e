#include <algorithm>
#include <climits>

#include "engine/las_vegas/bots/bots.hpp"
#include "engine/las_vegas/bots/worth.hpp"
#include "engine/las_vegas/rules.hpp"

namespace vegas::las_vegas {
namespace {

constexpr int kSamples = 24;  // rolls per estimate: some 30 us

// What a placement adds to what the seat would be paid now, less the dice it costs.
int gain(const View& v, const Preview& p, Seat seat) {
    int points = -(p.dice.small + p.dice.big) * kDie;
    for (const CasinoAfter& after : p.casinos) {
        const CasinoView& casino = v.casinos[to_index(after.casino)];
        const Dollars more = winnings_in(casino.cards, after.wins, seat) -
                             winnings_in(casino.cards, casino.wins, seat);
        points += more / v.unit * kUnit;
    }
    return points;
}

struct Best {
    Action action{};
    int gain = INT_MIN;
};

// A placement that sets off a tile is tried out.
Best best_placement(const State& g, Seat seat, Draws& draws) {
    Actions list;
    legal_actions(g, list);
    const auto v = view(g, kNobody);
    Best best{.action = list[0]};
    for (const Action& a : list) {
        const auto p = preview(g, a);
        if (p.casinos.empty()) continue;
        const int x = p.tile != Tile::none ? sampled_gain(g, a, seat, draws) : gain(v, p, seat);
        if (x > best.gain) best = {a, x};
    }
    return best;
}

// The best of a roll of these dice.
int gain_of_roll(const State& g, Seat seat, Draws& draws) {
    NullEventSink mute;
    State next = g;
    apply_trusted(next, {Act::roll}, draws, mute);
    if (over(next) || decision(next) != Decision{seat, Ask::place}) {
        return worth(next, seat) - worth(g, seat);
    }
    return best_placement(next, seat, draws).gain;
}

// Power Play, or what a roll brings on average. [D2-2]
Action power_play_or_roll(const State& g, const Actions& list, Seat seat, Draws& draws) {
    int sum = 0;
    for (int i = 0; i < kSamples; ++i) sum += gain_of_roll(g, seat, draws);
    Best best{.action = {Act::roll}, .gain = sum / kSamples};
    for (const Action& a : list) {
        if (a.kind != Act::power_play) continue;
        if (const int x = sampled_gain(g, a, seat, draws); x > best.gain) best = {a, x};
    }
    return best.action;
}

// What a tile asks. A choice that is hidden or guessed must not be foreseen.
Action answer_to_tile(const State& g, const Actions& list, Seat seat, Draws& draws) {
    if (is_sealed(list[0].kind) || list[0].kind == Act::guess) return list[draws.one_of(list.size)];
    Best best{.action = list[0]};
    for (const Action& a : list) {
        if (const int x = sampled_gain(g, a, seat, draws); x > best.gain) best = {a, x};
    }
    return best.action;
}

// [RY-21, CU-10, CU-11] Passing costs one unit and gives another roll of the same dice: is that
// better than a placement that gains so much?
bool better_to_pass(const State& g, Seat seat, int placed, Draws& draws) {
    NullEventSink mute;
    int sum = 0;
    for (int i = 0; i < kSamples; ++i) {
        State next = g;
        apply_trusted(next, {Act::pass}, draws, mute);
        // The others' turns between are not looked at: their rolls and the first listed answer.
        for (int guard = 0; guard < 64 && !over(next) && decision(next).seat != seat; ++guard) {
            Actions list;
            legal_actions(next, list);
            apply_trusted(next, list[draws.one_of(2) % list.size], draws, mute);
        }
        if (over(next) || decision(next).ask != Ask::roll) continue;
        apply_trusted(next, {Act::roll}, draws, mute);
        if (over(next) || decision(next) != Decision{seat, Ask::place}) continue;
        sum += std::max(best_placement(next, seat, draws).gain, 0);
    }
    return sum > (placed + kUnit) * kSamples;
}

}  // namespace

bool is_easy_choice_slow(const State& known) {
    return std::ranges::any_of(known.tiles,
                               [](const TileSlot& slot) { return slot.tile != Tile::none; });
}

Action choose_easy(const State& known, Draws& draws) {
    Actions list;
    legal_actions(known, list);
    ASSERT(!list.empty());
    if (list.size == 1) return list[0];
    const Seat seat = decision(known).seat;
    if (decision(known).ask == Ask::roll) return power_play_or_roll(known, list, seat, draws);
    if (decision(known).ask != Ask::place) return answer_to_tile(known, list, seat, draws);
    const Best best = best_placement(known, seat, draws);
    const Action pass{Act::pass};
    const bool may_pass = std::ranges::binary_search(list, pass);
    if (may_pass && better_to_pass(known, seat, best.gain, draws)) return pass;
    return best.action;
}

}  // namespace vegas::las_vegas
