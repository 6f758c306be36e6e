#include "server/shell/process/utc.hpp"

#include <array>
#include <ctime>

namespace vegas::shell {

std::string format_utc(core::UtcTime t) {
    const auto seconds = static_cast<std::time_t>(t.ms / 1000);
    std::tm parts{};
    std::array<char, 32> text{};
    if (::gmtime_r(&seconds, &parts) == nullptr) return "?";
    const auto n = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {text.data(), n};
}

}  // namespace vegas::shell
