#include "client-cli/show/help.hpp"

#include "client-cli/show/las_vegas/board.hpp"
#include "client-cli/show/vegas_1996/board.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {

Lines help_texts(const Scene& scene, bool is_host) {
    const Texts& text = scene.texts;
    const Fills typed = {{"say", text("typed.say")},   {"mute", text("typed.mute")},
                         {"who", text("typed.who")},   {"nudge", text("typed.nudge")},
                         {"take", text("typed.take")}, {"people", text("typed.people")}};
    Lines texts = {text("help.answer"), text("help.talk", typed)};
    texts.push_back(text(scene.names.you() ? "help.nudge" : "help.take", typed));
    if (is_host) texts.push_back(text("help.people", typed));
    std::visit(
        [&]<class G>(const G& game) {
            if constexpr (!std::is_same_v<G, Unknown>) {
                for (auto& text : game_help(game, scene)) texts.push_back(std::move(text));
            }
        },
        scene.view.game);
    const std::string& ruleset = scene.view.table.ruleset;
    if (rulebook(ruleset, text)) {
        texts.push_back(text("help.rules", {{"command", "vegas rules " + ruleset}}));
    }
    return texts;
}

}  // namespace vegas::cli
