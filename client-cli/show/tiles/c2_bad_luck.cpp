#include "client-cli/show/common/generated.hpp"
#include "client-cli/terminal/money.hpp"

namespace vegas::cli {

Pieces lies_on(const tile::C2& tile, const Scene& scene) {
    if (tile.marked.empty()) return {};
    Pieces pieces;
    for (const auto seat : tile.marked) pieces.push_back(name_on_tile({seat}, scene));
    pieces = listed(std::move(pieces));
    pieces.insert(pieces.begin(), "pays:");
    return pieces;
}

std::string help(const tile::C2&, const Scene& scene) {
    return "Whoever has the lowest count here at the payout, even 0, pays " +
           dollars(scene.faces.dollars("C2", 0)) + " to the bank.";
}

std::string sentence(const event::Marked& e, const Teller& tell) {
    return tell.at_tile(e.tile) + "the fewest dice in " + casino_words(e.casino) + ": " +
           tell.owners(e.seats) + ".";
}

std::string sentence(const event::Fined& e, const Teller& tell) {
    return tell.at_tile(e.tile) + tell.does(e, "pays ", "pay ") +
           tell.scene.style.paint(Ink::warning, dollars(e.dollars)) + ".";
}

}  // namespace vegas::cli
