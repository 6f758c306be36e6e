#include "client-cli/policy.hpp"

#include <compare>
#include <cstdlib>

#include "client-cli/fields.hpp"
#include "client-cli/show/actions.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/purse.hpp"

namespace vegas::cli {

namespace {

struct Worth {
    std::int64_t money = 0;
    std::int64_t dice_kept = 0;

    friend auto operator<=>(const Worth&, const Worth&) = default;
};

Worth worth_of(const json& action, const json& view, std::int64_t seat) {
    if (text_of(action, "kind") == "pass") {
        const json& state = item(field(view, "seats"), static_cast<std::size_t>(seat));
        return {.money = -worth_of_pass_price(state), .dice_kept = 0};
    }
    const json& shows = field(action, "shows");
    const json& casino = casino_of(action, view);
    const json& cards = field(casino, "cards");
    const auto after = money_of(cards, field(shows, "wins"), seat);
    const auto before = money_of(cards, field(casino, "wins"), seat);
    const DiceCount dice = dice_of(shows);
    return {.money = after - before, .dice_kept = -(dice.small + 2 * dice.big)};
}

}  // namespace

std::size_t pick_random(std::size_t count, std::mt19937_64& random) {
    // The values from `usable` on would make the first choices likelier.
    const std::uint64_t usable = UINT64_MAX - UINT64_MAX % count;
    for (;;) {
        const std::uint64_t value = random();
        if (value < usable) return value % count;
    }
}

std::size_t pick_greedy(const json& actions, const json& view, std::int64_t seat) {
    std::size_t best = 0;
    Worth best_worth = worth_of(item(actions, 0), view, seat);
    for (std::size_t i = 1; i < actions.size(); ++i) {
        const Worth worth = worth_of(actions[i], view, seat);
        if (worth <= best_worth) continue;
        best = i;
        best_worth = worth;
    }
    return best;
}

std::size_t pick(Policy policy, const json& actions, const json& view, std::int64_t seat,
                 std::mt19937_64& random) {
    return policy == Policy::random ? pick_random(actions.size(), random)
                                    : pick_greedy(actions, view, seat);
}

}  // namespace vegas::cli
