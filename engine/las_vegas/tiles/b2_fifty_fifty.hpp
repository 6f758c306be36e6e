// B2 Fifty Fifty: higher or lower, for rewards that rise.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "engine/describe.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/type_list.hpp"

namespace vegas::las_vegas::fifty_fifty {

enum class Bet : std::uint8_t { higher, lower };
inline constexpr std::array kBets =
    std::to_array<EnumWord<Bet>>({{Bet::higher, "higher"}, {Bet::lower, "lower"}});
constexpr std::span<const EnumWord<Bet>> words(Bet) { return kBets; }

struct BetMade {
    TileLocation at;
    Bet bet{};
    static constexpr auto wire(auto is) {
        return is.event("bet", "The seat bets on the next throw. [B2-2]", is.part(&BetMade::at),
                        is.required("bet", &BetMade::bet, as::word));
    }
};
inline constexpr EventKind kBetWon{"bet_won", "The bet was right: the counter moves on. [B2-2]"};
using BetWon = AtTile<kBetWon>;
inline constexpr EventKind kBetLost{"bet_lost", "The bet was wrong, or the sum was equal. [B2-2]"};
using BetLost = AtTile<kBetLost>;

struct Contents {
    std::uint8_t space = 0;
    using Events = TypeList<BetMade, BetWon, BetLost>;
    static const TileRules kRules;
    bool operator==(const Contents&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("fifty_fifty", "Fifty Fifty.",
                         is.required("space", &Contents::space, as::number(0, 5),
                                     "of the counter: 0 the start, 1 to 5 the rewards"));
    }
};

}  // namespace vegas::las_vegas::fifty_fifty
