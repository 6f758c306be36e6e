#include "tests/sim/behavior.hpp"

#include "tests/sim/behaviors.hpp"
#include "tests/sim/random_stream.hpp"

namespace vegas::sim {

std::int64_t Behavior::pause_ms(RandomStream& chance) const { return chance.between(5, 80); }

std::unique_ptr<Behavior> any_habit(RandomStream& chance, bool mischief) {
    switch (chance.below(mischief ? 12 : 9)) {
    case 0: return std::make_unique<Leaver>();
    case 1: return std::make_unique<FickleHost>();
    case 2: return std::make_unique<Returner>();
    case 3: return std::make_unique<Twice>();
    case 4: return std::make_unique<Slow>();
    case 5: return std::make_unique<Silent>();
    case 9: return std::make_unique<Spammer>();
    case 10: return std::make_unique<Vandal>();
    case 11: return std::make_unique<Cheat>();
    default: return std::make_unique<Honest>();
    }
}

std::unique_ptr<Behavior> closing_habit() { return std::make_unique<Closing>(); }

}  // namespace vegas::sim
