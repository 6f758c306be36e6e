// Rolls and placed dice that are shown on the casinos before the view has them.
#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "engine/las_vegas/events.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {
namespace {

WireStruct<las_vegas::OwnerView>& dice_of_owner(WireStruct<las_vegas::CasinoView>& casino,
                                                const DiceOwner& owner) {
    const auto found =
        std::ranges::find(casino.dice, owner, &WireStruct<las_vegas::OwnerView>::owner);
    if (found != casino.dice.end()) return *found;
    auto& added = casino.dice.emplace_back();
    added.owner = owner;
    return added;
}

}  // namespace

void LasVegasFamily::show_roll(View& game, const WireStruct<Rolled>& rolled) {
    WireStruct<las_vegas::TurnView> turn;
    turn.seat = rolled.seat;
    turn.roll.emplace();
    turn.roll->small = rolled.small;
    turn.roll->big = rolled.big;
    turn.roll->neutral = rolled.neutral;
    std::ranges::sort(turn.roll->small);
    game.turn = std::move(turn);
}

void LasVegasFamily::show_placed(View& game, const WireEvent& event) {
    const auto* placed = event.get_if<WireStruct<las_vegas::Placed>>();
    if (placed == nullptr || placed->casino < 1) return;
    const auto index = static_cast<std::size_t>(placed->casino - 1);
    if (index >= game.casinos.size()) return;
    const DiceCount dice = dice_of(*placed);
    if (dice.small + dice.big > 0) {
        auto& own = dice_of_owner(game.casinos[index], {placed->seat});
        own.small += dice.small;
        if (dice.big > 0) own.big = own.big.value_or(0) + dice.big;
        own.count += dice.small + 2 * dice.big;
    }
    if (dice.neutral > 0) {
        auto& neutral = dice_of_owner(game.casinos[index], {-1, "neutral"});
        neutral.small += dice.neutral;
        neutral.count += dice.neutral;
    }
}

void LasVegasFamily::clear_winners(View& game) {
    for (WireStruct<las_vegas::CasinoView>& casino : game.casinos) {
        casino.wins.clear();
        casino.tied.clear();
    }
    game.turn.reset();
}

}  // namespace vegas::cli
