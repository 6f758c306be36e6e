#include "client-cli/show/result.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/names.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/tables_1996.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

constexpr const char* kLists[] = {"places", "totals", "cards", "chips"};

std::string joined(const json& list) {
    std::string text;
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i) {
        if (i > 0) text += ',';
        text += compact(list[i]);
    }
    return text;
}

std::string cell(const json& list, std::size_t seat, std::size_t columns) {
    const auto number = as_int(item(list, seat));
    return right(number ? std::to_string(*number) : "-", columns);
}

// Chips are in the result; what is left of skip money or skip cards lies before the seat.
std::string purse_left(const json& view, std::size_t seat) {
    constexpr std::size_t kPurseColumns = 8;
    if (purse_heading(view) == "Chips") {
        return cell(field(field(view, "result"), "chips"), seat, kPurseColumns);
    }
    return right(purse_cell(item(field(view, "seats"), seat)), kPurseColumns);
}

}  // namespace

std::vector<std::string> result_table(const json& view, const Style& style) {
    const json& result = field(view, "result");
    const json& places = field(result, "places");
    std::vector<std::string> lines;
    if (!places.is_array()) return lines;
    const SeatNames names(view, !style.utf8);
    std::vector<std::size_t> order;
    for (std::size_t seat = 0; seat < places.size(); ++seat) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return as_int(places[a]).value_or(0) < as_int(places[b]).value_or(0);
    });
    lines.push_back(style.paint(Ink::faint, "Place  " + left("Player", 32) + right("Total", 10) +
                                                right("Cards", 8) + right(purse_heading(view), 8)));
    for (const std::size_t seat : order) {
        const std::string you = names.is_you(seat) ? " (you)" : "";
        const std::string name = left(names.brief(seat, 32 - you.size()) + you, 32);
        const auto total = as_int(item(field(result, "totals"), seat)).value_or(0);
        const std::string amount = has_tables(view) ? std::to_string(total) : dollars(total);
        lines.push_back(cell(places, seat, 5) + "  " + style.paint_seat(seat, name) +
                        style.paint(Ink::money, right(amount, 10)) +
                        cell(field(result, "cards"), seat, 8) + purse_left(view, seat));
    }
    return lines;
}

std::string result_line(const json& view) {
    const json& result = field(view, "result");
    const std::string id = safe_text(text_of(field(view, "table"), "id"), true);
    std::string line = "result table=" + id;
    for (const char* key : kLists) {
        const json& list = field(result, key);
        if (list.is_array()) line += std::string(" ") + key + "=" + joined(list);
    }
    return safe_text(line, true);
}

std::string result_json(const json& view) {
    json line = {{"table", text_of(field(view, "table"), "id")}};
    for (const char* key : kLists) line[key] = field(field(view, "result"), key);
    line["seat"] = field(field(view, "you"), "seat");
    return line.dump(-1, ' ', true, json::error_handler_t::replace);
}

}  // namespace vegas::cli
