#include "client-cli/show/help.hpp"

#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/vegas_1996/board.hpp"

namespace vegas::cli {

Lines help_texts(const Scene& scene, bool is_host) {
    Lines texts = {
        "Type the number of a choice, or its words. Enter alone rolls the dice. q: leave.",
        "say: tell the others something. mute 2: do not hear player 2. who: who watches."};
    texts.emplace_back(scene.names.you()
                           ? "nudge: remind somebody who is slow that it is their turn."
                           : "take 2: ask to play on for player 2, a house bot or somebody away.");
    if (is_host) {
        texts.emplace_back(
            "people: you are the host, and can remove somebody from the table before and during "
            "a game, or let somebody in again.");
    }
    std::visit(
        [&]<class G>(const G& game) {
            if constexpr (!std::is_same_v<G, Unknown>) {
                for (auto& text : game_help(game, scene)) texts.push_back(std::move(text));
            }
        },
        scene.view.game);
    return texts;
}

}  // namespace vegas::cli
