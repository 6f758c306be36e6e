#include "client-cli/bots/policy.hpp"

#include <algorithm>
#include <compare>
#include <numeric>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/b2_fifty_fifty.hpp"
#include "engine/las_vegas/tiles/g2_double_down.hpp"

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

// Of 36 throws of two dice, how many win the bet.
std::int64_t winning_throws(bool higher, std::int64_t sum) {
    std::int64_t count = 0;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) count += (higher ? a + b > sum : a + b < sum) ? 1 : 0;
    }
    return count;
}

template <class... Kinds>
bool is_one_of(const WireAction& action) {
    return (std::holds_alternative<Kinds>(action.kind) || ...);
}

// The money at stake, by the chance to get it.
std::int64_t stake_of(const WireAction& action, const WirePreview& shows, const WireView& view) {
    // Who always hid the dearest fist would be guessed.
    if (is_one_of<ActionOf<Act::hide>>(action)) return 0;
    const auto stake = shows.dollars.value_or(0) + shows.chips.value_or(0) * kChipDollars;
    if (!is_one_of<ActionOf<Act::higher>, ActionOf<Act::lower>>(action)) return stake;
    const auto* tile = in_play<WireTileWith<las_vegas::fifty_fifty::Contents>>(view);
    const Numbers black = tile == nullptr ? Numbers() : tile->black.value_or(Numbers());
    const auto sum = std::accumulate(black.begin(), black.end(), std::int64_t{});
    return stake * winning_throws(is_one_of<ActionOf<Act::higher>>(action), sum) / 36;
}

// Dice that leave the supply, below 0, or come back to it.
std::int64_t dice_kept(const WireAction& action, const WirePreview& shows) {
    const DiceCount dice = dice_of(shows);
    const auto count = dice.small + 2 * dice.big;
    if (is_one_of<ActionOf<Act::take_back>>(action)) return count;
    const bool spends =
        is_one_of<ActionOf<Act::place>, ActionOf<Act::power_play>, ActionOf<Act::turn_die>,
                  ActionOf<Act::bar>, ActionOf<Act::put_nice>, ActionOf<Act::put_golden>>(action);
    return spends ? -count : 0;
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
    return std::visit(
        [](const auto& kind) -> std::int64_t {
            if constexpr (requires { kind.face; }) {
                return kind.face;
            } else {
                return 0;
            }
        },
        action.kind);
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
        const auto* tile = in_play<WireTileWith<las_vegas::double_down::Contents>>(view);
        add_standing(worth, faces.all_dollars("G2"), tile == nullptr ? Owners() : tile->wins,
                     *shows.tile_wins, own);
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
