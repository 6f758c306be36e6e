// Events as English sentences, for the log. Pure.
#pragma once

#include <optional>
#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// Nothing for kinds of events that this client does not know; they are ignored.
[[nodiscard]] std::optional<std::string> sentence_of(const Event&, const Scene&);

}  // namespace vegas::cli
