#include "client-cli/show/common/headline.hpp"

#include "client-cli/show/family.hpp"

namespace vegas::cli {
namespace {

// The texts are found by the word of the question, so that a new one is two lines in each language.
std::string kind_of(const RenderContext& context) {
    return context.prompt == nullptr ? "" : context.prompt->kind;
}

}  // namespace

std::string prompt_words(const RenderContext& context) {
    if (context.prompt == nullptr) return {};
    const std::int64_t seat = context.prompt->seat;
    const bool yours = seat >= 0 && context.names.is_you(static_cast<std::size_t>(seat));
    const auto own_key =
        of_family(context.view.game, [&]<class F>(F, const typename F::View& game) {
            return F::own_prompt_key(game, *context.prompt);
        });
    if (yours && !own_key.empty()) return context.texts(own_key);
    const std::string kind = kind_of(context);
    const std::string key = (yours ? "prompt.you." : "prompt.other.") + kind;
    if (!context.texts.has(key)) {
        return context.texts("turn.ask_unknown", {{"kind", context.names.safe(kind)}});
    }
    return context.texts(key);
}

std::string decline_words(const RenderContext& context) {
    const std::string key = "choice.declined." + kind_of(context);
    return context.texts(context.texts.has(key) ? key : "choice.declined.any");
}

}  // namespace vegas::cli
