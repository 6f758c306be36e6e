// A limit for the end of the process, which may have to wait for what does not answer.
#pragma once

#include <chrono>

namespace vegas::shell {

// Ends the process with `code` in so long, unless it has ended by then. Destructors that still run
// are cut short, so everything that must last is stored by now. Returns the code.
[[nodiscard]] int exit_within(std::chrono::milliseconds limit, int code);

}  // namespace vegas::shell
