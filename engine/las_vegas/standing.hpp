// Who is where in a casino: ties removed, the rest by count. [RY-31, CL-6]
#pragma once

#include "engine/fixed.hpp"
#include "engine/las_vegas/state.hpp"

namespace vegas::las_vegas {

struct Standing {
    std::array<std::uint8_t, kOwners> count{};  // of every owner
    FixedVector<Owner, kOwners> ranked;         // untied owners, most dice first
    [[nodiscard]] bool tied(Owner o) const;     // has dice here that a tie removes
};

[[nodiscard]] Standing standing(const std::array<Dice, kOwners>& dice);
// Who gets each of so many cards, highest first; kNobody: nobody.
[[nodiscard]] FixedVector<Owner, 5> winners(const Standing&, std::size_t cards);
[[nodiscard]] FixedVector<Owner, kOwners> tied_owners(const Standing&);
// On Double Down, which pays like a casino. [G2-2]
[[nodiscard]] Standing doubled_standing(const TileDice&);

}  // namespace vegas::las_vegas
