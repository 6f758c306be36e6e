#include "client-cli/show/las_vegas/purse.hpp"

namespace vegas::cli {

bool has_skips(const std::vector<Read<las_vegas::SeatView>>& seats) {
    return !seats.empty() && (seats[0].skip_money || seats[0].skip_cards);
}

std::string purse_heading(const std::vector<Read<las_vegas::SeatView>>& seats, const Texts& texts) {
    return texts(has_skips(seats) ? "board.skips" : "board.chips");
}

std::string purse_cell(const Read<las_vegas::SeatView>& seat, const Texts& texts) {
    if (seat.skip_money) return texts.money(*seat.skip_money);
    return std::to_string(seat.skip_cards.value_or(seat.chips));
}

std::string purse_words(const Purse& purse, const Texts& texts) {
    // Below 0 it has been paid out of the winnings.
    if (purse.skip_money != 0) {
        return texts("thing.skip_money", {{"money", texts.money(purse.skip_money)}});
    }
    if (purse.skip_cards > 0) return texts("thing.skip_cards", {{"n", purse.skip_cards}});
    return purse.chips > 0 ? texts("thing.chips", {{"n", purse.chips}}) : std::string();
}

std::string purse_words(const Read<las_vegas::SeatView>& seat, const Texts& texts) {
    return purse_words(Purse{.chips = seat.chips,
                             .skip_money = seat.skip_money.value_or(0),
                             .skip_cards = seat.skip_cards.value_or(0)},
                       texts);
}

std::string price_words(const std::optional<Read<las_vegas::Price>>& price, const Texts& texts) {
    if (!price) return {};
    if (const auto money = price->dollars.value_or(0); money > 0) return texts.money(money);
    return purse_words(Purse{.chips = price->chips.value_or(0),
                             .skip_money = 0,
                             .skip_cards = price->skip_cards.value_or(0)},
                       texts);
}

std::int64_t price_in_dollars(const std::optional<Read<las_vegas::Price>>& price) {
    if (!price) return 0;
    // A skip card that is left is worth $1 at the end.
    return price->dollars.value_or(0) + price->skip_cards.value_or(0) +
           price->chips.value_or(0) * kChipDollars;
}

}  // namespace vegas::cli
