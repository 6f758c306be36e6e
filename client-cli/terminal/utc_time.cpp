#include "client-cli/terminal/utc_time.hpp"

#include <array>
#include <ctime>

namespace vegas::cli {

std::string utc_time(std::int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    std::array<char, 64> text{};
    if (gmtime_r(&seconds, &parts) == nullptr) return "?";
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%MZ", &parts);
    return size == 0 ? "?" : std::string(text.data(), size);
}

}  // namespace vegas::cli
