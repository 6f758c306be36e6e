// A game as one seat knows it, for bots: what is hidden is dealt anew.
#include <algorithm>

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rules.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

using SeatList = std::array<bool, kPlayersMax>;

struct Unseen {
    std::array<std::uint8_t, 2 * kDeckMax> card{};
    std::size_t size = 0;
    void push(std::size_t rank) {
        ASSERT(size < card.size());
        card[size++] = static_cast<std::uint8_t>(rank);
    }
    void shuffle(Draws& draws) {
        std::sort(card.begin(), card.begin() + static_cast<std::ptrdiff_t>(size));
        draws.shuffle(std::span(card.data(), size));
    }
    std::uint8_t pop() { return card[--size]; }
};

// A sealed choice of another seat could be any that looks the same. [A1-3, G1-3]
void resample_sealed(State& s, Seat seat, Draws& draws) {
    Action& choice = s.sealed.choice;
    if (s.sealed.by == kNobody || s.sealed.by == seat) return;
    if (choice.kind == Act::hide) {
        choice.a = static_cast<std::uint8_t>(1 + draws.one_of(3));
        return;
    }
    ASSERT(choice.kind == Act::split);
    Frame asked = s.stack.back();
    asked.asks = Ask::black_box_split;
    Actions all;
    legal_actions(s, asked, all);
    FixedVector<Action, 14> alike;
    for (const Action& a : all) {
        if (a.a + a.b + a.c == choice.a + choice.b + choice.c) alike.push(a);
    }
    choice = alike[draws.one_of(alike.size)];
}

// Hidden are the order of the pile and which cards the others hold [RY-33]: they are shuffled
// together and dealt out again in the same numbers; apart from each other where a bank has paid
// cards that were never in the pile. Seats in `keep` hold what they hold; the discards are known to
// all [CU-4].
State dealt_anew(const State& s, const SeatList& keep, Draws& draws) {
    State known = s;
    Unseen unseen;
    while (known.pile.size > 0) unseen.push(known.pile.draw());
    const std::size_t pile = unseen.size;
    if (spec_of(s).bank) unseen.shuffle(draws);
    if (spec_of(s).bank) {
        while (unseen.size > 0) known.pile.put_under(unseen.pop());
    }
    std::array<int, kPlayersMax> held{};
    for (Seat other = 0; other < s.setup.seats; ++other) {
        if (keep[to_index(other)]) continue;
        Player& p = known.players[to_index(other)];
        held[to_index(other)] = cards_held(p);
        for (std::size_t rank = 0; rank < kCardRanks; ++rank) {
            for (; p.hand[rank] > 0; --p.hand[rank]) unseen.push(rank);
        }
    }
    unseen.shuffle(draws);
    while (known.pile.size < pile) known.pile.put_under(unseen.pop());
    for (std::size_t other = 0; other < kPlayersMax; ++other) {
        for (int i = 0; i < held[other]; ++i) ++known.players[other].hand[unseen.pop()];
    }
    ASSERT(unseen.size == 0);
    return known;
}

// Skip money below 0 says that the cards are worth that much: these would not be. [CU-10]
bool in_debt(const State& s) {
    for (Seat seat = 0; seat < s.setup.seats; ++seat) {
        if (total(s, seat) < 0) return true;
    }
    return false;
}

// Cards that a seat does not know, dealt so that nobody is in debt.
State resample_cards(const State& s, Seat seat, Draws& draws) {
    constexpr int kTries = 32;  // the first one does, unless skip money is below 0
    SeatList keep{};
    if (seat != kNobody) keep[to_index(seat)] = true;
    if (s.setup.open_money) keep.fill(true);
    for (int i = 0; i < kTries; ++i) {
        if (const State known = dealt_anew(s, keep, draws); !in_debt(known)) return known;
    }
    // Cards that must be worth so much can hardly be others than they are.
    for (std::size_t i = 0; i < kPlayersMax; ++i) keep[i] = keep[i] || s.players[i].skips_left < 0;
    return dealt_anew(s, keep, draws);
}

}  // namespace

State resample(const State& s, Seat seat, Draws& draws) {
    State known = resample_cards(s, seat, draws);
    resample_sealed(known, seat, draws);
    return known;
}

}  // namespace vegas::las_vegas
