#include "client-cli/show/common/headline.hpp"

namespace vegas::cli {
namespace {

// The texts are found by the word of the question, so that a new one is two lines in each language.
std::string kind_of(const Scene& scene) {
    return scene.prompt == nullptr ? "" : scene.prompt->kind;
}

}  // namespace

std::string prompt_words(const Scene& scene) {
    if (scene.prompt == nullptr) return {};
    const std::int64_t seat = scene.prompt->seat;
    const bool yours = seat >= 0 && scene.names.is_you(static_cast<std::size_t>(seat));
    const bool golden = std::holds_alternative<Read<vegas_1996::View>>(scene.view.game) &&
                        scene.prompt->kind == word_of(Ask::roll);
    if (yours && golden) return scene.texts("turn.ask_gold");
    const std::string kind = kind_of(scene);
    const std::string key = (yours ? "prompt.you." : "prompt.other.") + kind;
    if (!scene.texts.has(key)) {
        return scene.texts("turn.ask_unknown", {{"kind", scene.names.safe(kind)}});
    }
    return scene.texts(key);
}

std::string decline_words(const Scene& scene) {
    const std::string key = "choice.declined." + kind_of(scene);
    return scene.texts(scene.texts.has(key) ? key : "choice.declined.any");
}

}  // namespace vegas::cli
