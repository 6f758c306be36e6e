// C2 Bad Luck: the seats with the fewest dice here pay.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::bad_luck {

struct Marked {
    std::int8_t casino = -1;
    Tile tile{};
    FixedVector<Seat, 5> seats;
    static constexpr auto wire(auto is) {
        return is.event("marked", "These seats have the fewest dice here and will pay. [C2-1]",
                        is.required("casino", &Marked::casino, as::casino),
                        is.required("tile", &Marked::tile, as::tile),
                        is.required("seats", &Marked::seats, as::list(as::seat, 1, 5)));
    }
};
struct Fined {
    TileLocation at;
    Dollars dollars = 0;
    static constexpr auto wire(auto is) {
        return is.event("fined", "The seat paid the fine, or what it had. [C2-2]",
                        is.part(&Fined::at),
                        is.required("dollars", &Fined::dollars, as::money, "in all"));
    }
};

struct Contents {
    FixedVector<Seat, 5> marked;
    using Events = TypeList<Marked, Fined>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("bad_luck", "Bad Luck.",
                         is.required("marked", &Contents::marked, as::list(as::seat, 0, 5),
                                     "seats that will pay"));
    }
};

}  // namespace vegas::las_vegas::bad_luck
