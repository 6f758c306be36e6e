#include "client-cli/show/purse.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/money.hpp"

namespace vegas::cli {

namespace {

std::string counted(std::int64_t count, const std::string& one) {
    return std::to_string(count) + " " + one + (count == 1 ? "" : "s");
}

}  // namespace

std::string purse_heading(const json& view) {
    const json& seat = item(field(view, "seats"), 0);
    return has(seat, "skip_money") || has(seat, "skip_cards") ? "Skips" : "Chips";
}

std::string purse_cell(const json& seat) {
    if (const auto money = as_int(field(seat, "skip_money"))) return dollars(*money);
    if (const auto cards = as_int(field(seat, "skip_cards"))) return std::to_string(*cards);
    const auto chips = as_int(field(seat, "chips"));
    return chips ? std::to_string(*chips) : "-";
}

std::string purse_words(const json& seat) {
    // Below 0 it has been paid out of the winnings.
    if (const auto money = int_of(seat, "skip_money"); money != 0) {
        return dollars(money) + (money > 0 ? " to skip with" : " for skips");
    }
    if (const auto cards = int_of(seat, "skip_cards"); cards > 0) {
        return counted(cards, "skip card");
    }
    const auto chips = int_of(seat, "chips");
    return chips > 0 ? counted(chips, "chip") : std::string();
}

std::string price_words(const json& costs) {
    if (const auto money = int_of(costs, "dollars"); money > 0) return dollars(money);
    const auto cards = int_of(costs, "skip_cards");
    if (cards > 0) return cards == 1 ? "a skip card" : counted(cards, "skip card");
    const auto chips = int_of(costs, "chips");
    if (chips > 0) return chips == 1 ? "a chip" : counted(chips, "chip");
    return {};
}

std::int64_t price_in_dollars(const json& costs) {
    // A skip card that is left is worth $1 at the end.
    return int_of(costs, "dollars") + int_of(costs, "skip_cards") +
           int_of(costs, "chips") * kChipDollars;
}

}  // namespace vegas::cli
