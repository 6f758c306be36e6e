#include "client-cli/show/purse.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/money.hpp"

namespace vegas::cli {

namespace {

constexpr std::int64_t kChipDollars = 10'000;

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

std::string pass_price(const json& seat) {
    if (has(seat, "skip_money")) return "$1";
    return has(seat, "skip_cards") ? "a skip card" : "a chip";
}

std::int64_t worth_of_pass_price(const json& seat) {
    return has(seat, "skip_money") || has(seat, "skip_cards") ? 1 : kChipDollars;
}

}  // namespace vegas::cli
