#include "client-cli/show/box.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"
#include "client-cli/show/text.hpp"
#include "client-cli/show/tile_lines.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kNameColumns = 8;
constexpr std::size_t kDiceColumns = 7;
constexpr std::size_t kCountColumns = 2;
constexpr std::size_t kWinColumns = 5;
constexpr std::size_t kLinesLeast = 3;  // so that the board does not jump about early in a round
static_assert(1 + kNameColumns + 1 + kDiceColumns + kCountColumns + kWinColumns + 1 == kBoxColumns);

struct Borders {
    std::string_view across, down;
    std::string_view top[3];     // left corner, between, right corner
    std::string_view middle[3];  // between two rows
    std::string_view bottom[3];
};

const Borders& borders(const Style& style) {
    static constexpr Borders kLines = {"─", "│", {"╭", "┬", "╮"}, {"├", "┼", "┤"}, {"╰", "┴", "╯"}};
    static constexpr Borders kAscii = {"-", "|", {"+", "+", "+"}, {"+", "+", "+"}, {"+", "+", "+"}};
    return style.utf8 ? kLines : kAscii;
}

std::string repeat(std::string_view sign, std::size_t times) {
    std::string result;
    for (std::size_t i = 0; i < times; ++i) result += sign;
    return result;
}

bool contains(const json& list, const json& value) {
    return list.is_array() && std::find(list.begin(), list.end(), value) != list.end();
}

// The money for the border: "80k 50k", without units where five notes would not fit.
std::string money_text(const json& cards, std::size_t room) {
    std::string with_units;
    std::string without;
    for (const json& card : cards) {
        const auto amount = as_int(card).value_or(0);
        const std::string gap = with_units.empty() ? "" : " ";
        with_units += gap + thousands(amount);
        without += gap + std::to_string(amount < 1000 ? amount : amount / 1000);
    }
    return with_units.size() <= room ? with_units : cut(without, room);
}

std::string title_of(const json& casino, std::size_t number, bool closed, const Style& style) {
    const std::string name = " " + std::to_string(number) + (closed ? " CLOSED " : " ");
    const std::size_t room = kBoxColumns - name.size() - 3;
    std::string money = money_text(field(casino, "cards"), room);
    if (money.empty()) money = "no money";
    const std::size_t line = kBoxColumns - 2 - name.size() - money.size();
    const auto across = borders(style).across;
    return style.paint(closed ? Ink::warning : Ink::strong, name) + repeat(across, line) + " " +
           style.paint(Ink::money, money) + " ";
}

// What the owner would get here now: all its cards together; a tie; nothing.
std::string standing_of(const json& casino, const json& owner) {
    const json& wins = field(casino, "wins");
    const json& cards = field(casino, "cards");
    std::int64_t money = 0;
    for (std::size_t k = 0; wins.is_array() && k < wins.size(); ++k) {
        if (wins[k] == owner) money += as_int(item(cards, k)).value_or(0);
    }
    if (money > 0) return thousands(money);
    return contains(field(casino, "tied"), owner) ? "tie" : "";
}

std::string owner_line(const json& casino, const json& dice, const SeatNames& names,
                       const Style& style) {
    const json& owner = field(dice, "owner");
    const auto seat = as_int(owner);
    const std::string standing = standing_of(casino, owner);
    DiceCount count = dice_of(dice);
    if (!seat) {  // the dice of an imaginary player look like what they are: nobody's
        const bool blank = owner == "blank";
        count = {.big = count.big,
                 .neutral = blank ? 0 : count.small + count.neutral,
                 .blank = blank ? count.small : 0};
    }
    const auto index = static_cast<std::size_t>(seat.value_or(0));
    const std::string name = seat ? names.brief(index, kNameColumns) : names.owner(owner);
    std::string text = left(name, kNameColumns) + " ";
    text += left(dice_signs(count, kDiceColumns, style), kDiceColumns);
    text += right(std::to_string(int_of(dice, "count")), kCountColumns);
    const std::string end = right(standing, kWinColumns);
    const Ink end_ink = standing == "tie" ? Ink::warning : Ink::money;
    return " " + (seat ? style.paint_seat(index, text) : style.paint(Ink::neutral, text)) +
           style.paint(end_ink, end) + " ";
}

std::string rule_between(const Box* const* upper, const std::string_view (&corners)[3],
                         const Style& style) {
    std::string line(corners[0]);
    for (std::size_t i = 0; i < kBoxesInRow; ++i) {
        if (i > 0) line += corners[1];
        const bool titled = upper != nullptr && upper[i] != nullptr;
        line += titled ? upper[i]->title : repeat(borders(style).across, kBoxColumns);
    }
    line += corners[2];
    return line;
}

}  // namespace

Box casino_box(const json& casino, std::size_t number, bool closed, const SeatNames& names,
               const Style& style) {
    Box box{.title = title_of(casino, number, closed, style), .lines = {}};
    if (const json& tile = field(casino, "tile"); tile.is_object()) {
        box.lines = tile_lines(tile, kBoxColumns, names, style);
    }
    std::vector<const json*> owners;
    const json& dice = field(casino, "dice");
    for (std::size_t i = 0; dice.is_array() && i < dice.size(); ++i) owners.push_back(&dice[i]);
    std::stable_sort(owners.begin(), owners.end(), [](const json* a, const json* b) {
        return int_of(*a, "count") > int_of(*b, "count");
    });
    for (const json* owner : owners) box.lines.push_back(owner_line(casino, *owner, names, style));
    return box;
}

std::vector<std::string> grid_of(const std::vector<Box>& boxes, const Style& style) {
    std::vector<std::string> lines;
    const Borders& border = borders(style);
    for (std::size_t first = 0; first < boxes.size(); first += kBoxesInRow) {
        const Box* row[kBoxesInRow] = {};
        std::size_t height = kLinesLeast;
        for (std::size_t i = 0; i < kBoxesInRow && first + i < boxes.size(); ++i) {
            row[i] = &boxes[first + i];
            height = std::max(height, row[i]->lines.size());
        }
        lines.push_back(rule_between(row, first == 0 ? border.top : border.middle, style));
        for (std::size_t y = 0; y < height; ++y) {
            std::string line(border.down);
            for (const Box* box : row) {
                const bool filled = box != nullptr && y < box->lines.size();
                line += filled ? box->lines[y] : std::string(kBoxColumns, ' ');
                line += border.down;
            }
            lines.push_back(std::move(line));
        }
    }
    if (!boxes.empty()) lines.push_back(rule_between(nullptr, border.bottom, style));
    return lines;
}

}  // namespace vegas::cli
