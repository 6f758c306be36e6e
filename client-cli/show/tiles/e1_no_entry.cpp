#include "client-cli/show/common/generated.hpp"
#include "client-cli/show/las_vegas/saying.hpp"
#include "client-cli/show/las_vegas/standing.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::E1& tile, const Scene& scene) {
    Pieces pieces = {"all open"};
    if (tile.closed) {
        pieces = {scene.style.paint(Ink::warning, std::to_string(*tile.closed) + " closed")};
    }
    if (tile.space > 0) pieces.push_back("counter " + std::to_string(tile.space));
    return listed(std::move(pieces));
}

std::string help(const tile::E1&, const Scene&) {
    return "Place here and close another casino: no dice go in or out, its tile rests. Some "
           "closings are rewarded.";
}

Headline headline(const ask::NoEntry&, const Scene&) {
    return {.yours = "No Entry!: choose a casino to close.",
            .others = "No Entry!: close a casino."};
}

ActionText words(const action::Close& close, const Said& said) {
    std::string money;
    for (const auto card : casino_at(said.scene.view, close.casino).cards) {
        money += (money.empty() ? "" : " ") + thousands(card);
    }
    return {.label = "close " + casino_words(close.casino) + " (" + money + ") and get " +
                     stake_words(said)};
}

ActionText words(const action::Keep&, const Said& said) {
    const auto closed = closed_casino(said.scene.view);
    return {.label = "keep " + (closed ? casino_words(*closed) : "the closed casino") +
                     " closed, get nothing"};
}

std::string sentence(const event::CasinoClosed& e, const Teller& tell) {
    return tell.at_tile("E1") + tell.does(e, "closes ", "close ") + casino_words(e.casino) + ".";
}

std::string sentence(const event::KeptClosed& e, const Teller& tell) {
    return tell.at_tile("E1") + tell.does(e, "keeps ", "keep ") + casino_words(e.casino) +
           " closed.";
}

}  // namespace vegas::cli
