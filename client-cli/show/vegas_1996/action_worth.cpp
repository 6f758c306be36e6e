#include "client-cli/show/common/action_worth.hpp"

#include "client-cli/show/vegas_1996/family.hpp"

namespace vegas::cli {

// A chip counts for the seat that would win it. To go elsewhere is not better than to do something
// here.
void Vegas1996Family::add_worth(ActionWorth& worth, const WeighedAction& weighed) {
    if (std::holds_alternative<ActionOf<Act::front_man>>(weighed.action.kind) ||
        std::holds_alternative<ActionOf<Act::change_table>>(weighed.action.kind)) {
        worth.acts = false;
    }
    if (!weighed.shows.winner) return;
    const bool is_own = DiceOwner{*weighed.shows.winner} == weighed.own;
    if (is_own) worth.money += weighed.shows.value;
    if (!is_own) worth.harm -= weighed.shows.value;
}

}  // namespace vegas::cli
