#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kTileNameColumns = 12;

// Whose die lies on the space already.
Owner owner_on(const View& view, std::int64_t space) {
    const auto* tile = in_play<tile::H1>(view);
    const auto index = static_cast<std::size_t>(space - 1);
    if (tile == nullptr || space < 1 || index >= tile->spaces.size()) return {};
    const auto& die = tile->spaces[index];
    return die ? Owner{die->owner} : Owner{};
}

}  // namespace

Pieces lies_on(const tile::H1& tile, const Scene& scene) {
    Pieces pieces;
    for (std::size_t i = 0; i < tile.spaces.size(); ++i) {
        const auto& die = tile.spaces[i];
        if (!die) continue;
        pieces.push_back(std::to_string(i + 1) + die_sign(die->die, scene.style) + " " +
                         name_on_tile({die->owner}, scene));
    }
    return listed(std::move(pieces));
}

std::string help(const tile::H1&, const Scene& scene) {
    return "Place here and put one of the dice just rolled on the space of its number. At the "
           "payout it earns its number times " +
           dollars(scene.faces.dollars("H1", 0)) +
           "; another die on its space sends it to the casino.";
}

Headline headline(const ask::NiceDice&, const Scene&) {
    return {.yours = "Nice Dice: put a die on the space of its number.",
            .others = "Nice Dice: put a die on a space.",
            .declined = "put no die there"};
}

// Where a die lies there already, it falls into the casino.
ActionText words(const action::PutNice& put, const Said& said) {
    const std::string space = std::to_string(put.space);
    const std::string stake = stake_words(said);
    std::string text = die_words(put.die) + " on space " + space + ": " + stake + " at the payout";
    std::string brief = die_sign(put.die, said.scene.style) + " on " + space + ": " + stake;
    const Owner owner = owner_on(said.scene.view, put.space);
    if (!owner.is_nobody()) {
        const std::string name = said.scene.owner(owner, kTileNameColumns);
        text += "; the die of " + name + " goes to casino " + space;
        brief += ", not " + name;
    }
    return {.label = text + then_of(said),
            .group = "a die on the space of its number, for",
            .brief = std::move(brief)};
}

std::string sentence(const event::SpaceFilled& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "puts ", "put ") + dice_words(dice_of(e)) +
           " on space " + std::to_string(e.space) +
           (e.from == "casino" ? ", out of " + casino_words(e.casino) : "") + ".";
}

std::string sentence(const event::SpaceEmptied& e, const Teller& tell) {
    const std::string space = std::to_string(e.space);
    return tell.at_tile(e.tile) + tell.whose(e) + " die falls from space " + space +
           " into casino " + space + ".";
}

}  // namespace vegas::cli
