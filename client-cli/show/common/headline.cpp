#include "client-cli/show/common/headline.hpp"

#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

Headline headline_of(const Scene& scene) {
    if (scene.prompt == nullptr) return {};
    return std::visit(
        [&]<class T>(const T& ask) -> Headline {
            if constexpr (std::is_same_v<T, Unknown>) {
                const std::string words = "decide (" + scene.names.safe(ask.word) + ").";
                return {.yours = words, .others = words};
            } else {
                return headline(ask, scene);
            }
        },
        scene.prompt->kind);
}

std::string prompt_words(const Scene& scene) {
    const std::int64_t seat = scene.prompt == nullptr ? -1 : scene.prompt->seat;
    const bool yours = seat >= 0 && scene.names.is_you(static_cast<std::size_t>(seat));
    const Headline line = headline_of(scene);
    return yours ? line.yours : line.others;
}

}  // namespace vegas::cli
