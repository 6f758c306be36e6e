#include "client-cli/show/standing.hpp"

#include <algorithm>
#include <cstdlib>

#include "client-cli/fields.hpp"
#include "client-cli/show/money.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kNameColumns = 12;

std::string signed_money(std::int64_t change) {
    return (change > 0 ? "+" : "-") + thousands(std::abs(change));
}

Ink ink_of(std::int64_t change) { return change > 0 ? Ink::money : Ink::warning; }

json seat_json(const std::optional<std::size_t>& seat) { return seat ? json(*seat) : json(); }

// Of the owners in `wins` and `before` other than you, the one for whom most changes.
std::string others_change(const json& cards, const json& before, const json& wins,
                          const Scene& scene) {
    std::int64_t most = 0;
    json whose;
    for (const json* list : {&before, &wins}) {
        for (std::size_t k = 0; list->is_array() && k < list->size(); ++k) {
            const json& owner = (*list)[k];
            if (owner.is_null()) continue;
            const auto change = money_of(cards, wins, owner) - money_of(cards, before, owner);
            if (std::abs(change) <= std::abs(most)) continue;
            most = change;
            whose = owner;
        }
    }
    if (most == 0) return {};
    return owner_word(whose, scene) + " " + signed_money(most);
}

}  // namespace

const json& casino_at(const json& view, std::int64_t number) {
    const json& casinos = field(view, "casinos");
    return item(casinos, number >= 1 ? static_cast<std::size_t>(number - 1) : SIZE_MAX);
}

std::int64_t money_of(const json& cards, const json& wins, const json& owner) {
    std::int64_t money = 0;
    for (std::size_t k = 0; wins.is_array() && k < wins.size(); ++k) {
        if (wins[k] == owner) money += as_int(item(cards, k)).value_or(0);
    }
    return money;
}

std::string owner_word(const json& owner, const Scene& scene) {
    const auto seat = as_int(owner);
    if (!seat || *seat < 0) return scene.names.owner(owner);
    const auto index = static_cast<std::size_t>(*seat);
    return scene.style.paint_seat(
        index, scene.names.is_you(index) ? "you" : scene.names.brief(index, kNameColumns));
}

std::string standing_words(const json& cards, const json& wins, const Scene& scene) {
    std::string text;
    for (std::size_t k = 0; cards.is_array() && k < cards.size(); ++k) {
        const json& winner = item(wins, k);
        if (k > 0) text += ", ";
        text += thousands(as_int(cards[k]).value_or(0)) + " ";
        text +=
            winner.is_null() ? scene.style.paint(Ink::faint, "nobody") : owner_word(winner, scene);
    }
    return text.empty() ? "no money here" : text;
}

std::string then_words(std::int64_t number, const json& after, const Scene& scene) {
    const json& wins = field(after, "wins");
    const json& casino = casino_at(scene.view, number);
    const json& cards = field(casino, "cards");
    std::string text = standing_words(cards, wins, scene);
    const auto you = scene.names.you();
    if (!you) return text;
    const json seat = seat_json(you);
    const auto change = money_of(cards, wins, seat) - money_of(cards, field(casino, "wins"), seat);
    const json& tied = field(after, "tied");
    const bool tie = tied.is_array() && std::find(tied.begin(), tied.end(), seat) != tied.end();
    if (change == 0) return tie ? text + "  (you tie)" : text;
    const std::string why = signed_money(change) + (tie ? ", you tie" : "");
    return text + "  " + scene.style.paint(ink_of(change), "(" + why + ")");
}

std::string change_brief(const json& after, const Scene& scene) {
    const json& casino = casino_at(scene.view, int_of(after, "casino"));
    const json& cards = field(casino, "cards");
    const json& before = field(casino, "wins");
    const json& wins = field(after, "wins");
    if (!wins.is_array()) return {};
    const json you = seat_json(scene.names.you());
    const auto own = money_of(cards, wins, you) - money_of(cards, before, you);
    if (!you.is_null() && own != 0) {
        return scene.style.paint(ink_of(own), "you " + signed_money(own));
    }
    return others_change(cards, before, wins, scene);
}

}  // namespace vegas::cli
