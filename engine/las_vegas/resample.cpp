// A game as one seat knows it, for bots: what is hidden is dealt anew.
#include <algorithm>

#include "engine/las_vegas/knowledge.hpp"
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {

// Hidden are the order of the pile and which cards the others hold [RY-33]: all of them are
// shuffled together and dealt out again in the same numbers. With open money only the pile is
// shuffled.
State resample(const State& s, Seat seat, Draws& draws) {
    State known = s;
    std::array<std::uint8_t, kDeckMax> unseen{};
    std::size_t n = 0;
    while (known.pile.size > 0) unseen[n++] = known.pile.draw();
    const std::size_t pile = n;
    std::array<int, kPlayersMax> held{};
    for (Seat other = 0; other < s.setup.seats; ++other) {
        if (other == seat || s.setup.open_money) continue;
        Player& p = known.players[at(other)];
        held[at(other)] = cards_held(p);
        for (std::size_t rank = 0; rank < kCardRanks; ++rank)
            for (; p.hand[rank] > 0; --p.hand[rank]) unseen[n++] = static_cast<std::uint8_t>(rank);
    }
    std::sort(unseen.begin(), unseen.begin() + static_cast<std::ptrdiff_t>(n));
    draws.shuffle(std::span(unseen.data(), n));
    for (std::size_t i = 0; i < pile; ++i) known.pile.put_under(unseen[--n]);
    for (std::size_t other = 0; other < kPlayersMax; ++other)
        for (int i = 0; i < held[other]; ++i) ++known.players[other].hand[unseen[--n]];
    ASSERT(n == 0);
    return known;
}

}  // namespace vegas::las_vegas
