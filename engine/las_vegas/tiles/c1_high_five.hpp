// C1 High Five: $100,000 for the first to have five here.
#pragma once

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas::high_five {

struct Contents {
    Seat holder = kNobody;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("high_five", "High Five.",
                         is.required("holder", &Contents::holder, as::or_null(as::seat),
                                     "of the token; null: it lies on the tile"));
    }
};

}  // namespace vegas::las_vegas::high_five
