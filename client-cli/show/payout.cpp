#include "client-cli/show/payout.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "client-cli/protocol/wire_lists.hpp"
#include "client-cli/show/common/dice.hpp"

namespace vegas::cli {
namespace {

template <class... E>
bool is_any(const WireEvent& event) {
    return ((event.get_if<E>() != nullptr) || ...);
}

bool pays(const WireEvent& event) {
    return is_any<WireStruct<las_vegas::CardWon>, WireStruct<las_vegas::CardReturned>,
                  WireStruct<las_vegas::Tied>, WireStruct<vegas_1996::ChipWon>,
                  WireStruct<vegas_1996::ChipDiscarded>>(event);
}

bool sets_out(const WireEvent& event) {
    return is_any<WireStruct<las_vegas::RoundStarted>, WireStruct<GameEnded>,
                  WireStruct<las_vegas::CardsDealt>, WireStruct<las_vegas::TilesLaid>>(event);
}

std::int64_t casino_of(const WireEvent& event) {
    return of_known(WireEvents{}, event, []<class E>(const E& e) -> std::int64_t {
        if constexpr (requires { e.casino; }) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(e.casino)>, std::int64_t>) {
                return e.casino;
            }
        }
        return 0;
    });
}

WireStruct<las_vegas::OwnerView>& dice_of_owner(WireStruct<las_vegas::CasinoView>& casino,
                                                const DiceOwner& owner) {
    const auto found =
        std::ranges::find(casino.dice, owner, &WireStruct<las_vegas::OwnerView>::owner);
    if (found != casino.dice.end()) return *found;
    auto& added = casino.dice.emplace_back();
    added.owner = owner;
    return added;
}

void place(WireView& view, const WireStruct<las_vegas::Placed>& placed) {
    auto* game = std::get_if<WireStruct<las_vegas::View>>(&view.game);
    if (game == nullptr || placed.casino < 1) return;
    const auto index = static_cast<std::size_t>(placed.casino - 1);
    if (index >= game->casinos.size()) return;
    const DiceCount dice = dice_of(placed);
    if (dice.small + dice.big > 0) {
        auto& own = dice_of_owner(game->casinos[index], {placed.seat});
        own.small += dice.small;
        if (dice.big > 0) own.big = own.big.value_or(0) + dice.big;
        own.count += dice.small + 2 * dice.big;
    }
    if (dice.neutral > 0) {
        auto& neutral = dice_of_owner(game->casinos[index], {-1, "neutral"});
        neutral.small += dice.neutral;
        neutral.count += dice.neutral;
    }
}

}  // namespace

PayoutSpan payout_in(const std::vector<WireEvent>& events) {
    const auto first = std::ranges::find_if(events, pays);
    if (first == events.end()) return {};
    // Ties, black dice and what tiles pay at the end come before the first card.
    const auto ended = std::find_if(std::make_reverse_iterator(first), events.rend(), [](auto& e) {
        return e.template get_if<WireStruct<las_vegas::RoundEnded>>() != nullptr;
    });
    const auto begin = ended == events.rend() ? first : ended.base() - 1;
    const auto end = std::find_if(first, events.end(), sets_out);
    return {.begin = static_cast<std::size_t>(begin - events.begin()),
            .end = static_cast<std::size_t>(end - events.begin())};
}

std::vector<PayoutStep> payout_steps(const std::vector<WireEvent>& events, PayoutSpan span) {
    std::vector<PayoutStep> steps;
    for (std::size_t i = span.begin; i < span.end; ++i) {
        const std::int64_t casino = casino_of(events[i]);
        if (steps.empty() || (casino != 0 && casino != steps.back().casino)) {
            steps.push_back({.casino = casino});
        }
        steps.back().events.push_back(events[i]);
    }
    return steps;
}

WireView with_dice_of(WireView before, const std::vector<WireEvent>& events) {
    for (const WireEvent& event : events) {
        if (const auto* placed = event.get_if<WireStruct<las_vegas::Placed>>()) {
            place(before, *placed);
        }
    }
    if (auto* game = std::get_if<WireStruct<las_vegas::View>>(&before.game)) {
        for (WireStruct<las_vegas::CasinoView>& casino : game->casinos) {
            casino.wins.clear();
            casino.tied.clear();
        }
        game->turn.reset();
    }
    return before;
}

}  // namespace vegas::cli
