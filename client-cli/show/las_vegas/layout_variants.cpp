#include <algorithm>

#include "client-cli/show/common/pieces.hpp"
#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/las_vegas/casino_box.hpp"
#include "client-cli/show/las_vegas/family.hpp"
#include "client-cli/show/las_vegas/pass_funds.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kGridColumns = kBoxesInRow * (kBoxColumns + 1) + 1;
constexpr std::size_t kBoxColumnsMost = 34;
constexpr std::size_t kCasinoIndent = 3;
constexpr std::size_t kAnyRoom = 99;
constexpr std::size_t kSupplySigns = 5;

// How much of a casino stands on its lines.
struct Density {
    std::size_t name_columns;
    std::size_t dice_columns;  // signs; 0: none, what they count is enough
    bool tile_by_name;
};
constexpr Density kRows = {.name_columns = 8, .dice_columns = 8, .tile_by_name = true};
constexpr Density kDense = {.name_columns = 4, .dice_columns = 0, .tile_by_name = false};

bool is_closed(const RenderContext& context, std::size_t number) {
    return closed_casino(context.view) == static_cast<std::int64_t>(number);
}

Lines grid(const WireStruct<las_vegas::View>& game, const RenderContext& context,
           std::size_t columns, std::size_t least) {
    const std::size_t room = (columns - 1) / kBoxesInRow - 1;
    const std::size_t inside = std::min(room, kBoxColumnsMost);
    std::vector<CasinoBox> boxes;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        boxes.push_back(
            casino_box(game.casinos[i], i + 1, is_closed(context, i + 1), context, inside));
    }
    return box_grid(boxes, context.style, inside, least);
}

// "Zoë ▪▪■ 4 80k"; of nobody's dice the sign is enough.
std::string owner_words(const WireStruct<las_vegas::CasinoView>& casino,
                        const WireStruct<las_vegas::OwnerView>& dice, const Density& density,
                        const RenderContext& context) {
    const bool seated = dice.owner.is_seat();
    const auto seat = static_cast<std::size_t>(seated ? dice.owner.seat : 0);
    const DiceCount look = visible_dice(dice);
    std::string text = seated ? context.names.brief(seat, density.name_columns) + "\u00a0" : "";
    const std::size_t signs = seated ? density.dice_columns : kRows.dice_columns;
    if (signs > 0) {
        text += dice_signs(look, signs, context.style) + "\u00a0";
    } else if (look.big > 0) {
        text += std::string(context.style.big_die());
    }
    text += std::to_string(dice.count);
    std::string words =
        seated ? context.style.paint_seat(seat, text) : context.style.paint(Ink::neutral, text);
    const std::string wins = standing_of(casino, dice.owner, context);
    if (!wins.empty()) words += "\u00a0" + wins;
    return words;
}

std::string tile_words(const WireTile& tile, const Density& density, const RenderContext& context) {
    const std::string_view id = word_of(tile);
    std::string words = context.style.paint(
        Ink::tile, density.tile_by_name ? context.faces.title(id) : context.names.safe(id));
    for (const auto& piece : tile_pieces(tile, context)) words += " " + piece;
    return words;
}

// Number and money, tile, owners: pieces that are not broken.
Lines casino_pieces(const WireStruct<las_vegas::CasinoView>& casino, std::size_t number,
                    const Density& density, const RenderContext& context) {
    const bool closed = is_closed(context, number);
    const bool is_highlighted = context.highlighted_casino == static_cast<std::int64_t>(number);
    std::string head = is_highlighted ? std::string(context.style.marker()) : "";
    head += std::to_string(number);
    if (closed) head += " " + context.texts("board.closed");
    std::string money = money_text(casino.cards, kAnyRoom, context.texts);
    if (money.empty()) money = context.texts("board.no_money");
    Lines pieces = {
        context.style.paint(closed || is_highlighted ? Ink::warning : Ink::strong, head) + " " +
        context.style.paint(Ink::money, money)};
    if (casino.tile) pieces.push_back(tile_words(*casino.tile, density, context));
    for (const auto& owner : owners_by_count(casino)) {
        pieces.push_back(owner_words(casino, owner, density, context));
    }
    return pieces;
}

// Behind what is there, or on the next line; only what is wider than a line is broken.
void add_piece(Lines& lines, const std::string& piece, const std::string& gap,
               std::size_t columns) {
    if (!lines.empty() && width_of(lines.back()) + width_of(gap) + width_of(piece) <= columns) {
        lines.back() += gap + piece;
        return;
    }
    const std::string indent(lines.empty() ? 0 : kCasinoIndent, ' ');
    for (auto& line : wrap(indent + piece, columns, kCasinoIndent)) {
        lines.push_back(std::move(line));
    }
}

// Each casino begins a line.
Lines all_rows(const WireStruct<las_vegas::View>& game, const Density& density,
               const RenderContext& context, std::size_t columns) {
    Lines lines;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        Lines own;
        for (const auto& piece : casino_pieces(game.casinos[i], i + 1, density, context)) {
            add_piece(own, piece, "  ", columns);
        }
        lines.insert(lines.end(), own.begin(), own.end());
    }
    return lines;
}

// One behind the other, with a sign between two casinos.
Lines flow(const WireStruct<las_vegas::View>& game, const RenderContext& context,
           std::size_t columns) {
    const std::string sign = context.style.paint(Ink::faint, context.style.utf8 ? "│" : "|");
    Lines lines;
    for (std::size_t i = 0; i < game.casinos.size(); ++i) {
        std::string gap = " " + sign + " ";
        for (const auto& piece : casino_pieces(game.casinos[i], i + 1, kDense, context)) {
            add_piece(lines, piece, gap, columns);
            gap = "  ";
        }
    }
    return lines;
}

// "▶1 Zoë ▪▪▪▪■ 3 chips 2 cards $50,000"
std::string player_cell(const WireStruct<las_vegas::View>& game, std::size_t seat,
                        const Density& density, const RenderContext& context) {
    const Style& style = context.style;
    const Texts& texts = context.texts;
    const WireStruct<las_vegas::SeatView>& state = game.seats[seat];
    const bool turn = game.turn && game.turn->seat == static_cast<std::int64_t>(seat);
    std::string name =
        std::to_string(seat + 1) + " " + context.names.brief(seat, density.name_columns);
    if (const auto& person = person_at(context.view, seat); is_absent(person)) {
        name += density.dice_columns > 0 ? " (" + texts(absence_key(person)) + ")" : " zz";
    }
    std::string dice = dice_signs(dice_of(state.supply), kSupplySigns, style);
    if (dice.empty()) dice = "0";
    std::string cell = turn ? style.paint(Ink::warning, style.marker()) : " ";
    cell += style.paint_seat(seat, name + " " + dice);
    if (const std::string funds = pass_funds_text(state, texts); !funds.empty()) {
        cell += " " + funds;
    }
    cell += " " + texts("board.cards_left", {{"n", state.cards}});
    // The own total stands below.
    if (state.total && !context.names.is_you(seat)) {
        cell += " " + style.paint(Ink::money, texts.money(*state.total));
    }
    return cell;
}

// Cells of the same width, as many in a line as there is room for.
Lines side_by_side(const Lines& cells, std::size_t columns) {
    std::size_t widest = 1;
    for (const auto& cell : cells) widest = std::max(widest, width_of(cell));
    const std::size_t in_line = std::max<std::size_t>(1, (columns + 1) / (widest + 1));
    Lines lines;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i % in_line == 0) {
            lines.push_back(cells[i]);
            continue;
        }
        std::string& line = lines.back();
        line.append((i % in_line) * (widest + 1) - width_of(line), ' ');
        line += cells[i];
    }
    return lines;
}

// One behind the other, each unbroken.
Lines one_behind_the_other(const Lines& cells, std::size_t columns) {
    Lines lines;
    for (const auto& cell : cells) {
        if (!lines.empty() && width_of(lines.back()) + 1 + width_of(cell) <= columns) {
            lines.back() += " " + cell;
        } else {
            lines.push_back(cell);
        }
    }
    return lines;
}

}  // namespace

LayoutVariants LasVegasFamily::board_variants(const View& game, const RenderContext& context,
                                              std::size_t columns) {
    LayoutVariants variants;
    if (columns >= kGridColumns) {
        variants.push_back(grid(game, context, columns, kBoxLinesLeast));
        variants.push_back(grid(game, context, columns, 1));
    }
    variants.push_back(all_rows(game, kRows, context, columns));
    variants.push_back(all_rows(game, kDense, context, columns));
    variants.push_back(flow(game, context, columns));
    return variants;
}

LayoutVariants LasVegasFamily::player_variants(const View& game, const RenderContext& context,
                                               std::size_t columns) {
    if (game.seats.empty()) return {{}};
    LayoutVariants variants;
    if (columns >= kColumns - 1) {
        variants.push_back(player_lines(game, context));
    }
    Lines cells;
    Lines dense;
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
        cells.push_back(player_cell(game, seat, kRows, context));
        dense.push_back(player_cell(game, seat, kDense, context));
    }
    variants.push_back(side_by_side(cells, columns));
    variants.push_back(one_behind_the_other(dense, columns));
    return variants;
}

}  // namespace vegas::cli
