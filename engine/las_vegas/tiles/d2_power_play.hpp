// D2 Power Play: the leader here may place a die of its choice instead of rolling.
#pragma once

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas::power_play {

struct PowerPlayed {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("power_played",
                        "The seat turns a die instead of rolling; `placed` follows. [D2-2]",
                        is.required("seat", &PowerPlayed::seat, as::seat));
    }
};

struct Contents {
    Seat holder = kNobody;
    using Events = TypeList<PowerPlayed>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("power_play", "Power Play.",
                         is.required("holder", &Contents::holder, as::or_null(as::seat),
                                     "of the token; null: it lies on the tile"));
    }
};

}  // namespace vegas::las_vegas::power_play
