// `vegasd config`: prints the settings, and what is wrong with them.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// `check` and `print` return false if there are mistakes. `print` then writes only those, to `err`.
[[nodiscard]] bool show_settings(const ShowSettings& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
