#include "server/shell/process/environment.hpp"

#include <cstdlib>

namespace vegas::shell {

std::optional<std::string> pop_variable(const char* name) {
    const char* const value = std::getenv(name);
    if (value == nullptr) return std::nullopt;
    std::string text = value;
    ::unsetenv(name);
    return text;
}

}  // namespace vegas::shell
