#include "client-cli/show/common/action_worth.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"

namespace vegas::cli {
namespace {

// What the owners would get instead of what they would get now.
void add_standing(ActionWorth& worth, const Numbers& cards, const Owners& now, const Owners& then,
                  const DiceOwner& own) {
    for (std::size_t k = 0; k < std::min(cards.size(), then.size()); ++k) {
        const DiceOwner before = k < now.size() ? now[k] : DiceOwner{};
        if (before == own) worth.money -= cards[k];
        if (before.is_seat() && before != own) worth.harm += cards[k];
        if (then[k] == own) worth.money += cards[k];
        if (then[k].is_seat() && then[k] != own) worth.harm -= cards[k];
    }
}

void add_casino(ActionWorth& worth, const WeighedAction& weighed, std::int64_t number,
                const Owners& wins) {
    const WireStruct<las_vegas::CasinoView>& casino = casino_at(weighed.view, number);
    add_standing(worth, casino.cards, casino.wins, wins, weighed.own);
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

}  // namespace

void LasVegasFamily::add_worth(ActionWorth& worth, const WeighedAction& weighed) {
    const auto& [action, shows, view, faces, own] = weighed;
    worth.money += stake_of(action, shows, view) - price_in_dollars(shows.costs);
    worth.dice_kept += dice_kept(action, shows);
    if (shows.wins) {
        add_casino(worth, weighed, shows.casino.value_or(face_of(action)), *shows.wins);
    }
    if (shows.also) add_casino(worth, weighed, shows.also->casino, shows.also->wins);
    if (shows.tile_wins) {
        const TileStanding now = standing_on_tile(view, faces);
        add_standing(worth, now.cards, now.wins, *shows.tile_wins, own);
    }
    if (std::holds_alternative<ActionOf<Act::place>>(action.kind)) {
        worth.acts = shows.tile.has_value();
    }
}

}  // namespace vegas::cli
