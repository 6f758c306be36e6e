// How money cards come to the casinos at the start of a round, and where unclaimed ones go.
#include <algorithm>
#include <utility>

#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas::deal {

void royale(GameContext& c) {
    // [RY-11] Six pairs; the best total, then the better card, goes to casino 6.
    struct Pair {
        std::uint8_t high, low;
    };
    std::array<Pair, kCasinos> pairs{};
    for (Pair& p : pairs) {
        p = {c.s.pile.draw(), c.s.pile.draw()};
        if (p.high < p.low) std::swap(p.high, p.low);
    }
    std::ranges::stable_sort(pairs, [](const Pair& a, const Pair& b) {
        return std::pair(a.high + a.low, a.high) < std::pair(b.high + b.low, b.high);
    });
    for (int i = 0; i < kCasinos; ++i) {
        c.s.casinos[to_index(i)].cards.push(pairs[to_index(i)].high);
        c.s.casinos[to_index(i)].cards.push(pairs[to_index(i)].low);
    }
}

void classic(GameContext& c) {
    // [CL-3] Notes until the casino holds $50,000; an empty pile leaves it with what it has.
    constexpr int kEnough = 5;
    for (Casino& casino : c.s.casinos) {
        for (int held = 0; held < kEnough && c.s.pile.size > 0;) {
            casino.cards.push(c.s.pile.draw());
            held += casino.cards.back();
        }
        std::ranges::sort(casino.cards, std::greater<>());
    }
}

void custom(GameContext& c) {
    // [CU-3] One card to each casino, then a second one; pairs are not sorted over the casinos.
    State& s = c.s;
    for (int time = 0; time < 2; ++time) {
        for (Casino& casino : s.casinos) {
            if (s.pile.size == 0) {  // the moment at which the discards are shuffled [ALL-6]
                c.draws.shuffle(s.pile.fill(s.discards));
                s.discards.fill(0);
            }
            if (s.pile.size > 0) casino.cards.push(s.pile.draw());
        }
    }
    for (Casino& casino : s.casinos) {
        std::ranges::sort(casino.cards, std::greater<>());
    }
}

void put_back(State& s, std::uint8_t card) {
    if (spec_of(s).bank) return;  // [RY-32]
    if (spec_of(s).discard_pile) {
        ++s.discards[card];  // [CU-4]
    } else {
        s.pile.put_under(card);
    }
}

bool nothing_left(const State& s) {
    return spec_of(s).discard_pile && s.pile.size == 0 && s.discards == CardCounts{};
}

}  // namespace vegas::las_vegas::deal
