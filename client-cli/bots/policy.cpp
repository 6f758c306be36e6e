#include "client-cli/bots/policy.hpp"

#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

ActionWorth worth_of(const WeighedAction& weighed) {
    const AnyAction& kind = weighed.action.kind;
    ActionWorth worth{.acts = !std::holds_alternative<ActionOf<Act::decline>>(kind) &&
                              !std::holds_alternative<ActionOf<Act::pass>>(kind)};
    of_family(weighed.view.game,
              [&]<class F>(F, const typename F::View&) { F::add_worth(worth, weighed); });
    return worth;
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

std::size_t pick_by_preview(const std::vector<WireAction>& actions, const WireView& view,
                            const TileFaces& faces, std::int64_t seat, std::mt19937_64& random) {
    std::vector<std::size_t> best;
    ActionWorth best_worth;
    const WirePreview nothing;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const WirePreview& shows = actions[i].shows ? *actions[i].shows : nothing;
        const ActionWorth worth = worth_of({actions[i], shows, view, faces, DiceOwner{seat}});
        if (!best.empty() && worth < best_worth) continue;
        if (best.empty() || worth > best_worth) best.clear();
        best.push_back(i);
        best_worth = worth;
    }
    return best[pick_random(best.size(), random)];
}

std::size_t pick(Policy policy, const std::vector<WireAction>& actions, const WireView& view,
                 const TileFaces& faces, std::int64_t seat, std::mt19937_64& random) {
    return policy == Policy::random ? pick_random(actions.size(), random)
                                    : pick_by_preview(actions, view, faces, seat, random);
}

}  // namespace vegas::cli
