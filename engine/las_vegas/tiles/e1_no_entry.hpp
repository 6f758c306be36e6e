// E1 No Entry!: one casino is closed, and closing it pays.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::no_entry {

inline constexpr EventKind kCasinoClosed{"casino_closed",
                                         "This casino is closed from now on. [E1-1]"};
using CasinoClosed = AtCasino<kCasinoClosed>;
inline constexpr EventKind kKeptClosed{"kept_closed", "The closed casino stays closed. [E1-2]"};
using KeptClosed = AtCasino<kKeptClosed>;

struct Contents {
    std::int8_t closed = -1;
    std::uint8_t space = 0;
    using Events = TypeList<CasinoClosed, KeptClosed>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "no_entry", "No Entry!",
            is.required("closed", &Contents::closed, as::or_null(as::casino),
                        "the casino that is closed"),
            is.required("space", &Contents::space, as::number(0, 5), "of the counter on the ring"));
    }
};

}  // namespace vegas::las_vegas::no_entry
