// The laboratory for bots: a server that nobody is kept from, and where nobody waits.
#pragma once

#include "server/shell/config/config.hpp"

namespace vegas::shell {

// What is otherwise there for people is away: pauses, clocks and limits. REQUIRES: `config.data` is
// empty.
void make_lab(Config& config);

}  // namespace vegas::shell
