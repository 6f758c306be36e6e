#include "engine/bots/random.hpp"

namespace vegas::bots {

Action choose_random(const Game& known, Draws& draws) {
    Actions list;
    legal_actions(known, list);
    ASSERT(!list.empty());
    return list[list.size == 1 ? 0 : draws.one_of(list.size)];
}

}  // namespace vegas::bots
