#include "client-cli/show/help.hpp"

#include "client-cli/show/family.hpp"
#include "client-cli/texts/rulebook.hpp"

namespace vegas::cli {

Lines help_texts(const RenderContext& context, bool is_host) {
    const Texts& in = context.texts;
    const Fills typed = {{"say", in("typed.say")},           {"mute", in("typed.mute")},
                         {"who", in("typed.who")},           {"nudge", in("typed.nudge")},
                         {"take", in("typed.take")},         {"people", in("typed.people")},
                         {"continue", in("typed.continue")}, {"pause", in("typed.pause")},
                         {"more", in("typed.more")}};
    Lines texts = {in("help.talk", typed)};
    texts.push_back(in(context.names.you() ? "help.nudge" : "help.take", typed));
    if (context.view.table.standstill && context.names.you()) {
        texts.push_back(in("help.continue", typed));
    }
    if (is_host) texts.push_back(in("help.people", typed));
    const auto& table = context.view.table;
    const bool may_pause = table.status == "playing" && table.visibility == "private";
    if (is_host && may_pause) texts.push_back(in("help.pause", typed));
    // Whoever listens is told how to ask for the rest.
    if (in.speech()) return texts;
    texts.insert(texts.begin(), in("help.answer"));
    of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        for (auto& text : F::help(game, context)) texts.push_back(std::move(text));
    });
    const std::string& ruleset = context.view.table.ruleset;
    if (rulebook(ruleset, in)) {
        texts.push_back(in("help.rules", {{"command", "vegas rules " + ruleset}}));
    }
    return texts;
}

}  // namespace vegas::cli
