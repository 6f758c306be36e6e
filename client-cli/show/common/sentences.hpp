// Events as sentences, for the log. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// nullopt for events without a sentence, and for kinds that this client does not know.
[[nodiscard]] std::optional<std::string> sentence_of(const WireEvent&, const RenderContext&);

}  // namespace vegas::cli
