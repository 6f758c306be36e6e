// Variables of the environment that are meant for this process alone.
#pragma once

#include <optional>
#include <string>

namespace vegas::shell {

// Reads the variable and removes it, so that no child inherits it; nullopt if it is not set. Call
// it before starting threads.
[[nodiscard]] std::optional<std::string> pop_variable(const char* name);

}  // namespace vegas::shell
