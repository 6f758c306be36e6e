#include "client-cli/show/actions.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kSignsMost = 8;
constexpr std::size_t kSignColumns = 9;

std::string owner_word(const json& owner, const SeatNames& names, const Style& style) {
    const auto seat = as_int(owner);
    if (!seat || *seat < 0) return names.owner(owner);
    const auto index = static_cast<std::size_t>(*seat);
    return style.paint_seat(index, names.is_you(index) ? "you" : names.brief(index, 12));
}

// "80k you, 50k Anna", "80k nobody, 50k nobody".
std::string standing_words(const json& cards, const json& wins, const SeatNames& names,
                           const Style& style) {
    std::string text;
    for (std::size_t k = 0; cards.is_array() && k < cards.size(); ++k) {
        const json& winner = item(wins, k);
        if (k > 0) text += ", ";
        text += thousands(as_int(cards[k]).value_or(0)) + " ";
        text +=
            winner.is_null() ? style.paint(Ink::faint, "nobody") : owner_word(winner, names, style);
    }
    return text.empty() ? "no money here" : text;
}

// "(+30k)": what it changes for the own money in this casino.
std::string change_words(std::int64_t change, const Style& style) {
    if (change == 0) return {};
    const std::string sign = change > 0 ? "+" : "-";
    const std::string amount = thousands(change > 0 ? change : -change);
    return "  " + style.paint(change > 0 ? Ink::money : Ink::warning, "(" + sign + amount + ")");
}

std::string place_words(const json& action, const json& view, const SeatNames& names,
                        const Style& style) {
    const json& shows = field(action, "shows");
    const json& casino = casino_of(action, view);
    const json& cards = field(casino, "cards");
    const json& wins = field(shows, "wins");
    std::string text = "casino " + std::to_string(int_of(action, "face"));
    const DiceCount dice = dice_of(shows);
    if (dice.total() > 0) text += "  " + left(dice_signs(dice, kSignsMost, style), kSignColumns);
    if (!wins.is_array()) return text;
    text += " then " + standing_words(cards, wins, names, style);
    if (const auto you = names.you()) {
        const auto seat = static_cast<std::int64_t>(*you);
        const auto before = money_of(cards, field(casino, "wins"), seat);
        text += change_words(money_of(cards, wins, seat) - before, style);
    }
    return text;
}

std::string unknown_words(const json& action, const SeatNames& names) {
    std::string text = names.safe(text_of(action, "kind", "?"));
    if (!action.is_object()) return names.safe(compact(action));
    for (const auto& [key, value] : action.items()) {
        if (key == "kind" || key == "shows") continue;
        const std::string plain = value.is_string() ? value.get<std::string>() : compact(value);
        text += " " + names.safe(key) + "=" + names.safe(plain);
    }
    return text;
}

}  // namespace

std::string action_words(const json& action, const json& view, const SeatNames& names,
                         const Style& style) {
    const std::string kind = text_of(action, "kind");
    if (kind == "roll" && action.size() == 1) return "roll the dice";
    if (kind == "place" && as_int(field(action, "face"))) {
        return place_words(action, view, names, style);
    }
    if (kind == "pass" && action.size() == 1) {
        const json& seat = item(field(view, "seats"), names.you().value_or(SIZE_MAX));
        return "pass: pay " + pass_price(seat) + ", take the dice back";
    }
    return unknown_words(action, names);
}

json bare_action(const json& action) {
    json bare = action;
    if (bare.is_object()) bare.erase("shows");
    return bare;
}

std::int64_t money_of(const json& cards, const json& wins, std::int64_t seat) {
    std::int64_t money = 0;
    for (std::size_t k = 0; wins.is_array() && k < wins.size(); ++k) {
        if (as_int(wins[k]) == seat) money += as_int(item(cards, k)).value_or(0);
    }
    return money;
}

const json& casino_of(const json& action, const json& view) {
    const auto face = int_of(action, "face");
    return item(field(view, "casinos"), face >= 1 ? static_cast<std::size_t>(face - 1) : SIZE_MAX);
}

}  // namespace vegas::cli
