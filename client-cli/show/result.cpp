#include "client-cli/show/result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/terminal/money.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kNumberColumns = 8;

std::string joined(const Numbers& list) {
    std::string text;
    for (const auto number : list) text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

std::string cell(const Numbers& list, std::size_t seat, std::size_t columns) {
    return right(seat < list.size() ? std::to_string(list[seat]) : "-", columns);
}

std::string heading_of_purses(const View& view) {
    const auto* game = std::get_if<las_vegas::Game>(&view.game);
    return game == nullptr ? "Chips" : purse_heading(game->seats);
}

// Chips are in the result; what is left of skip money or skip cards lies before the seat.
std::string purse_left(const View& view, std::size_t seat) {
    const auto* game = std::get_if<las_vegas::Game>(&view.game);
    if (game == nullptr || purse_heading(game->seats) == "Chips") {
        return cell(view.result->chips, seat, kNumberColumns);
    }
    return right(seat < game->seats.size() ? purse_cell(game->seats[seat]) : "-", kNumberColumns);
}

std::string total_of(const View& view, std::size_t seat) {
    const Numbers& totals = view.result->totals;
    return total_text(seat < totals.size() ? totals[seat] : 0, word_of(view.game));
}

}  // namespace

std::string total_text(std::int64_t total, std::string_view family) {
    return family == vegas_1996::Game::kWord ? std::to_string(total) : dollars(total);
}

Lines result_table(const Scene& scene) {
    const View& view = scene.view;
    if (!view.result) return {};
    const Numbers& places = view.result->places;
    std::vector<std::size_t> order(places.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return places[a] < places[b]; });
    Lines lines = {
        scene.style.paint(Ink::faint, "Place  " + left("Player", 32) + right("Total", 10) +
                                          right("Cards", kNumberColumns) +
                                          right(heading_of_purses(view), kNumberColumns))};
    for (const std::size_t seat : order) {
        const std::string you = scene.names.is_you(seat) ? " (you)" : "";
        const std::string name = left(scene.names.brief(seat, 32 - you.size()) + you, 32);
        lines.push_back(cell(places, seat, 5) + "  " + scene.style.paint_seat(seat, name) +
                        scene.style.paint(Ink::money, right(total_of(view, seat), 10)) +
                        cell(view.result->cards, seat, kNumberColumns) + purse_left(view, seat));
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
