// Lab mode: a server for bots, without limits and waiting.
#pragma once

#include "server/shell/config/config.hpp"

namespace vegas::shell {

// Removes what is there only for people: pauses, clocks and limits. REQUIRES: `config.data` is
// empty.
void apply_lab_settings(Config& config);

}  // namespace vegas::shell
