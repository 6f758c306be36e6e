// A game as one seat knows it, for bots: what is hidden is dealt anew.
#include <algorithm>

#include "engine/las_vegas/knowledge.hpp"
#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

using Seats = std::array<bool, kPlayersMax>;

// Hidden are the order of the pile and which cards the others hold [RY-33]: all of them are
// shuffled together and dealt out again in the same numbers. Seats in `keep` hold what they hold;
// the discards are known to all [CU-4].
State dealt_anew(const State& s, const Seats& keep, Draws& draws) {
    State known = s;
    std::array<std::uint8_t, kDeckMax> unseen{};
    std::size_t n = 0;
    while (known.pile.size > 0) unseen[n++] = known.pile.draw();
    const std::size_t pile = n;
    std::array<int, kPlayersMax> held{};
    for (Seat other = 0; other < s.setup.seats; ++other) {
        if (keep[at(other)]) continue;
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

// Skip money below 0 says that the cards are worth that much: these would not be. [CU-10]
bool in_debt(const State& s) {
    for (Seat seat = 0; seat < s.setup.seats; ++seat)
        if (total(s, seat) < 0) return true;
    return false;
}

}  // namespace

State resample(const State& s, Seat seat, Draws& draws) {
    constexpr int kTries = 32;  // the first one does, unless skip money is below 0
    Seats keep{};
    if (seat != kNobody) keep[at(seat)] = true;
    if (s.setup.open_money) keep.fill(true);
    for (int i = 0; i < kTries; ++i)
        if (const State known = dealt_anew(s, keep, draws); !in_debt(known)) return known;
    // Cards that must be worth so much can hardly be others than they are.
    for (std::size_t i = 0; i < kPlayersMax; ++i) keep[i] = keep[i] || s.players[i].skips_left < 0;
    return dealt_anew(s, keep, draws);
}

}  // namespace vegas::las_vegas
