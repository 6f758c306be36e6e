// H2 My Choice: one of two results of the black dice.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::my_choice {

struct Chosen {
    TileLocation at;
    std::uint8_t number = 0;
    static constexpr auto wire(auto is) {
        return is.event("chosen", "The seat chose one of the numbers thrown. [H2-1]",
                        is.part(&Chosen::at), is.required("number", &Chosen::number, as::face));
    }
};
inline constexpr EventKind kNotActivated{"not_activated",
                                         "This tile was named, and has no activation. [H2-1]"};
using NotActivated = AtTile<kNotActivated>;
inline constexpr EventKind kGoldenFilled{"golden_filled",
                                         "The die of the seat lies on the golden space. [H2-1]"};
using GoldenFilled = DiceAtTile<kGoldenFilled>;
inline constexpr EventKind kGoldenEmptied{"golden_emptied",
                                          "The die of the seat went back to its supply. [H2-1]"};
using GoldenEmptied = DiceAtTile<kGoldenEmptied>;

struct Contents {
    SpaceView golden;
    using Events = TypeList<Chosen, NotActivated, GoldenFilled, GoldenEmptied>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("my_choice", "My Choice.",
                         is.required("golden", &Contents::golden, as::or_null(as::object),
                                     "the die on the golden space"));
    }
};

}  // namespace vegas::las_vegas::my_choice
