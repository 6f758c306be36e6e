#include "client-cli/show/las_vegas/casino_box.hpp"

#include <algorithm>

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/show/las_vegas/tile_lines.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kBoxNameColumns = 8;
constexpr std::size_t kBoxDiceColumns = 7;
constexpr std::size_t kCountColumns = 2;
constexpr std::size_t kWinColumns = 5;
static_assert(1 + kBoxNameColumns + 1 + kBoxDiceColumns + kCountColumns + kWinColumns + 1 ==
              kBoxColumns);

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

std::string title_of(const WireStruct<las_vegas::CasinoView>& casino, std::size_t number,
                     bool closed, std::size_t columns, const RenderContext& context) {
    const Style& style = context.style;
    const bool is_highlighted = context.highlighted_casino == static_cast<std::int64_t>(number);
    std::string name = is_highlighted ? std::string(style.marker()) : " ";
    name += std::to_string(number) + " ";
    if (closed) name += context.texts("board.closed") + " ";
    const std::size_t room = columns - width_of(name) - 3;
    std::string money = money_text(casino.cards, room, context.texts);
    if (money.empty()) money = context.texts("board.no_money");
    const std::size_t line = columns - 2 - width_of(name) - width_of(money);
    const auto across = borders(style).across;
    return style.paint(closed || is_highlighted ? Ink::warning : Ink::strong, name) +
           repeat(across, line) + " " + style.paint(Ink::money, money) + " ";
}

std::string owner_line(const WireStruct<las_vegas::CasinoView>& casino,
                       const WireStruct<las_vegas::OwnerView>& dice, std::size_t columns,
                       const RenderContext& context) {
    const Style& style = context.style;
    const bool seated = dice.owner.is_seat();
    const auto seat = static_cast<std::size_t>(seated ? dice.owner.seat : 0);
    // What is wider than the narrowest box goes to the dice first, up to one sign for each.
    const std::size_t more = columns - kBoxColumns;
    const std::size_t more_dice = std::min<std::size_t>(more, 2);
    const std::size_t name_columns = kBoxNameColumns + more - more_dice;
    const std::size_t dice_columns = kBoxDiceColumns + more_dice;
    const std::string name =
        seated ? context.names.brief(seat, name_columns) : context.names.owner(dice.owner);
    std::string text = left(name, name_columns) + " ";
    text += left(dice_signs(visible_dice(dice), dice_columns, style), dice_columns);
    text += right(std::to_string(dice.count), kCountColumns);
    const std::string wins = standing_of(casino, dice.owner, context);
    const std::size_t gap = kWinColumns - std::min(width_of(wins), kWinColumns);
    return " " + (seated ? style.paint_seat(seat, text) : style.paint(Ink::neutral, text)) +
           std::string(gap, ' ') + wins + " ";
}

std::string rule_between(const CasinoBox* const* upper, const std::string_view (&corners)[3],
                         std::size_t columns, const Style& style) {
    std::string line(corners[0]);
    for (std::size_t i = 0; i < kBoxesInRow; ++i) {
        if (i > 0) line += corners[1];
        const bool titled = upper != nullptr && upper[i] != nullptr;
        line += titled ? upper[i]->title : repeat(borders(style).across, columns);
    }
    line += corners[2];
    return line;
}

}  // namespace

std::string money_text(const Numbers& cards, std::size_t room, const Texts& texts) {
    std::string with_units;
    std::string without;
    for (const auto amount : cards) {
        with_units += (with_units.empty() ? "" : " ") + texts.thousands(amount);
        const std::string bare = std::to_string(amount < 1000 ? amount : amount / 1000);
        if (without.ends_with('+')) continue;
        without += width_of(without) + 3 + width_of(bare) > room
                       ? "+"
                       : (without.empty() ? "" : " ") + bare;
    }
    return width_of(with_units) <= room ? with_units : without;
}

std::string standing_of(const WireStruct<las_vegas::CasinoView>& casino, const DiceOwner& owner,
                        const RenderContext& context) {
    const auto money = money_of(casino.cards, casino.wins, owner);
    if (money > 0) return context.style.paint(Ink::money, context.texts.thousands(money));
    const bool tied = std::ranges::find(casino.tied, owner) != casino.tied.end();
    return tied ? context.style.paint(Ink::warning, context.texts("board.tie")) : "";
}

DiceCount visible_dice(const WireStruct<las_vegas::OwnerView>& dice) {
    const DiceCount count = dice_of(dice);
    if (dice.owner.is_seat()) return count;
    const bool blank = dice.owner.word == "blank";
    return {.big = count.big,
            .neutral = blank ? 0 : count.small + count.neutral,
            .blank = blank ? count.small : 0};
}

std::vector<WireStruct<las_vegas::OwnerView>> owners_by_count(
    const WireStruct<las_vegas::CasinoView>& casino) {
    std::vector<WireStruct<las_vegas::OwnerView>> owners = casino.dice;
    std::ranges::stable_sort(owners,
                             [](const auto& a, const auto& b) { return a.count > b.count; });
    return owners;
}

CasinoBox casino_box(const WireStruct<las_vegas::CasinoView>& casino, std::size_t number,
                     bool closed, const RenderContext& context, std::size_t columns) {
    CasinoBox box{.title = title_of(casino, number, closed, columns, context), .lines = {}};
    if (casino.tile) box.lines = tile_lines(*casino.tile, columns, context);
    for (const auto& owner : owners_by_count(casino)) {
        box.lines.push_back(owner_line(casino, owner, columns, context));
    }
    return box;
}

std::vector<std::string> box_grid(const std::vector<CasinoBox>& boxes, const Style& style,
                                  std::size_t columns, std::size_t least) {
    std::vector<std::string> lines;
    const Borders& border = borders(style);
    for (std::size_t first = 0; first < boxes.size(); first += kBoxesInRow) {
        const CasinoBox* row[kBoxesInRow] = {};
        std::size_t height = least;
        for (std::size_t i = 0; i < kBoxesInRow && first + i < boxes.size(); ++i) {
            row[i] = &boxes[first + i];
            height = std::max(height, row[i]->lines.size());
        }
        lines.push_back(rule_between(row, first == 0 ? border.top : border.middle, columns, style));
        for (std::size_t y = 0; y < height; ++y) {
            std::string line(border.down);
            for (const CasinoBox* box : row) {
                const bool filled = box != nullptr && y < box->lines.size();
                line += filled ? box->lines[y] : std::string(columns, ' ');
                line += border.down;
            }
            lines.push_back(std::move(line));
        }
    }
    if (!boxes.empty()) lines.push_back(rule_between(nullptr, border.bottom, columns, style));
    return lines;
}

}  // namespace vegas::cli
