#include "client-cli/show/common/action_text.hpp"

#include <algorithm>

#include "client-cli/show/family.hpp"

namespace vegas::cli {

ActionText action_text(const WireAction& action, const RenderContext& context) {
    auto own = of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
        return F::action_text(game, action, context.texts);
    });
    if (own) return std::move(*own);
    const WirePreview nothing;
    const ActionDetails details{action, action.shows ? *action.shows : nothing, context};
    return std::visit(
        [&]<class T>(const T& kind) -> ActionText {
            if constexpr (std::is_same_v<T, UnknownKind>) {
                return {.label = action_fields(action, context)};
            } else {
                return describe(kind, details);
            }
        },
        action.kind);
}

std::string action_fields(const WireAction& action, const RenderContext& context) {
    const std::string_view kind = word_of(action.kind);
    std::string text = kind.empty() ? "?" : context.names.safe(kind);
    for (const JsonField& member : action.members) {
        text += " " + context.names.safe(member.name) + "=" + context.names.safe(member.text);
    }
    return text;
}

std::string action_typed(const WireAction& action) {
    if (const auto* place = std::get_if<ActionOf<Act::place>>(&action.kind)) {
        return "casino " + std::to_string(place->face);
    }
    std::string text(word_of(action.kind));
    std::ranges::replace(text, '_', ' ');
    for (const JsonField& member : action.members) text += " " + member.typed;
    return text;
}

std::string action_typed(const WireAction& action, const Texts& texts) {
    const std::string key = "typed." + std::string(word_of(action.kind));
    if (!texts.has(key)) return {};
    std::string text = texts(key);
    for (const JsonField& member : action.members) text += " " + member.typed;
    return text;
}

}  // namespace vegas::cli
