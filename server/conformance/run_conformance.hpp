// `vegasd conformance`: runs a bot through the trials and reports its mistakes.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell::conformance {

// Returns false if the bot made mistakes, which `out` lists. Progress goes to `err`. Throws
// std::runtime_error with one line if the bot cannot be started or a trial is unknown.
[[nodiscard]] bool run_conformance(const CheckBot& what, const Page& page, std::ostream& out,
                                   std::ostream& err);

}  // namespace vegas::shell::conformance
