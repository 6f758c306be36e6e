// The turns of one round, until every supply is empty. [RY-23]
#include "engine/las_vegas/events.hpp"
#include "engine/las_vegas/flow.hpp"

namespace vegas::las_vegas::round {
namespace {
enum Step : std::uint8_t { kFirst, kNext };
}

StepResult run(GameContext& c, Frame& f) {
    State& s = c.s;
    // [RY-22] The next seat with dice; after a turn it may be the same one again.
    for (int i = f.pc == kFirst ? 0 : 1; i <= s.setup.seats; ++i) {
        const Seat seat = left_of(s, f.pc == kFirst ? s.start_seat : s.active, i);
        if (!s.players[to_index(seat)].has_dice()) continue;
        s.active = seat;
        return call(f, {.activity = Activity::turn, .seat = seat}, kNext);
    }
    s.active = kNobody;
    c.emit(RoundEnded{s.round});
    return done();
}

}  // namespace vegas::las_vegas::round
