#include "client-cli/show/las_vegas/tile_lines.hpp"

#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/pieces.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kTileDiceSigns = 3;

// Cut or filled; `text` may be painted, so it is only cut where it is far too long.
std::string fill(const std::string& text, std::size_t columns) {
    const std::size_t width = width_of(text);
    return width > columns ? cut(text, columns) : text + std::string(columns - width, ' ');
}

}  // namespace

std::vector<std::string> tile_lines(const WireTile& tile, std::size_t columns,
                                    const RenderContext& context) {
    const std::size_t room = columns - 2;
    const std::string title = context.faces.title(word_of(tile));
    const Pieces pieces = tile_pieces(tile, context);
    const std::string all = vegas::texts::join(pieces, " ");
    const std::string painted = context.style.paint(Ink::tile, cut(title, room));
    if (width_of(title) + 1 + width_of(all) <= room) {
        const std::string gap(room - width_of(title) - width_of(all), ' ');
        return {" " + painted + gap + all + " "};
    }
    std::vector<std::string> lines = {" " + fill(painted, room) + " "};
    std::string line;
    const auto flush = [&] { lines.push_back(" " + fill(line, room) + " "); };
    for (const auto& piece : pieces) {
        if (!line.empty() && width_of(line) + 1 + width_of(piece) > room) {
            flush();
            line.clear();
        }
        line += " " + piece;
    }
    flush();
    return lines;
}

std::string dice_on_tile(const WireStruct<las_vegas::OwnerView>& dice,
                         const RenderContext& context) {
    if (context.texts.speech()) {
        return context.texts("speech.dice_of",
                             {{"who", name_on_tile(dice.owner, context)},
                              {"dice", dice_words(dice_of(dice), context.texts)}});
    }
    const std::string signs = dice_signs(dice_of(dice), kTileDiceSigns, context.style);
    const std::string name = name_on_tile(dice.owner, context) + " ";
    if (!dice.owner.is_seat()) return name + signs;
    return name + context.style.paint_seat(static_cast<std::size_t>(dice.owner.seat), signs);
}

}  // namespace vegas::cli
