#include "engine/bots/greedy.hpp"

#include <algorithm>

namespace vegas::bots {
namespace {

constexpr int kSamples = 24;     // rolls per estimate: some 30 us
constexpr Dollars kDie = 1'000;  // a die kept for later is worth a little: it breaks equal payouts

Dollars won_in(const Fixed<Dollars, 5>& cards, const Fixed<Owner, 5>& wins, Seat seat) {
    for (std::size_t k = 0; k < cards.size; ++k)
        if (wins[k] == seat) return cards[k];
    return 0;
}

// What a placement adds to what the seat would be paid now, less the dice it costs.
Dollars gain(const View& v, const Preview& p, Seat seat) {
    const CasinoView& casino = v.casinos[p.casino];
    const int dice = p.dice.small + p.dice.big;
    return won_in(casino.cards, p.wins, seat) - won_in(casino.cards, casino.wins, seat) -
           dice * kDie;
}

struct Best {
    Action action{};
    Dollars gain = INT32_MIN;
};

Best best_placement(const Game& g, Seat seat) {
    Actions list;
    options(g, list);
    const View v = std::get<View>(view(g, kNobody));
    Best best{.action = list[0]};
    for (const Action& a : list) {
        const Preview p = preview(g, a);
        if (!p.places) continue;
        if (const Dollars x = gain(v, p, seat); x > best.gain) best = {a, x};
    }
    return best;
}

// [RY-21] Passing costs a chip and gives another roll of the same dice.
Dollars worth_of_passing(const Game& g, Seat seat, Draws& draws) {
    constexpr Dollars kChip = 10'000;
    NoEvents mute;
    std::int64_t sum = 0;
    for (int i = 0; i < kSamples; ++i) {
        Game next = g;
        apply_trusted(next, {Act::pass}, draws, mute);
        // The others' turns between are not looked at: their rolls and the first listed answer.
        for (int guard = 0; guard < 64 && !over(next) && decision(next).seat != seat; ++guard) {
            Actions list;
            options(next, list);
            apply_trusted(next, list[draws.one_of(2) % list.size], draws, mute);
        }
        if (over(next) || decision(next).ask != Ask::roll) continue;
        apply_trusted(next, {Act::roll}, draws, mute);
        if (over(next) || decision(next) != Decision{seat, Ask::place}) continue;
        sum += std::max(best_placement(next, seat).gain, 0);
    }
    return static_cast<Dollars>(sum / kSamples) - kChip;
}

}  // namespace

Action choose_greedy(const Game& known, Draws& draws) {
    Actions list;
    options(known, list);
    ASSERT(!list.empty());
    const Seat seat = decision(known).seat;
    const Best best = best_placement(known, seat);
    const Action pass{Act::pass};
    const bool may_pass = std::binary_search(list.begin(), list.end(), pass);
    if (may_pass && best.gain < worth_of_passing(known, seat, draws)) return pass;
    return best.action;
}

}  // namespace vegas::bots
