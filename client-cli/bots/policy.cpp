#include "client-cli/bots/policy.hpp"

#include <algorithm>
#include <compare>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"

namespace vegas::cli {
namespace {

// Compared from the first member on.
struct Worth {
    std::int64_t money = 0;      // of its own, in dollars
    std::int64_t dice_kept = 0;  // big dice count 2
    std::int64_t harm = 0;       // money that others lose
    bool acts = false;           // something happens

    friend auto operator<=>(const Worth&, const Worth&) = default;
};

// What the owners would get instead of what they would get now.
void add_standing(Worth& worth, const Numbers& cards, const Owners& now, const Owners& then,
                  const DiceOwner& own) {
    for (std::size_t k = 0; k < std::min(cards.size(), then.size()); ++k) {
        const DiceOwner before = k < now.size() ? now[k] : DiceOwner{};
        if (before == own) worth.money -= cards[k];
        if (before.is_seat() && before != own) worth.harm += cards[k];
        if (then[k] == own) worth.money += cards[k];
        if (then[k].is_seat() && then[k] != own) worth.harm -= cards[k];
    }
}

void add_casino(Worth& worth, const WireView& view, std::int64_t number, const Owners& wins,
                const DiceOwner& own) {
    const WireStruct<las_vegas::CasinoView>& casino = casino_at(view, number);
    add_standing(worth, casino.cards, casino.wins, wins, own);
}

template <class... Kinds>
bool is_one_of(const WireAction& action) {
    return (std::holds_alternative<Kinds>(action.kind) || ...);
}

bool is_sealed_action(const WireAction& action) {
    return of_known(action.kind, []<Act kAct>(const ActionOf<kAct>&) { return is_sealed(kAct); });
}

// The money at stake, by the chance to get it.
std::int64_t stake_of(const WireAction& action, const WirePreview& shows, const WireView& view) {
    // A bot that always hid the most would be guessed.
    if (is_sealed_action(action)) return 0;
    const auto stake = shows.dollars.value_or(0) + shows.chips.value_or(0) * kChipDollars;
    return stake * winning_throws(action, view) / kThrows;
}

// Dice that leave the supply, below 0, or come back to it: a die comes back from a casino that the
// action names with it.
std::int64_t dice_kept(const WireAction& action, const WirePreview& shows) {
    const DiceCount dice = dice_of(shows);
    const auto count = dice.small + 2 * dice.big;
    return of_known(action.kind, [count](const auto& kind) -> std::int64_t {
        constexpr bool kHasDie = requires { kind.die; };
        constexpr bool kHasFace = requires { kind.face; };
        constexpr bool kHasCasino = requires { kind.casino; };
        if (kHasDie && kHasCasino) return count;
        return kHasDie || kHasFace ? -count : 0;
    });
}

// The chip of a gaming table of `vegas-1996`, for the seat that would win it.
void add_chip(Worth& worth, const WirePreview& shows, const DiceOwner& own) {
    if (!shows.winner) return;
    const bool ours = DiceOwner{*shows.winner} == own;
    if (ours) worth.money += shows.value;
    if (!ours) worth.harm -= shows.value;
}

// To go elsewhere is not better than to do something here.
bool acts(const WireAction& action, const WirePreview& shows) {
    if (is_one_of<ActionOf<Act::place>>(action)) return shows.tile.has_value();
    return !is_one_of<ActionOf<Act::decline>, ActionOf<Act::pass>, ActionOf<Act::front_man>,
                      ActionOf<Act::change_table>>(action);
}

// The casino that an action means by its face.
std::int64_t face_of(const WireAction& action) {
    return of_known(action.kind, [](const auto& kind) -> std::int64_t {
        if constexpr (requires { kind.face; }) {
            return kind.face;
        } else {
            return 0;
        }
    });
}

Worth worth_of(const WireAction& action, const WireView& view, const TileFaces& faces,
               const DiceOwner& own) {
    const WirePreview shows = action.shows.value_or(WirePreview());
    Worth worth{.money = stake_of(action, shows, view) - price_in_dollars(shows.costs),
                .dice_kept = dice_kept(action, shows)};
    if (shows.wins) {
        add_casino(worth, view, shows.casino.value_or(face_of(action)), *shows.wins, own);
    }
    if (shows.also) add_casino(worth, view, shows.also->casino, shows.also->wins, own);
    if (shows.tile_wins) {
        const TileStanding now = standing_on_tile(view, faces);
        add_standing(worth, now.cards, now.wins, *shows.tile_wins, own);
    }
    add_chip(worth, shows, own);
    worth.acts = acts(action, shows);
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
    Worth best_worth;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Worth worth = worth_of(actions[i], view, faces, DiceOwner{seat});
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
