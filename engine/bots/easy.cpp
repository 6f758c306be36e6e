#include "engine/bots/easy.hpp"

#include "engine/bots/easy_las_vegas.hpp"
#include "engine/bots/easy_vegas_1996.hpp"

namespace vegas::bots {

Action choose_easy(const Game& known, Draws& draws) {
    if (std::holds_alternative<vegas_1996::State>(known)) {
        return choose_easy_vegas_1996(known, draws);
    }
    return choose_easy_las_vegas(known, draws);
}

}  // namespace vegas::bots
