// A2 Jackpot: a growing amount for a seven or a double.
#pragma once

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas::jackpot {

struct Contents {
    Dollars dollars = 0;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "jackpot", "Jackpot.",
            is.required("dollars", &Contents::dollars, as::dollars, "under the counter"));
    }
};

}  // namespace vegas::las_vegas::jackpot
