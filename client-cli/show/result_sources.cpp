#include "client-cli/show/result_sources.hpp"

#include <variant>
#include <vector>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/earnings.hpp"
#include "client-cli/show/las_vegas/purse.hpp"

namespace vegas::cli {
namespace {

std::int64_t at(const Numbers& list, std::size_t seat) {
    return seat < list.size() ? list[seat] : 0;
}

// What the seat did not spend; `dollars` is what that is worth.
std::string purse_left(const Scene& scene, std::size_t seat, std::int64_t& dollars) {
    const auto& seats = std::get<Read<las_vegas::View>>(scene.view.game).seats;
    Purse purse{.chips = at(scene.view.result->chips, seat)};
    if (has_skips(seats) && seat < seats.size()) {
        purse = {.chips = 0,
                 .skip_money = seats[seat].skip_money.value_or(0),
                 .skip_cards = seats[seat].skip_cards.value_or(0)};
    }
    dollars = purse.chips * kChipDollars + purse.skip_money + purse.skip_cards;
    if (purse.skip_money != 0) return purse_words(purse, scene.texts);
    const Fills fills = {{"money", scene.texts.money(dollars)},
                         {"what", purse_words(purse, scene.texts)}};
    return dollars == 0 ? "" : scene.texts("speech.from", fills);
}

std::string sources_of_money(const Scene& scene, std::size_t seat) {
    if (scene.earnings == nullptr) return {};
    const Texts& texts = scene.texts;
    const Earnings::Of of = scene.earnings->of(seat);
    std::int64_t rest = at(scene.view.result->totals, seat) - of.tiles + of.paid;
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
    words.push_back(purse_left(scene, seat, left));
    add("speech.paid", of.paid);
    add("speech.otherwise", rest - left);
    return joined_words(words, ", ");
}

std::string sources_of_chips(const Read<vegas_1996::View>& game, std::size_t seat,
                             const Texts& texts) {
    if (seat >= game.seats.size()) return {};
    std::vector<std::string> words;
    for (const auto& chip : game.seats[seat].chips) {
        words.push_back(texts("speech.chip_of", {{"value", chip.value}, {"table", chip.table}}));
    }
    return joined_words(words, ", ");
}

}  // namespace

std::string sources_of_total(std::size_t seat, const Scene& scene) {
    if (!scene.view.result) return {};
    if (const auto* game = std::get_if<Read<vegas_1996::View>>(&scene.view.game)) {
        return sources_of_chips(*game, seat, scene.texts);
    }
    if (!std::holds_alternative<Read<las_vegas::View>>(scene.view.game)) return {};
    return sources_of_money(scene, seat);
}

}  // namespace vegas::cli
