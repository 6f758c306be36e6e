// `vegasd conformance`: puts a bot through the trials and says what it did wrong.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell::conformance {

// False: something was wrong, which `out` says. `err` is told how far it is. Throws
// std::runtime_error with one line if the bot cannot be started, or if there is no such trial.
[[nodiscard]] bool conform(const TryBot& what, const Page& page, std::ostream& out,
                           std::ostream& err);

}  // namespace vegas::shell::conformance
