#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/black_dice.hpp"
#include "client-cli/show/las_vegas/saying.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::B1& tile, const Scene&) { return black_pieces(tile.black); }

std::string help(const tile::B1&, const Scene&) {
    return "Before the payout, whoever would win the higher card here throws both black dice and "
           "may place none, one or both of them. They count as that player's own.";
}

Headline headline(const ask::PrimeTime&, const Scene& scene) {
    const std::string black = black_words<tile::B1>(scene) + ".";
    return {.yours = "Prime Time: place black dice" + black,
            .others = "Prime Time: black dice" + black,
            .declined = "place no black die"};
}

ActionText words(const action::PlaceBlack& place, const Said& said) {
    const auto face = [&](std::size_t i) {
        return i < place.faces.size() ? std::to_string(place.faces[i]) : "0";
    };
    std::string text = "a black die in casino " + face(0);
    if (place.faces.size() > 1) {
        text = face(0) == face(1) ? "both black dice in casino " + face(0)
                                  : "black dice in casinos " + face(0) + " and " + face(1);
    }
    return {.label = text + then_of(said)};
}

std::string sentence(const event::BlackPlaced& e, const Teller& tell) {
    return tell.at_tile("B1") + tell.does(e, "has", "have") + " one more die in " +
           casino_words(e.casino) + ".";
}

}  // namespace vegas::cli
