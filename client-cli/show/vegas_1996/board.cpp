#include "client-cli/show/vegas_1996/board.hpp"

#include <algorithm>

#include "client-cli/show/vegas_1996/family.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kHeadColumns = 8;  // " 8 ( 6) "
constexpr std::size_t kPawnColumns = 5;  // " ABCD"
constexpr std::size_t kBoardNameColumns = 21;
constexpr std::size_t kCardColumns = 14;
constexpr std::size_t kChipColumns = 23;
constexpr std::size_t kTrackIndent = 4;

// "A"
std::string seat_letter(std::int64_t seat) {
    return seat >= 0 && seat < 26 ? std::string(1, static_cast<char>('A' + seat)) : "?";
}

std::string numbers_text(const WireStruct<vegas_1996::Space>& space) {
    return vegas::texts::join(space.numbers, "/");
}

std::string owner_sign(const WireStruct<vegas_1996::Space>& space, const Style& style) {
    if (!space.owner || *space.owner < 0) return std::string(style.free_space());
    return style.paint_seat(static_cast<std::size_t>(*space.owner), seat_letter(*space.owner));
}

// How close together the spaces of a table stand.
enum class Spacing { wide, dense };

// Spaces of equal numbers in all rows together: "1/2:A. 3/4:..", or "1/2A.3/4..".
std::string spaces_text(const WireStruct<vegas_1996::GamingTableView>& table, Spacing spacing,
                        const Style& style) {
    const bool dense = spacing == Spacing::dense;
    std::vector<std::string> labels;
    std::vector<std::string> signs;
    for (const auto& row : table.rows) {
        for (const WireStruct<vegas_1996::Space>& space : row) {
            const std::string label = numbers_text(space);
            const auto found = std::ranges::find(labels, label);
            const auto at = static_cast<std::size_t>(found - labels.begin());
            if (found == labels.end()) {
                labels.push_back(label);
                signs.emplace_back();
            }
            signs[at] += owner_sign(space, style);
        }
    }
    std::string text;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        text += (i == 0 || dense ? "" : " ") + labels[i] + (dense ? "" : ":") + signs[i];
    }
    return text;
}

std::string pawns_text(const WireStruct<vegas_1996::View>& game, std::int64_t table,
                       const Style& style) {
    std::string text;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        if (game.seats[seat].pawn != table) continue;
        text += style.paint_seat(seat, seat_letter(static_cast<std::int64_t>(seat)));
    }
    return text;
}

// Null where there is none.
const WireStruct<vegas_1996::GamingTableView>* table_at(const WireStruct<vegas_1996::View>& game,
                                                        std::int64_t number) {
    const auto& tables = game.board.tables;
    if (number < 1 || static_cast<std::size_t>(number) > tables.size()) return nullptr;
    return &tables[static_cast<std::size_t>(number - 1)];
}

// " 8 ( 6) 1/2:A. 3/4:.. 5/6:.B"
std::string table_text(const WireStruct<vegas_1996::GamingTableView>& table, std::int64_t number,
                       Spacing spacing, const RenderContext& context) {
    const Style& style = context.style;
    const std::string head =
        right(std::to_string(number), 2) + " (" + right(std::to_string(table.value), 2) + ") ";
    if (table.closed) return style.paint(Ink::faint, head + context.texts("gaming.closed"));
    return style.paint(Ink::strong, head) + spaces_text(table, spacing, style);
}

std::string filled(const std::string& text, std::size_t columns) {
    const std::size_t width = width_of(text);
    return text + std::string(width < columns ? columns - width : 0, ' ');
}

// The tables in the order in which Mary comes to them.
std::vector<std::int64_t> in_track_order(const WireStruct<vegas_1996::View>& game) {
    std::vector<std::int64_t> order;
    for (const auto table : game.board.track) {
        if (table_at(game, table) != nullptr) order.push_back(table);
    }
    return order;
}

// How wide the spaces of these tables are at most, so that the columns stand still when one closes.
std::size_t width_of_tables(const WireStruct<vegas_1996::View>& game,
                            const std::vector<std::int64_t>& tables, Spacing spacing,
                            const Texts& texts) {
    std::size_t width = width_of(texts("gaming.closed"));
    for (const auto number : tables) {
        width = std::max(width, width_of(spaces_text(*table_at(game, number), spacing, Style())));
    }
    return kHeadColumns + width + kPawnColumns;
}

std::string line_of(const WireStruct<vegas_1996::View>& game, std::int64_t number,
                    std::size_t columns, Spacing spacing, const RenderContext& context) {
    const std::string pawns = pawns_text(game, number, context.style);
    const std::string table = table_text(*table_at(game, number), number, spacing, context);
    return filled(table, columns - kPawnColumns) +
           filled(pawns.empty() ? pawns : " " + pawns, kPawnColumns);
}

// Two columns where they fit, the first half of the track on the left.
Lines table_lines(const WireStruct<vegas_1996::View>& game, Spacing spacing,
                  const RenderContext& context, std::size_t columns) {
    const std::vector<std::int64_t> order = in_track_order(game);
    const auto half = static_cast<std::ptrdiff_t>((order.size() + 1) / 2);
    const std::vector<std::int64_t> front(order.begin(), order.begin() + half);
    const std::vector<std::int64_t> back(order.begin() + half, order.end());
    const std::size_t front_columns = width_of_tables(game, front, spacing, context.texts);
    const std::size_t back_columns = width_of_tables(game, back, spacing, context.texts);
    Lines lines;
    if (front_columns + 1 + back_columns > columns) {
        const std::size_t all_columns = width_of_tables(game, order, spacing, context.texts);
        for (const auto number : order) {
            lines.push_back(line_of(game, number, all_columns, spacing, context));
        }
        return lines;
    }
    for (std::size_t i = 0; i < front.size(); ++i) {
        std::string line = line_of(game, front[i], front_columns, spacing, context) + " ";
        if (i < back.size()) line += line_of(game, back[i], back_columns, spacing, context);
        while (line.ends_with(' ')) line.pop_back();
        lines.push_back(std::move(line));
    }
    return lines;
}

// "Mary: S 1 2 [3] 4 ..."; she stands in brackets, blanks are dots.
std::string track_line(const WireStruct<vegas_1996::View>& game, const RenderContext& context) {
    const Style& style = context.style;
    const auto position = [&](std::int64_t at, const std::string& text) {
        return at == game.board.mary ? style.paint(Ink::warning, "[" + text + "]") : text;
    };
    std::string line =
        context.texts("gaming.mary") + " " + position(0, context.texts("gaming.start"));
    for (std::size_t i = 0; i < game.board.track.size(); ++i) {
        const auto table = game.board.track[i];
        const std::string text =
            table == 0 ? std::string(style.free_space()) : std::to_string(table);
        line += " " + position(static_cast<std::int64_t>(i + 1), text);
    }
    return line;
}

// "FFF M 123456": what is left of the cards.
std::string cards_text(const WireStruct<vegas_1996::SeatView>& seat) {
    std::string front_men;
    std::string mary;
    std::string good_luck;
    for (const std::string& card : seat.cards) {
        if (card == "front_man") front_men += "F";
        if (card == "mary_chip") mary += "M";
        if (card.starts_with("good_luck_")) good_luck += cut(safe_text(card.substr(10), true), 1);
    }
    return left(front_men, 4) + left(mary, 2) + left(good_luck, 6);
}

std::string chips_text(const WireStruct<vegas_1996::SeatView>& seat) {
    return vegas::texts::join(seat.chips, "+", [](const auto& chip) { return chip.value; });
}

std::string player_line(const WireStruct<vegas_1996::View>& game, std::size_t seat,
                        const RenderContext& context) {
    const Style& style = context.style;
    const WireStruct<vegas_1996::SeatView>& state = game.seats[seat];
    const WireStruct<protocol::SeatInfo>& person = person_at(context.view, seat);
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    const char* what = context.names.is_you(seat) ? "person.you"
                       : is_absent(person)        ? absence_key(person)
                       : is_bot(person)           ? "person.bot"
                                                  : nullptr;
    const std::string about = what == nullptr ? "" : " (" + context.texts(what) + ")";
    const std::string name =
        context.names.brief(seat, kBoardNameColumns - 1 - width_of(about)) + about;
    std::string line = turn ? style.paint(Ink::warning, style.marker()) : " ";
    line += style.paint_seat(seat, " " + seat_letter(static_cast<std::int64_t>(seat)) + "  " +
                                       left(name, kBoardNameColumns));
    line += right(std::to_string(state.counters), 8) + "  ";
    line += left(cards_text(state), kCardColumns) + left(chips_text(state), kChipColumns);
    return line + style.paint(Ink::money, right(std::to_string(state.total), 6));
}

// "▶A Zoë 12 FFF M 123456 5+8 =13"
std::string player_cell(const WireStruct<vegas_1996::View>& game, std::size_t seat,
                        const RenderContext& context) {
    constexpr std::size_t kNameColumns = 8;
    const WireStruct<vegas_1996::SeatView>& state = game.seats[seat];
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    std::string name = seat_letter(static_cast<std::int64_t>(seat)) + " " +
                       context.names.brief(seat, kNameColumns);
    const WireStruct<protocol::SeatInfo>& person = person_at(context.view, seat);
    if (is_absent(person)) name += " (" + context.texts(absence_key(person)) + ")";
    std::string cell = turn ? context.style.paint(Ink::warning, context.style.marker()) : " ";
    cell += context.style.paint_seat(seat, name) + " " + std::to_string(state.counters);
    std::string cards;
    for (const char sign : cards_text(state)) {
        if (sign != ' ' || (!cards.empty() && cards.back() != ' ')) cards += sign;
    }
    if (cards.ends_with(' ')) cards.pop_back();
    if (!cards.empty()) cell += " " + cards;
    if (const std::string chips = chips_text(state); !chips.empty()) cell += " " + chips;
    return cell + context.style.paint(Ink::money, " =" + std::to_string(state.total));
}

std::string heading(const Texts& texts) {
    return "     " + left(texts("board.player"), kBoardNameColumns) +
           right(texts("gaming.counters"), 8) + "  " +
           left(texts("gaming.cards_left"), kCardColumns) +
           left(texts("gaming.chips_won"), kChipColumns) + right(texts("board.total"), 6);
}

Lines player_table(const WireStruct<vegas_1996::View>& game, const RenderContext& context) {
    Lines lines = {context.style.paint(Ink::faint, heading(context.texts))};
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        lines.push_back(player_line(game, seat, context));
    }
    return lines;
}

}  // namespace

Lines Vegas1996Family::board_lines(const View& game, const RenderContext& context) {
    Lines lines = board_variants(game, context, kColumns - 1).front();
    if (game.seats.empty()) return lines;
    for (auto& line : player_table(game, context)) lines.push_back(std::move(line));
    return lines;
}

LayoutVariants Vegas1996Family::board_variants(const View& game, const RenderContext& context,
                                               std::size_t columns) {
    LayoutVariants variants;
    for (const Spacing spacing : {Spacing::wide, Spacing::dense}) {
        Lines lines = table_lines(game, spacing, context, columns);
        for (auto& line : wrap(track_line(game, context), columns, kTrackIndent)) {
            lines.push_back(std::move(line));
        }
        variants.push_back(std::move(lines));
    }
    return variants;
}

LayoutVariants Vegas1996Family::player_variants(const View& game, const RenderContext& context,
                                                std::size_t columns) {
    if (game.seats.empty()) return {{}};
    LayoutVariants variants;
    if (columns >= kColumns - 1) variants.push_back(player_table(game, context));
    Lines lines;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        const std::string cell = player_cell(game, seat, context);
        if (!lines.empty() && width_of(lines.back()) + 1 + width_of(cell) <= columns) {
            lines.back() += " " + cell;
        } else {
            lines.push_back(cell);
        }
    }
    variants.push_back(std::move(lines));
    return variants;
}

std::optional<std::string> Vegas1996Family::roll_line(const View& game,
                                                      const RenderContext& context) {
    if (!game.turn || !game.turn->number || !game.turn->table) return std::nullopt;
    return context.texts("gaming.to_place",
                         {{"number", *game.turn->number}, {"table", *game.turn->table}});
}

Lines Vegas1996Family::help(const View&, const RenderContext& context) {
    return {context.texts("gaming.help_spaces", {{"free", context.style.free_space()}}),
            context.texts("gaming.help_cards"), context.texts("gaming.help_mary")};
}

const WireStruct<vegas_1996::GamingTableView>* gaming_table(const WireView& view,
                                                            std::int64_t number) {
    const auto* game = std::get_if<WireStruct<vegas_1996::View>>(&view.game);
    return game == nullptr ? nullptr : table_at(*game, number);
}

std::string either_words(const std::string& numbers, const Texts& texts) {
    std::string text;
    for (std::string_view rest = numbers; !rest.empty();) {
        const auto end = std::min(rest.find('/'), rest.size());
        const std::string number(rest.substr(0, end));
        text = text.empty() ? number : texts("speech.or", {{"a", text}, {"b", number}});
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return text;
}

std::string space_words(const WireStruct<vegas_1996::GamingTableView>& table, std::int64_t space) {
    for (const auto& row : table.rows) {
        const auto size = static_cast<std::int64_t>(row.size());
        if (space >= 1 && space <= size) {
            return numbers_text(row[static_cast<std::size_t>(space - 1)]);
        }
        space -= size;
    }
    return {};
}

}  // namespace vegas::cli
