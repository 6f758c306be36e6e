#include "client-cli/show/las_vegas/purse.hpp"

#include "client-cli/show/common/grammar.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

std::string purse_heading(const std::vector<las_vegas::Seat>& seats) {
    const bool skips = !seats.empty() && (seats[0].skip_money || seats[0].skip_cards);
    return skips ? "Skips" : "Chips";
}

std::string purse_cell(const las_vegas::Seat& seat) {
    if (seat.skip_money) return dollars(*seat.skip_money);
    return std::to_string(seat.skip_cards.value_or(seat.chips));
}

std::string purse_words(const Purse& purse) {
    // Below 0 it has been paid out of the winnings.
    if (purse.skip_money != 0) return dollars(purse.skip_money) + " of skip money";
    if (purse.skip_cards > 0) return counted(purse.skip_cards, "skip card");
    return purse.chips > 0 ? counted(purse.chips, "chip") : std::string();
}

std::string purse_words(const las_vegas::Seat& seat) {
    return purse_words(Purse{.chips = seat.chips,
                             .skip_money = seat.skip_money.value_or(0),
                             .skip_cards = seat.skip_cards.value_or(0)});
}

std::string price_words(const std::optional<Price>& price) {
    if (!price) return {};
    if (const auto money = price->dollars.value_or(0); money > 0) return dollars(money);
    const auto cards = price->skip_cards.value_or(0);
    if (cards > 0) return cards == 1 ? "a skip card" : counted(cards, "skip card");
    const auto chips = price->chips.value_or(0);
    if (chips > 0) return chips == 1 ? "a chip" : counted(chips, "chip");
    return {};
}

std::int64_t price_in_dollars(const std::optional<Price>& price) {
    if (!price) return 0;
    // A skip card that is left is worth $1 at the end.
    return price->dollars.value_or(0) + price->skip_cards.value_or(0) +
           price->chips.value_or(0) * kChipDollars;
}

}  // namespace vegas::cli
