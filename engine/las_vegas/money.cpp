#include "engine/las_vegas/money.hpp"

#include <utility>

#include "engine/las_vegas/rulesets.hpp"

namespace vegas::las_vegas {

std::span<std::uint8_t> Pile::fill(const CardCounts& counts) {
    ASSERT(size == 0);
    top = 0;
    for (std::size_t rank = 0; rank < kCardRanks; ++rank) {
        for (int n = 0; n < counts[rank]; ++n) put_under(static_cast<std::uint8_t>(rank));
    }
    return {card.data(), size};
}

std::uint8_t Pile::draw() {
    ASSERT(size > 0);
    const std::uint8_t c = std::exchange(card[top], std::uint8_t{0});
    top = static_cast<std::uint8_t>((top + 1) % kDeckMax);
    --size;
    return c;
}

void Pile::put_under(std::uint8_t c) {
    ASSERT(size < kDeckMax && c > 0);
    card[static_cast<std::size_t>((top + size) % kDeckMax)] = c;
    ++size;
}

int cards_held(const Player& p) {
    int n = 0;
    for (int k : p.hand) n += k;
    return n;
}

Dollars total(const State& s, Seat seat) {
    const Spec& spec = spec_of(s);
    const Player& p = s.players[to_index(seat)];
    // What is left of the skip money or skip cards counts a dollar each. [CU-10, CU-11]
    Dollars sum = p.chips * spec.chip_value + p.skips_left * spec.card_unit;
    for (int rank = 1; rank < kCardRanks; ++rank) {
        sum += p.hand[to_index(rank)] * rank * spec.card_unit;
    }
    return sum;
}

}  // namespace vegas::las_vegas
