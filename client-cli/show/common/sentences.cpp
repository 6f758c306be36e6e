#include "client-cli/show/common/sentences.hpp"

#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

std::optional<std::string> sentence_of(const Event& event, const Scene& scene) {
    return std::visit(
        [&]<class E>(const E& one) -> std::optional<std::string> {
            if constexpr (std::is_same_v<E, Unknown>) {
                return std::nullopt;
            } else {
                const Sentence said = sentence(one);
                if (said.key.empty()) return std::nullopt;
                return told(said, scene);
            }
        },
        event);
}

}  // namespace vegas::cli
