// Events as sentences, for the log. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// Nothing for events that are only seen, and for kinds that this client does not know.
[[nodiscard]] std::optional<std::string> sentence_of(const Event&, const Scene&);

}  // namespace vegas::cli
