// H1 Nice Dice: a die on the space of its number is paid at the end of the round.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::nice_dice {

enum class From : std::uint8_t { supply, casino };
inline constexpr std::array kFrom =
    std::to_array<EnumWord<From>>({{From::supply, "supply"}, {From::casino, "casino"}});
constexpr std::span<const EnumWord<From>> words(From) { return kFrom; }

struct SpaceFilled {
    TileLocation at;
    SomeDice dice;
    std::uint8_t space = 0;
    From from{};
    static constexpr auto wire(auto is) {
        return is.event("space_filled", "A die went to the space of its number. [H1-1]",
                        is.part(&SpaceFilled::at), is.part(&SpaceFilled::dice),
                        is.required("space", &SpaceFilled::space, as::face),
                        is.required("from", &SpaceFilled::from, as::word));
    }
};
struct SpaceEmptied {
    TileLocation at;
    SomeDice dice;
    std::uint8_t space = 0;
    static constexpr auto wire(auto is) {
        return is.event("space_emptied",
                        "The die of the seat went to the casino of its number. [H1-2]",
                        is.part(&SpaceEmptied::at), is.part(&SpaceEmptied::dice),
                        is.required("space", &SpaceEmptied::space, as::face));
    }
};

struct Contents {
    FixedVector<SpaceView, 6> spaces;
    using Events = TypeList<SpaceFilled, SpaceEmptied>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("nice_dice", "Nice Dice.",
                         is.required("spaces", &Contents::spaces,
                                     as::list(as::or_null(as::object), 6, 6), "by number"));
    }
};

}  // namespace vegas::las_vegas::nice_dice
