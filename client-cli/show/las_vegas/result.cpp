// What the totals of the Las Vegas games are made of.
#include <vector>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/tile_hooks.hpp"
#include "engine/las_vegas/events.hpp"

namespace vegas::cli {
namespace {

std::int64_t at(const Numbers& list, std::size_t seat) {
    return seat < list.size() ? list[seat] : 0;
}

// What the seat did not spend; `dollars` is what that is worth.
std::string unspent_words(const LasVegasFamily::View& game, std::size_t seat,
                          const RenderContext& context, std::int64_t& dollars) {
    PassFunds funds{.chips = at(context.view.result->chips, seat)};
    if (has_skips(game.seats) && seat < game.seats.size()) {
        funds = {.chips = 0,
                 .skip_money = game.seats[seat].skip_money.value_or(0),
                 .skip_cards = game.seats[seat].skip_cards.value_or(0)};
    }
    dollars = funds.chips * kChipDollars + funds.skip_money + funds.skip_cards;
    if (funds.skip_money != 0) return pass_funds_text(funds, context.texts);
    const Fills fills = {{"money", context.texts.money(dollars)},
                         {"what", pass_funds_text(funds, context.texts)}};
    return dollars == 0 ? "" : context.texts("speech.from", fills);
}

}  // namespace

std::optional<std::string> LasVegasFamily::own_funds(const View& game, std::size_t seat,
                                                     const Texts& texts) {
    if (!has_skips(game.seats)) return std::nullopt;
    return seat < game.seats.size() ? pass_funds_cell(game.seats[seat], texts) : "-";
}

std::string LasVegasFamily::total_sources(const View& game, std::size_t seat,
                                          const RenderContext& context) {
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
    words.push_back(unspent_words(game, seat, context, left));
    add("speech.paid", of.paid);
    add("speech.otherwise", rest - left);
    return joined_words(words, ", ");
}

void LasVegasFamily::add_earnings(const WireEvent& event, Earnings& earnings) {
    if (const auto* start = event.get_if<WireStruct<las_vegas::RoundStarted>>()) {
        earnings.start_round(start->round);
    }
    if (const auto* won = event.get_if<WireStruct<las_vegas::CardWon>>()) {
        earnings.add_card(won->seat, won->dollars);
    }
    if (const auto* paid = event.get_if<WireStruct<las_vegas::Paid>>()) {
        earnings.add_from_tile(paid->seat, paid->dollars.value_or(0));
    }
    add_tile_payment(event, earnings);
}

}  // namespace vegas::cli
