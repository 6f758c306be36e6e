// B1 Prime Time: two more dice for the winner of this casino, before the payout.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas {
struct TileRules;

namespace prime_time {

struct BlackPlaced {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    static constexpr auto wire(auto is) {
        return is.event("black_placed", "A black die counts for the seat in this casino. [B1-1]",
                        is.always("seat", &BlackPlaced::seat, as::seat),
                        is.always("casino", &BlackPlaced::casino, as::casino));
    }
};

struct On {  // nothing lies on it
    static const TileRules kRules;
    bool operator==(const On&) const = default;
    static constexpr auto wire(auto is) { return is.object("prime_time", "Prime Time."); }
};

}  // namespace prime_time
}  // namespace vegas::las_vegas
