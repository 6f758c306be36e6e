#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::F2& tile, const Scene&) {
    Pieces pieces;
    const auto add = [&](const char* reward, std::int64_t count) {
        if (count > 0) pieces.push_back(reward + (" " + std::to_string(count)));
    };
    add("chip", tile.left.chip);
    add("money", tile.left.money);
    add("move", tile.left.move);
    if (pieces.empty()) pieces.emplace_back("none left");
    return pieces;
}

std::string help(const tile::F2&, const Scene& scene) {
    return "Blank dice lie in all casinos. Place here and take one of them away, for a chip, for " +
           dollars(scene.faces.dollars("F2", 1)) +
           " or for a move (turn a die and place it, or take one back).";
}

Headline headline(const ask::Handicap&, const Scene&) {
    return {.yours = "Handicap: take a gray die away for a reward.",
            .others = "Handicap: take a gray die away.",
            .declined = "take no gray die"};
}

ActionText words(const action::TakeBlank& take, const Said& said) {
    const std::string price =
        take.reward == "money" ? stake_words(said) : "a " + said.scene.names.safe(take.reward);
    const std::string casino = casino_words(take.casino);
    return {.label = "a gray die out of " + casino + ", for " + price + then_of(said),
            .group = "out of " + casino + change_of(said),
            .brief = price};
}

std::string sentence(const event::BlankTaken& e, const Teller& tell) {
    const std::string reward = e.reward.empty() ? "?" : tell.scene.names.safe(e.reward);
    return tell.does(e, "takes", "take") + " a gray die out of " + casino_words(e.casino) +
           ", for " + (reward == "money" ? "" : "a ") + reward + ".";
}

}  // namespace vegas::cli
