// F1 Block It!: clusters of blank dice spoil casinos.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"

namespace vegas::las_vegas::block_it {

struct Contents {
    FixedVector<std::uint8_t, 5> clusters;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "block_it", "Block It!",
            is.required("clusters", &Contents::clusters, as::list(as::number(1, 3), 0, 5),
                        "sizes of the clusters that are left, ascending"));
    }
};

}  // namespace vegas::las_vegas::block_it
