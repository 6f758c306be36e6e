// B1 Prime Time: two more dice for the winner of this casino, before the payout.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::prime_time {

inline constexpr EventKind kBlackPlaced{"black_placed",
                                        "A black die counts for the seat in this casino. [B1-1]"};
using BlackPlaced = AtCasino<kBlackPlaced>;

struct Contents {  // nothing lies on it
    using Events = TypeList<BlackPlaced>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) { return is.object("prime_time", "Prime Time."); }
};

}  // namespace vegas::las_vegas::prime_time
