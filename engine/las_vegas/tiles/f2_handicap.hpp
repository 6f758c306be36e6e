// F2 Handicap: blank dice lie in every casino; taking one away is rewarded.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/action.hpp"
#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/type_list.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas::handicap {

enum class Reward : std::uint8_t { chip, money, move };  // [F2-2]
inline constexpr std::array kRewards =
    std::to_array<EnumWord<Reward>>({{Reward::chip, kRewardWords[0]},
                                     {Reward::money, kRewardWords[1]},
                                     {Reward::move, kRewardWords[2]}});
constexpr std::span<const EnumWord<Reward>> words(Reward) { return kRewards; }

struct BlankTaken {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    Reward reward{};
    static constexpr auto wire(auto is) {
        return is.event("blank_taken", "A gray die left the casino for a reward. [F2-2]",
                        is.required("seat", &BlankTaken::seat, as::seat),
                        is.required("casino", &BlankTaken::casino, as::casino),
                        is.required("reward", &BlankTaken::reward, as::word));
    }
};

struct SpacesLeft {
    std::uint8_t chip = 0, money = 0, move = 0;
    bool operator==(const SpacesLeft&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("spaces_left", "Free spaces by reward.",
                         is.required("chip", &SpacesLeft::chip, as::number(0, 2)),
                         is.required("money", &SpacesLeft::money, as::number(0, 3)),
                         is.required("move", &SpacesLeft::move, as::number(0, 4)));
    }
};
struct Contents {
    SpacesLeft left;
    using Events = TypeList<BlankTaken>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("handicap", "Handicap.", is.required("left", &Contents::left, as::object));
    }
};

}  // namespace vegas::las_vegas::handicap
