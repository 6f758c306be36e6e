// E1 No Entry!: one casino is closed, and closing it pays.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas {
struct TileRules;

namespace no_entry {

struct CasinoClosed {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    static constexpr auto wire(auto is) {
        return is.event("casino_closed", "This casino is closed from now on. [E1-1]",
                        is.always("seat", &CasinoClosed::seat, as::seat),
                        is.always("casino", &CasinoClosed::casino, as::casino));
    }
};
struct KeptClosed {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    static constexpr auto wire(auto is) {
        return is.event("kept_closed", "The closed casino stays closed. [E1-2]",
                        is.always("seat", &KeptClosed::seat, as::seat),
                        is.always("casino", &KeptClosed::casino, as::casino));
    }
};

struct On {
    std::int8_t closed = -1;
    std::uint8_t space = 0;
    static const TileRules kRules;
    bool operator==(const On&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "no_entry", "No Entry!",
            is.always("closed", &On::closed, as::or_null(as::casino), "the casino that is closed"),
            is.always("space", &On::space, as::number(0, 5), "of the counter on the ring"));
    }
};

}  // namespace no_entry
}  // namespace vegas::las_vegas
