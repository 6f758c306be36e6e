// The help that `?` shows: how to answer, what the host can do, how to read the board, what the
// tiles in play do. Pure.
#pragma once

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

[[nodiscard]] Lines help_texts(const RenderContext&, bool is_host);

}  // namespace vegas::cli
