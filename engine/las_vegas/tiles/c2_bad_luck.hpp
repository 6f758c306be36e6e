// C2 Bad Luck: the seats with the fewest dice here pay.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas::bad_luck {

struct Marked {
    std::int8_t casino = -1;
    Tile tile{};
    Fixed<Seat, 5> seats;
    static constexpr auto wire(auto is) {
        return is.event("marked", "These seats have the fewest dice here and will pay. [C2-1]",
                        is.always("casino", &Marked::casino, as::casino),
                        is.always("tile", &Marked::tile, as::tile),
                        is.always("seats", &Marked::seats, as::list(as::seat, 1, 5)));
    }
};
struct Fined {
    Spot at;
    Dollars dollars = 0;
    static constexpr auto wire(auto is) {
        return is.event("fined", "The seat paid the fine, or what it had. [C2-2]",
                        is.part(&Fined::at),
                        is.always("dollars", &Fined::dollars, as::money, "in all"));
    }
};

struct On {
    Fixed<Seat, 5> marked;
    static const TileRules kRules;
    bool operator==(const On&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "bad_luck", "Bad Luck.",
            is.always("marked", &On::marked, as::list(as::seat, 0, 5), "seats that will pay"));
    }
};

}  // namespace vegas::las_vegas::bad_luck
