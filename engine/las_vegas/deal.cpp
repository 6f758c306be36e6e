// How money cards come to the casinos at the start of a round.
#include <algorithm>
#include <utility>

#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas::deal {

void royale(Ctx& c) {
    // [RY-11] Six pairs; the best total, then the better card, goes to casino 6.
    struct Pair {
        std::uint8_t high, low;
    };
    std::array<Pair, kCasinos> pairs{};
    for (Pair& p : pairs) {
        p = {c.s.pile.draw(), c.s.pile.draw()};
        if (p.high < p.low) std::swap(p.high, p.low);
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
        return std::pair(a.high + a.low, a.high) < std::pair(b.high + b.low, b.high);
    });
    for (int i = 0; i < kCasinos; ++i) {
        c.s.casinos[at(i)].cards.push(pairs[at(i)].high);
        c.s.casinos[at(i)].cards.push(pairs[at(i)].low);
    }
}

void classic(Ctx& c) {
    // [CL-3] Notes until the casino holds $50,000; an empty pile leaves it with what it has.
    constexpr int kEnough = 5;
    for (Casino& casino : c.s.casinos) {
        for (int held = 0; held < kEnough && c.s.pile.size > 0;) {
            casino.cards.push(c.s.pile.draw());
            held += casino.cards.back();
        }
        std::sort(casino.cards.begin(), casino.cards.end(), std::greater<>());
    }
}

}  // namespace vegas::las_vegas::deal
