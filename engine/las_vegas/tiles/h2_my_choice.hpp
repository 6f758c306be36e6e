// H2 My Choice: one of two results of the black dice.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"

namespace vegas::las_vegas {
struct TileRules;

namespace my_choice {

struct Chosen {
    Spot at;
    std::uint8_t number = 0;
    static constexpr auto wire(auto is) {
        return is.event("chosen", "The seat chose one of the numbers thrown. [H2-1]",
                        is.part(&Chosen::at), is.always("number", &Chosen::number, as::face));
    }
};
struct NotActivated {
    Spot at;
    static constexpr auto wire(auto is) {
        return is.event("not_activated", "This tile was named, and has no activation. [H2-1]",
                        is.part(&NotActivated::at));
    }
};
struct GoldenFilled {
    Spot at;
    SomeDice dice;
    static constexpr auto wire(auto is) {
        return is.event("golden_filled", "The die of the seat lies on the golden space. [H2-1]",
                        is.part(&GoldenFilled::at), is.part(&GoldenFilled::dice));
    }
};
struct GoldenEmptied {
    Spot at;
    SomeDice dice;
    static constexpr auto wire(auto is) {
        return is.event("golden_emptied", "The die of the seat went back to its supply. [H2-1]",
                        is.part(&GoldenEmptied::at), is.part(&GoldenEmptied::dice));
    }
};

struct On {
    SpaceView golden;
    static const TileRules kRules;
    bool operator==(const On&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("my_choice", "My Choice.",
                         is.always("golden", &On::golden, as::or_null(as::object),
                                   "the die on the golden space"));
    }
};

}  // namespace my_choice
}  // namespace vegas::las_vegas
