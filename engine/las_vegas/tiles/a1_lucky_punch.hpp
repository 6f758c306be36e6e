// A1 Lucky Punch: a hidden fist, guessed by the seat to the left.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::lucky_punch {

struct Guessed {
    TileLocation at;
    std::uint8_t fist = 0;
    static constexpr auto wire(auto is) {
        return is.event("guessed", "The seat guessed the fist; `revealed` follows. [A1-1]",
                        is.part(&Guessed::at),
                        is.required("fist", &Guessed::fist, as::number(1, 3)));
    }
};

struct Contents {  // nothing lies on it
    using Events = TypeList<Guessed>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) { return is.object("lucky_punch", "Lucky Punch."); }
};

}  // namespace vegas::las_vegas::lucky_punch
