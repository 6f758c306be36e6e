#include "client-cli/show/common/sentences.hpp"

#include "client-cli/protocol/wire_lists.hpp"
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

std::optional<std::string> sentence_of(const WireEvent& event, const RenderContext& context) {
    const Sentence result =
        of_known(WireEvents{}, event, [](const auto& one) { return sentence(one); });
    return result.key.empty() ? std::nullopt : std::optional(format_sentence(result, context));
}

}  // namespace vegas::cli
