#include "client-cli/show/result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kPlaceColumns = 5;
constexpr std::size_t kResultNameColumns = 32;
constexpr std::size_t kResultTotalColumns = 12;
constexpr std::size_t kNumberColumns = 9;

std::string joined(const Numbers& list) {
    std::string text;
    for (const auto number : list) text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

std::string cell(const Numbers& list, std::size_t seat, std::size_t columns) {
    return right(seat < list.size() ? std::to_string(list[seat]) : "-", columns);
}

bool with_skips(const View& view) {
    const auto* game = std::get_if<las_vegas::Game>(&view.game);
    return game != nullptr && has_skips(game->seats);
}

// Chips are in the result; what is left of skip money or skip cards lies before the seat.
std::string purse_left(const Scene& scene, std::size_t seat) {
    const View& view = scene.view;
    if (!with_skips(view)) return cell(view.result->chips, seat, kNumberColumns);
    const auto& seats = std::get<las_vegas::Game>(view.game).seats;
    return right(seat < seats.size() ? purse_cell(seats[seat], scene.texts) : "-", kNumberColumns);
}

std::string total_of(const Scene& scene, std::size_t seat) {
    const Numbers& totals = scene.view.result->totals;
    return total_text(seat < totals.size() ? totals[seat] : 0, word_of(scene.view.game),
                      scene.texts);
}

std::string heading_of_result(const Scene& scene) {
    const Texts& texts = scene.texts;
    return right(texts("result.place"), kPlaceColumns) + "  " +
           left(texts("board.player"), kResultNameColumns) +
           right(texts("board.total"), kResultTotalColumns) +
           right(texts("board.cards"), kNumberColumns) +
           right(texts(with_skips(scene.view) ? "board.skips" : "board.chips"), kNumberColumns);
}

}  // namespace

std::string total_text(std::int64_t total, std::string_view family, const Texts& texts) {
    return family == vegas_1996::Game::kWord ? std::to_string(total) : texts.money(total);
}

Lines result_table(const Scene& scene) {
    const View& view = scene.view;
    if (!view.result) return {};
    const Numbers& places = view.result->places;
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    Lines lines = {scene.style.paint(Ink::faint, heading_of_result(scene))};
    for (const std::size_t seat : order) {
        const std::string you =
            scene.names.is_you(seat) ? " (" + scene.texts("person.you") + ")" : "";
        const std::string name = left(
            scene.names.brief(seat, kResultNameColumns - width_of(you)) + you, kResultNameColumns);
        lines.push_back(
            cell(places, seat, kPlaceColumns) + "  " + scene.style.paint_seat(seat, name) +
            scene.style.paint(Ink::money, right(total_of(scene, seat), kResultTotalColumns)) +
            cell(view.result->cards, seat, kNumberColumns) + purse_left(scene, seat));
    }
    return lines;
}

std::string result_line(const View& view) {
    const Result result = view.result.value_or(Result());
    return "result table=" + safe_text(view.table.id, true) + " places=" + joined(result.places) +
           " totals=" + joined(result.totals) + " cards=" + joined(result.cards) +
           " chips=" + joined(result.chips);
}

std::string result_json(const View& view) {
    using nlohmann::json;
    const Result result = view.result.value_or(Result());
    const json line = {
        {"table", view.table.id},  {"places", result.places},
        {"totals", result.totals}, {"cards", result.cards},
        {"chips", result.chips},   {"seat", view.you ? json(view.you->seat) : json()}};
    return line.dump(-1, ' ', true, json::error_handler_t::replace);
}

}  // namespace vegas::cli
