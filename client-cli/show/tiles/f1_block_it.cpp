#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/common/grammar.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::F1& tile, const Scene&) {
    if (tile.clusters.empty()) return {"none left"};
    std::string text;
    for (const auto cluster : tile.clusters) {
        text += (text.empty() ? "" : " ") + std::to_string(cluster);
    }
    return {text};
}

std::string help(const tile::F1&, const Scene&) {
    return "Place here and put one of the clusters of gray dice into any casino.";
}

Headline headline(const ask::BlockIt&, const Scene&) {
    return {.yours = "Block It!: put gray dice into a casino.",
            .others = "Block It!: place gray dice."};
}

ActionText words(const action::Block& block, const Said& said) {
    const std::string dice = counted(block.dice, "gray die", "gray dice");
    const std::string casino = casino_words(block.casino);
    return {.label = dice + " into " + casino + then_of(said),
            .group = dice + " into",
            .brief = casino + change_of(said)};
}

std::string sentence(const event::BlankPlaced& e, const Teller& tell) {
    const std::string dice = counted(e.blank, "gray die", "gray dice");
    if (!e.seat) return "Casino " + std::to_string(e.casino) + " gets " + dice + ".";
    return tell.does(e, "puts ", "put ") + dice + " into " + casino_words(e.casino) + ".";
}

}  // namespace vegas::cli
