// G1 Black Box: the neighbor splits six tokens, the winner takes one of the piles.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::black_box {

struct Picked {
    TileLocation at;
    std::uint8_t pile = 0;
    static constexpr auto wire(auto is) {
        return is.event("picked", "The winner took this pile; `revealed` follows. [G1-1]",
                        is.part(&Picked::at), is.required("pile", &Picked::pile, as::number(1, 2)));
    }
};

struct Contents {
    FixedVector<std::uint8_t, 2> piles;
    using Events = TypeList<Picked>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("black_box", "Black Box.",
                         is.optional("piles", &Contents::piles, as::list(as::number(1, 5), 2, 2),
                                     "how many tokens each pile has, while they are hidden"));
    }
};

}  // namespace vegas::las_vegas::black_box
