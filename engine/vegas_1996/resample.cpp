// A game as one seat knows it, for bots.
#include "engine/vegas_1996/rules.hpp"

namespace vegas::vegas_1996 {

// [VG-21] Only the challenger's choice of a duel is ever hidden: to all but the challenger it may
// be any of the three.
State resample(const State& s, Seat seat, Draws& draws) {
    State known = s;
    if (s.placement.challenge > 0 && seat != s.active) {
        known.placement.challenge = static_cast<std::uint8_t>(1 + draws.one_of(3));
    }
    return known;
}

}  // namespace vegas::vegas_1996
