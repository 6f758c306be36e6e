#include "client-cli/show/result.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>
#include <utility>

#include "client-cli/show/fair_dice.hpp"
#include "client-cli/show/family.hpp"
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

// Chips are in the result; what else is left lies before the seat.
std::optional<std::string> own_funds(const RenderContext& context, std::size_t seat) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::own_funds(game, seat, context.texts);
    });
}

std::string unspent_funds(const RenderContext& context, std::size_t seat) {
    const auto own = own_funds(context, seat);
    return own ? right(*own, kNumberColumns)
               : cell(context.view.result->chips, seat, kNumberColumns);
}

std::string sources_of_total(const RenderContext& context, std::size_t seat) {
    return of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::total_sources(game, seat, context);
    });
}

std::string total_of(const RenderContext& context, std::size_t seat) {
    const Numbers& totals = context.view.result->totals;
    return total_text(seat < totals.size() ? totals[seat] : 0, word_of(context.view.game),
                      context.texts);
}

std::string heading_of_result(const RenderContext& context, std::size_t name_columns) {
    const Texts& texts = context.texts;
    return right(texts("result.place"), kPlaceColumns) + "  " +
           left(texts("board.player"), name_columns) +
           right(texts("board.total"), kResultTotalColumns) +
           right(texts("board.cards"), kNumberColumns) +
           right(texts(own_funds(context, 0) ? "board.skips" : "board.chips"), kNumberColumns);
}

std::vector<std::size_t> seats_by_place(const WireStruct<GameResult>& result) {
    std::vector<std::size_t> order(result.places.size());
    std::iota(order.begin(), order.end(), std::size_t{});
    std::ranges::stable_sort(
        order, [&](std::size_t a, std::size_t b) { return result.places[a] < result.places[b]; });
    return order;
}

std::string line_of_seat(const RenderContext& context, std::size_t seat, std::size_t name_columns) {
    const WireStruct<GameResult>& result = *context.view.result;
    const std::string you =
        context.names.is_you(seat) ? " (" + context.texts("person.you") + ")" : "";
    const std::string name =
        left(context.names.brief(seat, name_columns - std::min(name_columns, width_of(you))) + you,
             name_columns);
    return cell(result.places, seat, kPlaceColumns) + "  " + context.style.paint_seat(seat, name) +
           context.style.paint(Ink::money, right(total_of(context, seat), kResultTotalColumns)) +
           cell(result.cards, seat, kNumberColumns) + unspent_funds(context, seat);
}

enum class Sources : std::uint8_t { of_all, own, none };

Lines table_of_result(const RenderContext& context, std::size_t columns, Sources told) {
    if (!context.view.result) return {};
    const std::size_t name_columns =
        std::clamp(columns - std::min(columns, kAllButName), kNameColumnsLeast, kNameColumnsMost);
    Lines lines = {context.style.paint(Ink::faint, heading_of_result(context, name_columns))};
    for (const std::size_t seat : seats_by_place(*context.view.result)) {
        lines.push_back(line_of_seat(context, seat, name_columns));
        const bool tells =
            told == Sources::of_all || (told == Sources::own && context.names.is_you(seat));
        const std::string sources = tells ? sources_of_total(context, seat) : "";
        if (sources.empty()) continue;
        for (const auto& line : wrap(sources, columns - std::min(columns, kSourcesIndent), 0)) {
            lines.push_back(std::string(kSourcesIndent, ' ') +
                            context.style.paint(Ink::faint, line));
        }
    }
    return lines;
}

}  // namespace

LayoutVariants result_variants(const RenderContext& context, std::size_t columns) {
    return {table_of_result(context, columns, Sources::of_all),
            table_of_result(context, columns, Sources::own),
            table_of_result(context, columns, Sources::none)};
}

Lines result_words(const RenderContext& context) {
    if (!context.view.result) return {};
    Lines lines;
    for (const std::size_t seat : seats_by_place(*context.view.result)) {
        const std::string sources = sources_of_total(context, seat);
        lines.push_back(
            context.texts("speech.result", {{"place", context.view.result->places[seat]},
                                            {"who", person_words(seat, context)},
                                            {"total", total_of(context, seat)}}));
        if (!sources.empty()) lines.back().append(": ").append(sources);
    }
    for (auto& line : fair_dice_words(context)) lines.push_back(std::move(line));
    return lines;
}

std::string result_line(const WireView& view) {
    const WireStruct<GameResult> result = view.result.value_or(WireStruct<GameResult>());
    return "result table=" + safe_text(view.table.id, true) +
           " places=" + vegas::texts::join(result.places, ",") +
           " totals=" + vegas::texts::join(result.totals, ",") +
           " cards=" + vegas::texts::join(result.cards, ",") +
           " chips=" + vegas::texts::join(result.chips, ",");
}

std::string result_json(const WireView& view) {
    using nlohmann::json;
    const WireStruct<GameResult> result = view.result.value_or(WireStruct<GameResult>());
    const json line = {
        {"table", view.table.id},  {"places", result.places},
        {"totals", result.totals}, {"cards", result.cards},
        {"chips", result.chips},   {"seat", view.you ? json(view.you->seat) : json()}};
    return line.dump(-1, ' ', true, json::error_handler_t::replace);
}

}  // namespace vegas::cli
