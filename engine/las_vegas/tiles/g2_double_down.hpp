// G2 Double Down: dice moved from this casino to the tile, which pays like a casino.
#pragma once

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::double_down {

inline constexpr EventKind kDoubled{"doubled", "Dice went from the casino to the tile. [G2-1]"};
using Doubled = DiceAtTile<kDoubled>;

struct Contents {
    FixedVector<OwnerView, 5> dice;
    FixedVector<Owner, 2> wins;
    using Events = TypeList<Doubled>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "double_down", "Double Down.",
            is.required("dice", &Contents::dice, as::list(as::object, 0, 5)),
            is.required("wins", &Contents::wins, as::list(as::or_null(as::owner), 2, 2),
                        "who would get the printed rewards now"));
    }
};

}  // namespace vegas::las_vegas::double_down
