#include "client-cli/show/common/headline.hpp"

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
    const bool golden = std::holds_alternative<WireStruct<vegas_1996::View>>(context.view.game) &&
                        context.prompt->kind == word_of(Ask::roll);
    if (yours && golden) return context.texts("turn.ask_gold");
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
