// A game that waits for its players, as sentences. Pure, but for the time zone.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// For whom the game waits, until when, who has agreed to go on, and how to agree; empty if it does
// not wait.
[[nodiscard]] std::string standstill_text(const RenderContext&);

}  // namespace vegas::cli
