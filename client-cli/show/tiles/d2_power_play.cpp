#include "client-cli/show/common/dice.hpp"
#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::D2& tile, const Scene& scene) {
    if (!tile.holder) return {"token"};
    return {"token:", name_on_tile({*tile.holder}, scene)};
}

std::string help(const tile::D2&, const Scene&) {
    return "Lead here alone on placing and take the token. As long as you lead here alone you may, "
           "instead of rolling, turn a die to any number and place it.";
}

ActionText words(const action::PowerPlay& play, const Said& said) {
    const std::string face = std::to_string(play.face);
    std::string brief = die_sign(play.die, said.scene.style) + " to " + face + change_of(said);
    if (said.shows.tile) brief += "  " + said.scene.tile(*said.shows.tile);
    return {.label = "Power Play: turn " + die_words(play.die) + " to " + face +
                     then_of(said, play.face) + activates(said),
            .group = "Power Play: turn a die to a number and place it, instead of rolling",
            .brief = std::move(brief)};
}

std::string sentence(const event::PowerPlayed& e, const Teller& tell) {
    return tell.at_tile("D2") + tell.does(e, "turns a die", "turn a die") + " instead of rolling.";
}

}  // namespace vegas::cli
