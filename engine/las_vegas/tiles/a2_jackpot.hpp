// A2 Jackpot: a growing amount for a seven or a double.
#pragma once

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas::jackpot {

struct On {
    Dollars dollars = 0;
    static const TileRules kRules;
    bool operator==(const On&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("jackpot", "Jackpot.",
                         is.always("dollars", &On::dollars, as::dollars, "under the counter"));
    }
};

}  // namespace vegas::las_vegas::jackpot
