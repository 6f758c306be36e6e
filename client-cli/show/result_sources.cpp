#include "client-cli/show/result_sources.hpp"

#include <variant>
#include <vector>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/earnings.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"

namespace vegas::cli {
namespace {

std::int64_t at(const Numbers& list, std::size_t seat) {
    return seat < list.size() ? list[seat] : 0;
}

// What the seat did not spend; `dollars` is what that is worth.
std::string unspent_funds(const RenderContext& context, std::size_t seat, std::int64_t& dollars) {
    const auto& seats = std::get<WireStruct<las_vegas::View>>(context.view.game).seats;
    PassFunds funds{.chips = at(context.view.result->chips, seat)};
    if (has_skips(seats) && seat < seats.size()) {
        funds = {.chips = 0,
                 .skip_money = seats[seat].skip_money.value_or(0),
                 .skip_cards = seats[seat].skip_cards.value_or(0)};
    }
    dollars = funds.chips * kChipDollars + funds.skip_money + funds.skip_cards;
    if (funds.skip_money != 0) return pass_funds_text(funds, context.texts);
    const Fills fills = {{"money", context.texts.money(dollars)},
                         {"what", pass_funds_text(funds, context.texts)}};
    return dollars == 0 ? "" : context.texts("speech.from", fills);
}

std::string sources_of_money(const RenderContext& context, std::size_t seat) {
    if (context.earnings == nullptr) return {};
    const Texts& texts = context.texts;
    const Earnings::Of of = context.earnings->of(seat);
    std::int64_t rest = at(context.view.result->totals, seat) - of.tiles + of.paid;
    std::vector<std::string> words;
    for (const auto& [round, dollars] : of.rounds) {
        rest -= dollars;
        words.push_back(
            texts("speech.in_round", {{"money", texts.money(dollars)}, {"round", round}}));
    }
    const auto add = [&](const char* key, std::int64_t dollars) {
        if (dollars != 0) words.push_back(texts(key, {{"money", texts.money(dollars)}}));
    };
    add("speech.from_tiles", of.tiles);
    std::int64_t left = 0;
    words.push_back(unspent_funds(context, seat, left));
    add("speech.paid", of.paid);
    add("speech.otherwise", rest - left);
    return joined_words(words, ", ");
}

std::string sources_of_chips(const WireStruct<vegas_1996::View>& game, std::size_t seat,
                             const Texts& texts) {
    if (seat >= game.seats.size()) return {};
    std::vector<std::string> words;
    for (const auto& chip : game.seats[seat].chips) {
        words.push_back(texts("speech.chip_of", {{"value", chip.value}, {"table", chip.table}}));
    }
    return joined_words(words, ", ");
}

}  // namespace

std::string sources_of_total(std::size_t seat, const RenderContext& context) {
    if (!context.view.result) return {};
    if (const auto* game = std::get_if<WireStruct<vegas_1996::View>>(&context.view.game)) {
        return sources_of_chips(*game, seat, context.texts);
    }
    if (!std::holds_alternative<WireStruct<las_vegas::View>>(context.view.game)) return {};
    return sources_of_money(context, seat);
}

}  // namespace vegas::cli
