#include "engine/las_vegas/standing.hpp"

#include <algorithm>

namespace vegas::las_vegas {

bool Standing::tied(Owner o) const {
    return count[to_index(o)] > 0 && std::ranges::find(ranked, o) == ranked.end();
}

Standing standing(const std::array<Dice, kOwners>& dice) {
    Standing st;
    std::array<std::uint8_t, 64> owners_with{};  // by count; a count is at most 9 + 2
    for (std::size_t o = 0; o < kOwners; ++o) {
        const auto n = static_cast<std::uint8_t>(dice[o].weight());
        ASSERT(n < owners_with.size());
        st.count[o] = n;
        ++owners_with[n];
    }
    for (std::size_t o = 0; o < kOwners; ++o) {
        if (st.count[o] == 0 || owners_with[st.count[o]] > 1) continue;  // [RY-31]
        std::size_t place = st.ranked.size;
        st.ranked.push(static_cast<Owner>(o));
        for (; place > 0 && st.count[to_index(st.ranked[place - 1])] < st.count[o]; --place) {
            std::swap(st.ranked[place], st.ranked[place - 1]);
        }
    }
    return st;
}

FixedVector<Owner, 5> winners(const Standing& st, std::size_t cards) {
    FixedVector<Owner, 5> wins;
    for (std::size_t k = 0; k < cards; ++k) wins.push(k < st.ranked.size ? st.ranked[k] : kNobody);
    return wins;
}

FixedVector<Owner, kOwners> tied_owners(const Standing& st) {
    FixedVector<Owner, kOwners> tied;
    for (std::size_t o = 0; o < kOwners; ++o) {
        if (st.tied(static_cast<Owner>(o))) tied.push(static_cast<Owner>(o));
    }
    return tied;
}

Standing doubled_standing(const TileDice& tiles) {
    std::array<Dice, kOwners> dice{};
    std::ranges::copy(tiles.doubled, dice.begin());
    return standing(dice);
}

}  // namespace vegas::las_vegas
