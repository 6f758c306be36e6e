#include "client-cli/show/board.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/box.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/names.hpp"
#include "client-cli/show/prompts.hpp"
#include "client-cli/show/purse.hpp"
#include "client-cli/show/tables_1996.hpp"
#include "client-cli/show/text.hpp"
#include "client-cli/show/tiles.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kPlayerColumns = 27;
constexpr std::size_t kDiceColumns = 13;
constexpr std::size_t kDiceSigns = 12;
constexpr std::size_t kTotalColumns = 13;

std::string about_seat(const json& seat, bool you) {
    std::string about;
    const auto add = [&](std::string_view word) {
        about += about.empty() ? " (" : ", ";
        about += word;
    };
    if (you) add("you");
    if (has(seat, "bot")) add("bot");
    if (flag_of(seat, "away")) add("away");
    return about.empty() ? about : about + ")";
}

std::string heading(const json& view) {
    return "     " + left("Player", kPlayerColumns) + left("Dice to place", kDiceColumns + 2) +
           right(purse_heading(view), 6) + right("Cards", 8) + right("Total", kTotalColumns);
}

std::string player_line(const json& view, std::size_t seat, const SeatNames& names,
                        const Style& style) {
    const json& person = item(field(field(view, "table"), "seats"), seat);
    const json& state = item(field(view, "seats"), seat);
    const bool turn = as_int(field(field(view, "turn"), "seat")) == static_cast<int>(seat);
    const std::string about = about_seat(person, names.is_you(seat));
    const std::string name =
        names.brief(seat, kPlayerColumns - 1 - std::min<std::size_t>(about.size(), 18));
    const json& own_total = field(field(view, "you"), "total");
    const json& total = names.is_you(seat) ? own_total : field(state, "total");
    const std::string dice = dice_signs(dice_of(field(state, "supply")), kDiceSigns, style);

    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += right(std::to_string(seat + 1), 3) + " ";
    line += style.paint_seat(seat, left(name + about, kPlayerColumns));
    line += style.paint_seat(seat, left(dice, kDiceColumns)) + "  ";
    line += right(purse_cell(state), 6);
    line += right(std::to_string(int_of(state, "cards")), 8);
    const std::string money =
        right(total.is_null() ? "hidden" : dollars(as_int(total).value_or(0)), kTotalColumns);
    return line + style.paint(total.is_null() ? Ink::faint : Ink::money, money);
}

}  // namespace

std::string title_line(const json& view, const Style& style) {
    const json& table = field(view, "table");
    const json& round = field(view, "round");
    const std::string front = "LAS VEGAS";
    std::string middle = "  " + safe_text(text_of(table, "ruleset"), !style.utf8) + "  table " +
                         safe_text(text_of(table, "id"), !style.utf8);
    std::string end;
    if (round.is_object()) {
        end = "round " + std::to_string(int_of(round, "number")) + " of " +
              std::to_string(int_of(round, "of"));
        if (has(round, "deck")) {
            end += ", " + std::to_string(int_of(round, "deck")) + " cards";
            // A discard pile needs the room of three words.
            end += has(round, "discards")
                       ? ", " + std::to_string(int_of(round, "discards")) + " discarded"
                       : " in the pile";
        }
    }
    if (end.empty()) return style.paint(Ink::strong, front) + cut(middle, kColumns - front.size());
    const std::size_t room = kColumns - 1 - front.size() - std::min<std::size_t>(end.size(), 40);
    return style.paint(Ink::strong, front) + left(middle, room) + style.paint(Ink::faint, end);
}

Lines casino_lines(const json& view, const Style& style) {
    const json& casinos = field(view, "casinos");
    Lines lines;
    if (!casinos.is_array() || casinos.empty()) return lines;
    const SeatNames names(view, !style.utf8);
    std::vector<Box> boxes;
    for (std::size_t i = 0; i < casinos.size(); ++i) {
        const bool closed = closed_casino(view) == static_cast<std::int64_t>(i + 1);
        boxes.push_back(casino_box(casinos[i], i + 1, closed, names, style));
    }
    return grid_of(boxes, style);
}

Lines player_lines(const json& view, const Style& style) {
    const json& seats = field(view, "seats");
    Lines lines;
    if (!seats.is_array() || seats.empty()) return lines;
    const SeatNames names(view, !style.utf8);
    lines.push_back(style.paint(Ink::faint, heading(view)));
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        lines.push_back(player_line(view, seat, names, style));
    }
    return lines;
}

std::optional<std::string> own_money_line(const json& view, const Style& style) {
    const json& you = field(view, "you");
    const json& cards = field(you, "cards");
    if (!cards.is_array() || !field(view, "seats").is_array() || field(view, "seats").empty()) {
        return std::nullopt;
    }
    std::string text = "Your money:";
    for (const json& card : cards) text += " " + thousands(as_int(card).value_or(0));
    const json& state = item(field(view, "seats"), static_cast<std::size_t>(int_of(you, "seat")));
    const std::string purse = purse_words(state);
    if (!purse.empty()) text += (cards.empty() ? " " : " and ") + purse;
    if (cards.empty() && purse.empty()) text += " nothing yet";
    const std::string total = "= " + dollars(int_of(you, "total"));
    return cut(text, kColumns - 2 - total.size()) + " " + style.paint(Ink::money, total);
}

std::optional<std::string> roll_line(const json& view, const Style& style) {
    if (has_tables(view)) return number_line(view);
    const json& roll = field(field(view, "turn"), "roll");
    if (!roll.is_object()) return std::nullopt;
    const std::string faces = faces_words(roll, style);
    if (faces.empty()) return std::nullopt;
    return "Rolled:  " + faces;
}

Lines board_lines(const json& view, const Style& style) {
    Lines lines = {title_line(view, style)};
    if (has_tables(view)) {
        for (auto& line : tables_board_lines(view, style)) lines.push_back(std::move(line));
        return lines;
    }
    for (const auto& part : {casino_lines(view, style), player_lines(view, style)}) {
        lines.insert(lines.end(), part.begin(), part.end());
    }
    if (const auto money = own_money_line(view, style)) lines.push_back(*money);
    return lines;
}

std::string turn_line(const json& view, const json& prompt, std::optional<std::int64_t> left_ms,
                      const Style& style) {
    const auto seat = as_int(field(prompt, "seat"));
    if (!seat || *seat < 0) return "One moment ...";
    const SeatNames names(view, !style.utf8);
    const auto index = static_cast<std::size_t>(*seat);
    std::string text = names.is_you(index) ? style.paint(Ink::strong, "Your turn:") + " "
                                           : style.paint_seat(index, names.full(index)) + ": ";
    text += prompt_words({view, prompt, names, style});
    if (left_ms) text += "  " + clock_text(*left_ms) + " left";
    return text;
}

std::string clock_text(std::int64_t left_ms) {
    const std::int64_t seconds = std::max<std::int64_t>(0, (left_ms + 999) / 1000);
    const std::int64_t rest = seconds % 60;
    return std::to_string(seconds / 60) + (rest < 10 ? ":0" : ":") + std::to_string(rest);
}

}  // namespace vegas::cli
