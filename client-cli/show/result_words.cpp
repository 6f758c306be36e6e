#include "client-cli/show/result_words.hpp"

#include <algorithm>
#include <numeric>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/result.hpp"

namespace vegas::cli {

namespace {

std::int64_t at(const Numbers& list, std::size_t seat) {
    return seat < list.size() ? list[seat] : 0;
}

// What the seat did not spend; `dollars` is what that is worth.
std::string purse_left(const Scene& scene, std::size_t seat, std::int64_t& dollars) {
    const auto& seats = std::get<las_vegas::Game>(scene.view.game).seats;
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

// "90,000 dollars in round 1, 30,000 dollars from tiles": what adds up to the total.
std::string sources_of_money(const Scene& scene, std::size_t seat, const Earnings& earnings) {
    const Texts& texts = scene.texts;
    const Earnings::Of of = earnings.of(seat);
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

std::string sources_of_chips(const vegas_1996::Game& game, std::size_t seat, const Texts& texts) {
    if (seat >= game.seats.size()) return {};
    std::vector<std::string> words;
    for (const auto& chip : game.seats[seat].chips) {
        words.push_back(texts("speech.chip_of", {{"value", chip.value}, {"table", chip.table}}));
    }
    return joined_words(words, ", ");
}

}  // namespace

Lines result_words(const Scene& scene, const Earnings& earnings) {
    const View& view = scene.view;
    if (!view.result) return {};
    const Numbers& places = view.result->places;
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    Lines lines;
    for (const std::size_t seat : order) {
        std::string sources;
        if (std::holds_alternative<las_vegas::Game>(view.game)) {
            sources = sources_of_money(scene, seat, earnings);
        } else if (const auto* game = std::get_if<vegas_1996::Game>(&view.game)) {
            sources = sources_of_chips(*game, seat, scene.texts);
        }
        const std::string total =
            total_text(at(view.result->totals, seat), word_of(view.game), scene.texts);
        std::string line = scene.texts(
            "speech.result",
            {{"place", places[seat]}, {"who", person_words(seat, scene)}, {"total", total}});
        if (!sources.empty()) line.append(": ").append(sources);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace vegas::cli
