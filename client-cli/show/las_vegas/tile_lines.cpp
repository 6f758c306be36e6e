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

std::vector<std::string> tile_lines(const Tile& tile, std::size_t columns, const Scene& scene) {
    const std::size_t room = columns - 2;
    const std::string title = scene.faces.title(word_of(tile));
    const Pieces pieces = pieces_on(tile, scene);
    const std::string all = vegas::texts::join(pieces, " ");
    const std::string painted = scene.style.paint(Ink::tile, cut(title, room));
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

std::string dice_on_tile(const Read<las_vegas::OwnerView>& dice, const Scene& scene) {
    if (scene.texts.speech()) {
        return scene.texts("speech.dice_of", {{"who", name_on_tile(dice.owner, scene)},
                                              {"dice", dice_words(dice_of(dice), scene.texts)}});
    }
    const std::string signs = dice_signs(dice_of(dice), kTileDiceSigns, scene.style);
    const std::string name = name_on_tile(dice.owner, scene) + " ";
    if (!dice.owner.is_seat()) return name + signs;
    return name + scene.style.paint_seat(static_cast<std::size_t>(dice.owner.seat), signs);
}

}  // namespace vegas::cli
