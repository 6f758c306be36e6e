// `vegasd config`: the settings in words, and what is wrong with them.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// False: there are mistakes, which were asked for. Mistakes that leave nothing to print go to
// `err`.
[[nodiscard]] bool show_settings(const ShowSettings& what, std::ostream& out, std::ostream& err);

}  // namespace vegas::shell
