#include "client-cli/show/result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "client-cli/show/las_vegas/purse.hpp"
#include "client-cli/show/result_sources.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kPlaceColumns = 5;
constexpr std::size_t kNameColumnsMost = 32;
constexpr std::size_t kNameColumnsLeast = 8;
constexpr std::size_t kResultTotalColumns = 12;
constexpr std::size_t kNumberColumns = 9;
constexpr std::size_t kAllButName = kPlaceColumns + 2 + kResultTotalColumns + 2 * kNumberColumns;
constexpr std::size_t kSourcesIndent = kPlaceColumns + 2;

std::string cell(const Numbers& list, std::size_t seat, std::size_t columns) {
    return right(seat < list.size() ? std::to_string(list[seat]) : "-", columns);
}

bool with_skips(const View& view) {
    const auto* game = std::get_if<Read<las_vegas::View>>(&view.game);
    return game != nullptr && has_skips(game->seats);
}

// Chips are in the result; what is left of skip money or skip cards lies before the seat.
std::string purse_left(const Scene& scene, std::size_t seat) {
    const View& view = scene.view;
    if (!with_skips(view)) return cell(view.result->chips, seat, kNumberColumns);
    const auto& seats = std::get<Read<las_vegas::View>>(view.game).seats;
    return right(seat < seats.size() ? purse_cell(seats[seat], scene.texts) : "-", kNumberColumns);
}

std::string total_of(const Scene& scene, std::size_t seat) {
    const Numbers& totals = scene.view.result->totals;
    return total_text(seat < totals.size() ? totals[seat] : 0, word_of(scene.view.game),
                      scene.texts);
}

std::string heading_of_result(const Scene& scene, std::size_t name_columns) {
    const Texts& texts = scene.texts;
    return right(texts("result.place"), kPlaceColumns) + "  " +
           left(texts("board.player"), name_columns) +
           right(texts("board.total"), kResultTotalColumns) +
           right(texts("board.cards"), kNumberColumns) +
           right(texts(with_skips(scene.view) ? "board.skips" : "board.chips"), kNumberColumns);
}

std::vector<std::size_t> seats_by_place(const Read<Result>& result) {
    std::vector<std::size_t> order(result.places.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return result.places[a] < result.places[b]; });
    return order;
}

std::string line_of_seat(const Scene& scene, std::size_t seat, std::size_t name_columns) {
    const Read<Result>& result = *scene.view.result;
    const std::string you = scene.names.is_you(seat) ? " (" + scene.texts("person.you") + ")" : "";
    const std::string name =
        left(scene.names.brief(seat, name_columns - std::min(name_columns, width_of(you))) + you,
             name_columns);
    return cell(result.places, seat, kPlaceColumns) + "  " + scene.style.paint_seat(seat, name) +
           scene.style.paint(Ink::money, right(total_of(scene, seat), kResultTotalColumns)) +
           cell(result.cards, seat, kNumberColumns) + purse_left(scene, seat);
}

enum class Sources : std::uint8_t { of_all, own, none };

Lines table_of_result(const Scene& scene, std::size_t columns, Sources told) {
    if (!scene.view.result) return {};
    const std::size_t name_columns =
        std::clamp(columns - std::min(columns, kAllButName), kNameColumnsLeast, kNameColumnsMost);
    Lines lines = {scene.style.paint(Ink::faint, heading_of_result(scene, name_columns))};
    for (const std::size_t seat : seats_by_place(*scene.view.result)) {
        lines.push_back(line_of_seat(scene, seat, name_columns));
        const bool tells =
            told == Sources::of_all || (told == Sources::own && scene.names.is_you(seat));
        const std::string sources = tells ? sources_of_total(seat, scene) : "";
        if (sources.empty()) continue;
        for (const auto& line : wrap(sources, columns - std::min(columns, kSourcesIndent), 0)) {
            lines.push_back(std::string(kSourcesIndent, ' ') + scene.style.paint(Ink::faint, line));
        }
    }
    return lines;
}

}  // namespace

std::string total_text(std::int64_t total, std::string_view family, const Texts& texts) {
    return family == word_of(Family::vegas_1996) ? std::to_string(total) : texts.money(total);
}

Forms result_forms(const Scene& scene, std::size_t columns) {
    return {table_of_result(scene, columns, Sources::of_all),
            table_of_result(scene, columns, Sources::own),
            table_of_result(scene, columns, Sources::none)};
}

Lines result_words(const Scene& scene) {
    if (!scene.view.result) return {};
    Lines lines;
    for (const std::size_t seat : seats_by_place(*scene.view.result)) {
        const std::string sources = sources_of_total(seat, scene);
        lines.push_back(scene.texts("speech.result", {{"place", scene.view.result->places[seat]},
                                                      {"who", person_words(seat, scene)},
                                                      {"total", total_of(scene, seat)}}));
        if (!sources.empty()) lines.back().append(": ").append(sources);
    }
    return lines;
}

std::string result_line(const View& view) {
    const Read<Result> result = view.result.value_or(Read<Result>());
    return "result table=" + safe_text(view.table.id, true) +
           " places=" + vegas::texts::join(result.places, ",") +
           " totals=" + vegas::texts::join(result.totals, ",") +
           " cards=" + vegas::texts::join(result.cards, ",") +
           " chips=" + vegas::texts::join(result.chips, ",");
}

std::string result_json(const View& view) {
    using nlohmann::json;
    const Read<Result> result = view.result.value_or(Read<Result>());
    const json line = {
        {"table", view.table.id},  {"places", result.places},
        {"totals", result.totals}, {"cards", result.cards},
        {"chips", result.chips},   {"seat", view.you ? json(view.you->seat) : json()}};
    return line.dump(-1, ' ', true, json::error_handler_t::replace);
}

}  // namespace vegas::cli
