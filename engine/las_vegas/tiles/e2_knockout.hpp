// E2 Knockout?: everybody else puts a die into the bar; the player takes the own ones out.
#pragma once

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::knockout {

inline constexpr EventKind kBarred{"barred", "The seat put a die into the bar. [E2-1]"};
using Barred = DiceAtTile<kBarred>;
inline constexpr EventKind kUnbarred{"unbarred",
                                     "The seat took its dice back out of the bar. [E2-1]"};
using Unbarred = DiceAtTile<kUnbarred>;

struct Contents {
    FixedVector<OwnerView, 5> dice;
    using Events = TypeList<Barred, Unbarred>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "knockout", "Knockout?",
            is.required("dice", &Contents::dice, as::list(as::object, 0, 5), "in the bar"));
    }
};

}  // namespace vegas::las_vegas::knockout
