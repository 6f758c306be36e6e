#include "client-cli/show/tables_1996.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/names.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kLineColumns = kColumns - 1;
constexpr std::size_t kHeadColumns = 8;  // " 8 ( 6) "
constexpr std::size_t kPawnColumns = 5;  // " ABCD"
constexpr std::size_t kNameColumns = 21;
constexpr std::size_t kCardColumns = 14;
constexpr std::size_t kChipColumns = 23;

std::string numbers_text(const json& space) {
    const json& numbers = field(space, "numbers");
    std::string text;
    for (std::size_t i = 0; numbers.is_array() && i < numbers.size(); ++i) {
        text += (i == 0 ? "" : "/") + std::to_string(as_int(numbers[i]).value_or(0));
    }
    return text;
}

std::string owner_sign(const json& space, const Style& style) {
    const auto seat = as_int(field(space, "owner"));
    if (!seat || *seat < 0) return std::string(style.free_space());
    return style.paint_seat(static_cast<std::size_t>(*seat), seat_letter(*seat));
}

// Spaces of equal numbers in all rows together: "1/2:A.  3/4:..".
std::string spaces_text(const json& table, const Style& style) {
    std::vector<std::string> labels;
    std::vector<std::string> signs;
    const json& rows = field(table, "rows");
    for (std::size_t r = 0; rows.is_array() && r < rows.size(); ++r) {
        for (std::size_t i = 0; rows[r].is_array() && i < rows[r].size(); ++i) {
            const std::string label = numbers_text(rows[r][i]);
            const auto found = std::find(labels.begin(), labels.end(), label);
            const auto at = static_cast<std::size_t>(found - labels.begin());
            if (found == labels.end()) {
                labels.push_back(label);
                signs.emplace_back();
            }
            signs[at] += owner_sign(rows[r][i], style);
        }
    }
    std::string text;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        text += (i == 0 ? "" : " ") + labels[i] + ":" + signs[i];
    }
    return text;
}

std::string pawns_text(const json& view, std::int64_t table, const Style& style) {
    const json& seats = field(view, "seats");
    std::string text;
    for (std::size_t seat = 0; seats.is_array() && seat < seats.size(); ++seat) {
        if (as_int(field(seats[seat], "pawn")) != table) continue;
        text += style.paint_seat(seat, seat_letter(static_cast<std::int64_t>(seat)));
    }
    return text;
}

// " 8 ( 6) 1/2:A. 3/4:.. 5/6:.B"
std::string table_text(const json& view, std::int64_t number, const Style& style) {
    const json& table = table_at(view, number);
    const std::string head = right(std::to_string(number), 2) + " (" +
                             right(std::to_string(int_of(table, "value")), 2) + ") ";
    if (flag_of(table, "closed")) return style.paint(Ink::faint, head + "closed");
    return style.paint(Ink::strong, head) + spaces_text(table, style);
}

std::string filled(const std::string& text, std::size_t columns) {
    const std::size_t width = width_of(text);
    return text + std::string(width < columns ? columns - width : 0, ' ');
}

// The tables in the order in which Mary comes to them.
std::vector<std::int64_t> in_track_order(const json& view) {
    std::vector<std::int64_t> order;
    const json& track = field(field(view, "board"), "track");
    for (std::size_t i = 0; track.is_array() && i < track.size(); ++i) {
        const auto table = as_int(track[i]).value_or(0);
        if (table_at(view, table).is_object()) order.push_back(table);
    }
    return order;
}

// How wide the spaces of these tables are at most, so that the columns stand still when one closes.
std::size_t width_of_tables(const json& view, const std::vector<std::int64_t>& tables) {
    std::size_t width = 0;
    for (const auto number : tables) {
        width = std::max(width, width_of(spaces_text(table_at(view, number), Style())));
    }
    return kHeadColumns + width + kPawnColumns;
}

std::string line_of(const json& view, std::int64_t number, std::size_t columns,
                    const Style& style) {
    const std::string pawns = pawns_text(view, number, style);
    return filled(table_text(view, number, style), columns - kPawnColumns) +
           filled(pawns.empty() ? pawns : " " + pawns, kPawnColumns);
}

// Two columns where they fit, the first half of the track on the left.
Lines table_lines(const json& view, const Style& style) {
    const std::vector<std::int64_t> order = in_track_order(view);
    const auto half = static_cast<std::ptrdiff_t>((order.size() + 1) / 2);
    const std::vector<std::int64_t> front(order.begin(), order.begin() + half);
    const std::vector<std::int64_t> back(order.begin() + half, order.end());
    const std::size_t front_columns = width_of_tables(view, front);
    const std::size_t back_columns = width_of_tables(view, back);
    Lines lines;
    if (front_columns + 1 + back_columns > kLineColumns) {
        for (const auto number : order) {
            lines.push_back(line_of(view, number, width_of_tables(view, order), style));
        }
        return lines;
    }
    for (std::size_t i = 0; i < front.size(); ++i) {
        std::string line = line_of(view, front[i], front_columns, style) + " ";
        if (i < back.size()) line += line_of(view, back[i], back_columns, style);
        while (line.ends_with(' ')) line.pop_back();
        lines.push_back(std::move(line));
    }
    return lines;
}

// "Mary:  Start 1 2 [3] 4 ..."; she stands in brackets, blanks are dots.
std::string track_line(const json& view, const Style& style) {
    const json& board = field(view, "board");
    const json& track = field(board, "track");
    const auto mary = int_of(board, "mary");
    const auto position = [&](std::int64_t at, const std::string& text) {
        return at == mary ? style.paint(Ink::warning, "[" + text + "]") : text;
    };
    std::string line = "Mary: " + position(0, "S");
    for (std::size_t i = 0; track.is_array() && i < track.size(); ++i) {
        const auto table = as_int(track[i]).value_or(0);
        const std::string text =
            table == 0 ? std::string(style.free_space()) : std::to_string(table);
        line += " " + position(static_cast<std::int64_t>(i + 1), text);
    }
    return line;
}

// "FFF M 123456": what is left of the cards.
std::string cards_text(const json& seat) {
    std::string front_men;
    std::string mary;
    std::string good_luck;
    const json& cards = field(seat, "cards");
    for (std::size_t i = 0; cards.is_array() && i < cards.size(); ++i) {
        if (cards[i] == "front_man") front_men += "F";
        if (cards[i] == "mary_chip") mary += "M";
        const std::string name = cards[i].is_string() ? cards[i].get<std::string>() : "";
        if (name.starts_with("good_luck_")) good_luck += cut(name.substr(10), 1);
    }
    return left(front_men, 4) + left(mary, 2) + left(good_luck, 6);
}

std::string chips_text(const json& seat) {
    const json& chips = field(seat, "chips");
    std::string text;
    for (std::size_t i = 0; chips.is_array() && i < chips.size(); ++i) {
        text += (i == 0 ? "" : "+") + std::to_string(int_of(chips[i], "value"));
    }
    return text;
}

std::string player_line(const json& view, std::size_t seat, const SeatNames& names,
                        const Style& style) {
    const json& state = item(field(view, "seats"), seat);
    const json& person = item(field(field(view, "table"), "seats"), seat);
    const bool turn = as_int(field(field(view, "turn"), "seat")) == static_cast<int>(seat);
    const std::string about = names.is_you(seat)        ? " (you)"
                              : flag_of(person, "away") ? " (away)"
                              : has(person, "bot")      ? " (bot)"
                                                        : "";
    const std::string name = names.brief(seat, kNameColumns - 1 - about.size()) + about;
    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += style.paint_seat(
        seat, " " + seat_letter(static_cast<std::int64_t>(seat)) + "  " + left(name, kNameColumns));
    line += right(std::to_string(int_of(state, "counters")), 8) + "  ";
    line += left(cards_text(state), kCardColumns) + left(chips_text(state), kChipColumns);
    return line + style.paint(Ink::money, right(std::to_string(int_of(state, "total")), 6));
}

std::string heading() {
    return "     " + left("Player", kNameColumns) + right("Counters", 8) + "  " +
           left("Cards left", kCardColumns) + left("Chips won", kChipColumns) + right("Total", 6);
}

}  // namespace

bool has_tables(const json& view) { return field(view, "board").is_object(); }

Lines tables_board_lines(const json& view, const Style& style) {
    Lines lines = table_lines(view, style);
    lines.push_back(track_line(view, style));
    const json& seats = field(view, "seats");
    if (!seats.is_array() || seats.empty()) return lines;
    const SeatNames names(view, !style.utf8);
    lines.push_back(style.paint(Ink::faint, heading()));
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        lines.push_back(player_line(view, seat, names, style));
    }
    return lines;
}

std::optional<std::string> number_line(const json& view) {
    const json& turn = field(view, "turn");
    const auto number = as_int(field(turn, "number"));
    const auto table = as_int(field(turn, "table"));
    if (!number || !table) return std::nullopt;
    return "To place:  " + std::to_string(*number) + " at table " + std::to_string(*table);
}

const json& table_at(const json& view, std::int64_t number) {
    const json& tables = field(field(view, "board"), "tables");
    return item(tables, number >= 1 ? static_cast<std::size_t>(number - 1) : SIZE_MAX);
}

std::string space_words(const json& table, std::int64_t space) {
    const json& rows = field(table, "rows");
    for (std::size_t r = 0; rows.is_array() && r < rows.size(); ++r) {
        const auto size = static_cast<std::int64_t>(rows[r].is_array() ? rows[r].size() : 0);
        if (space >= 1 && space <= size) {
            return numbers_text(rows[r][static_cast<std::size_t>(space - 1)]);
        }
        space -= size;
    }
    return {};
}

std::string seat_letter(std::int64_t seat) {
    return seat >= 0 && seat < 26 ? std::string(1, static_cast<char>('A' + seat)) : "?";
}

}  // namespace vegas::cli
