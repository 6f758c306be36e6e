// D1 Pay Day: paid for every casino in which the player has dice.
#pragma once

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas::pay_day {

struct Contents {  // nothing lies on it
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) { return is.object("pay_day", "Pay Day."); }
};

}  // namespace vegas::las_vegas::pay_day
