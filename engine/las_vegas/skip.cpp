#include "engine/las_vegas/skip.hpp"

#include "engine/las_vegas/money.hpp"
#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {
namespace {

constexpr std::int16_t kStartMoney = 2;  // dollars [CU-10]
constexpr std::int16_t kStartCards = 4;  // [CU-11]

}  // namespace

void give_skips(State& s) {
    if (s.setup.skip == Skip::none) return;
    for (std::size_t seat = 0; seat < s.setup.seats; ++seat) {
        s.players[seat].skips_left = s.setup.skip == Skip::chips ? kStartMoney : kStartCards;
    }
}

void forget_skips(State& s) { s.skipped.fill(0); }

int skips_of(const State& s, Seat seat) {
    int n = 0;
    for (const int seats : s.skipped) n += (seats >> seat) & 1;
    return n;
}

bool may_pass(const State& s, Seat seat) {
    const Player& p = s.players[to_index(seat)];
    if (s.setup.skip == Skip::none) return p.chips > 0;  // [RY-21]; none in classic [CL-5]
    if (s.setup.skip_limit > 0 && skips_of(s, seat) >= s.setup.skip_limit) return false;
    if (s.setup.skip == Skip::cards) return p.skips_left > 0;  // [CU-11]
    return total(s, seat) >= spec_of(s).card_unit;  // [CU-10] start money and winnings alike
}

Price price_of_pass(const State& s) {
    switch (s.setup.skip) {
    case Skip::chips: return {.dollars = spec_of(s).card_unit};
    case Skip::cards: return {.skip_cards = 1};
    default: return {.chips = 1};
    }
}

void pay_for_pass(State& s, Seat seat, Passed& passed) {
    ASSERT(may_pass(s, seat));
    Player& p = s.players[to_index(seat)];
    const Price price = price_of_pass(s);
    passed.chips = price.chips;
    passed.skip_cards = price.skip_cards;
    passed.dollars = price.dollars;
    if (price.chips > 0) {
        --p.chips;
        return;
    }
    --p.skips_left;
    const unsigned bit = 1U << seat;
    const bool before = (s.skipped[0] & bit) != 0;
    std::uint8_t& seats = s.skipped[before ? 1 : 0];
    seats = static_cast<std::uint8_t>(seats | bit);
}

}  // namespace vegas::las_vegas
