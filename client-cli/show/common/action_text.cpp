#include "client-cli/show/common/action_text.hpp"

#include <algorithm>

namespace vegas::cli {

ActionText action_text(const Action& action, const Scene& scene) {
    const Shows nothing;
    const Said said{action, action.shows ? *action.shows : nothing, scene};
    return std::visit(
        [&]<class T>(const T& kind) -> ActionText {
            if constexpr (std::is_same_v<T, Unknown>) {
                return {.label = action_fields(action, scene)};
            } else {
                return words(kind, said);
            }
        },
        action.kind);
}

std::string action_fields(const Action& action, const Scene& scene) {
    const std::string_view kind = word_of(action.kind);
    std::string text = kind.empty() ? "?" : scene.names.safe(kind);
    for (const Member& member : action.members) {
        text += " " + scene.names.safe(member.name) + "=" + scene.names.safe(member.text);
    }
    return text;
}

std::string action_typed(const Action& action) {
    if (const auto* place = std::get_if<Answer<Act::place>>(&action.kind)) {
        return "casino " + std::to_string(place->face);
    }
    std::string text(word_of(action.kind));
    std::ranges::replace(text, '_', ' ');
    for (const Member& member : action.members) text += " " + member.typed;
    return text;
}

std::string action_typed(const Action& action, const Texts& texts) {
    const std::string key = "typed." + std::string(word_of(action.kind));
    if (!texts.has(key)) return {};
    std::string text = texts(key);
    for (const Member& member : action.members) text += " " + member.typed;
    return text;
}

}  // namespace vegas::cli
