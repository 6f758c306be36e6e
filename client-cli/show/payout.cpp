#include "client-cli/show/payout.hpp"

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "client-cli/protocol/wire_lists.hpp"
#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

bool begins_next(const WireEvent& event) {
    return started_round(event) || is_deal(event) ||
           event.get_if<WireStruct<GameEnded>>() != nullptr;
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

}  // namespace

PayoutSpan payout_in(const std::vector<WireEvent>& events) {
    const auto first = std::ranges::find_if(events, is_payment);
    if (first == events.end()) return {};
    // Ties, black dice and what tiles pay at the end come before the first card.
    const auto ended = std::find_if(std::make_reverse_iterator(first), events.rend(), is_round_end);
    const auto begin = ended == events.rend() ? first : ended.base() - 1;
    const auto end = std::find_if(first, events.end(), begins_next);
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
    of_family(before.game, [&]<class F>(F, typename F::View& game) {
        for (const WireEvent& event : events) F::show_placed(game, event);
        F::clear_winners(game);
    });
    return before;
}

}  // namespace vegas::cli
