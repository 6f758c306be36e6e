#include "client-cli/show/las_vegas/pass_funds.hpp"

namespace vegas::cli {

bool has_skips(const std::vector<WireStruct<las_vegas::SeatView>>& seats) {
    return !seats.empty() && (seats[0].skip_money || seats[0].skip_cards);
}

std::string pass_funds_heading(const std::vector<WireStruct<las_vegas::SeatView>>& seats,
                               const Texts& texts) {
    return texts(has_skips(seats) ? "board.skips" : "board.chips");
}

std::string pass_funds_cell(const WireStruct<las_vegas::SeatView>& seat, const Texts& texts) {
    if (seat.skip_money) return texts.money(*seat.skip_money);
    return std::to_string(seat.skip_cards.value_or(seat.chips));
}

std::string pass_funds_text(const PassFunds& funds, const Texts& texts) {
    // Below 0 it has been paid out of the winnings.
    if (funds.skip_money != 0) {
        return texts("thing.skip_money", {{"money", texts.money(funds.skip_money)}});
    }
    if (funds.skip_cards > 0) return texts("thing.skip_cards", {{"n", funds.skip_cards}});
    return funds.chips > 0 ? texts("thing.chips", {{"n", funds.chips}}) : std::string();
}

std::string pass_funds_text(const WireStruct<las_vegas::SeatView>& seat, const Texts& texts) {
    return pass_funds_text(PassFunds{.chips = seat.chips,
                                     .skip_money = seat.skip_money.value_or(0),
                                     .skip_cards = seat.skip_cards.value_or(0)},
                           texts);
}

std::string price_words(const std::optional<WireStruct<las_vegas::Price>>& price,
                        const Texts& texts) {
    if (!price) return {};
    if (const auto money = price->dollars.value_or(0); money > 0) return texts.money(money);
    return pass_funds_text(PassFunds{.chips = price->chips.value_or(0),
                                     .skip_money = 0,
                                     .skip_cards = price->skip_cards.value_or(0)},
                           texts);
}

std::int64_t price_in_dollars(const std::optional<WireStruct<las_vegas::Price>>& price) {
    if (!price) return 0;
    // A skip card that is left is worth $1 at the end.
    return price->dollars.value_or(0) + price->skip_cards.value_or(0) +
           price->chips.value_or(0) * kChipDollars;
}

}  // namespace vegas::cli
