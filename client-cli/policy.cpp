#include "client-cli/policy.hpp"

#include <algorithm>
#include <array>
#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/standing.hpp"
#include "client-cli/show/tiles.hpp"

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

std::int64_t sum_of(const json& numbers) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; numbers.is_array() && i < numbers.size(); ++i) {
        sum += as_int(numbers[i]).value_or(0);
    }
    return sum;
}

// What the owners would get instead of what they would get now.
void add_standing(Worth& worth, const json& cards, const json& before, const json& wins,
                  std::int64_t seat) {
    if (!wins.is_array()) return;
    for (std::size_t k = 0; k < wins.size(); ++k) {
        const auto dollars = as_int(item(cards, k)).value_or(0);
        const auto now = as_int(item(before, k));
        const auto then = as_int(wins[k]);
        if (now && *now == seat) worth.money -= dollars;
        if (now && *now != seat) worth.harm += dollars;
        if (then && *then == seat) worth.money += dollars;
        if (then && *then != seat) worth.harm -= dollars;
    }
}

void add_casino(Worth& worth, const json& view, std::int64_t number, const json& wins,
                std::int64_t seat) {
    const json& casino = casino_at(view, number);
    add_standing(worth, field(casino, "cards"), field(casino, "wins"), wins, seat);
}

// Of 36 throws of two dice, how many win the bet.
std::int64_t winning_throws(bool higher, std::int64_t sum) {
    std::int64_t count = 0;
    for (int a = 1; a <= 6; ++a) {
        for (int b = 1; b <= 6; ++b) count += (higher ? a + b > sum : a + b < sum) ? 1 : 0;
    }
    return count;
}

// The money at stake, by the chance to get it.
std::int64_t stake_of(const std::string& kind, const json& shows, const json& view) {
    // Who always hid the dearest fist would be guessed.
    if (kind == "hide") return 0;
    const auto stake = int_of(shows, "dollars") + int_of(shows, "chips") * kChipDollars;
    if (kind != "higher" && kind != "lower") return stake;
    const json& black = field(tile_in_play(view, "B2"), "black");
    return stake * winning_throws(kind == "higher", sum_of(black)) / 36;
}

// Dice that leave the supply, below 0, or come back to it.
std::int64_t dice_kept(const std::string& kind, const json& shows) {
    constexpr std::array<std::string_view, 6> kSpending = {"place", "power_play", "turn_die",
                                                           "bar",   "put_nice",   "put_golden"};
    const DiceCount dice = dice_of(shows);
    const auto count = dice.small + 2 * dice.big;
    if (kind == "take_back") return count;
    const bool spends = std::find(kSpending.begin(), kSpending.end(), kind) != kSpending.end();
    return spends ? -count : 0;
}

// The chip of a table of `vegas-1996`, for who would win it.
void add_chip(Worth& worth, const json& shows, std::int64_t seat) {
    const auto winner = as_int(field(shows, "winner"));
    if (!winner) return;
    (*winner == seat ? worth.money : worth.harm) +=
        (*winner == seat ? 1 : -1) * int_of(shows, "value");
}

// To go elsewhere is not better than to do something here.
bool acts(const std::string& kind, const json& shows) {
    if (kind == "place") return has(shows, "tile");
    return kind != "decline" && kind != "pass" && kind != "front_man" && kind != "change_table";
}

Worth worth_of(const json& action, const json& view, std::int64_t seat) {
    const std::string kind = text_of(action, "kind");
    const json& shows = field(action, "shows");
    Worth worth{.money = stake_of(kind, shows, view) - price_in_dollars(field(shows, "costs")),
                .dice_kept = dice_kept(kind, shows)};
    const auto casino = int_of(shows, "casino", int_of(action, "face"));
    add_casino(worth, view, casino, field(shows, "wins"), seat);
    const json& also = field(shows, "also");
    add_casino(worth, view, int_of(also, "casino"), field(also, "wins"), seat);
    add_standing(worth, double_down_cards(), field(tile_in_play(view, "G2"), "wins"),
                 field(shows, "tile_wins"), seat);
    add_chip(worth, shows, seat);
    worth.acts = acts(kind, shows);
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

std::size_t pick_by_preview(const json& actions, const json& view, std::int64_t seat,
                            std::mt19937_64& random) {
    std::vector<std::size_t> best;
    Worth best_worth;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Worth worth = worth_of(actions[i], view, seat);
        if (!best.empty() && worth < best_worth) continue;
        if (best.empty() || worth > best_worth) best.clear();
        best.push_back(i);
        best_worth = worth;
    }
    return best[pick_random(best.size(), random)];
}

std::size_t pick(Policy policy, const json& actions, const json& view, std::int64_t seat,
                 std::mt19937_64& random) {
    return policy == Policy::random ? pick_random(actions.size(), random)
                                    : pick_by_preview(actions, view, seat, random);
}

}  // namespace vegas::cli
