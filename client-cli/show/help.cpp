#include "client-cli/show/help.hpp"

#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/vegas_1996/board.hpp"

namespace vegas::cli {

Lines help_texts(const Scene& scene) {
    Lines texts = {
        "Type the number of a choice, or its words. Enter alone rolls the dice. q: leave."};
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
