#include "client-cli/terminal/local_time.hpp"

#include <array>
#include <ctime>

namespace vegas::cli {

std::string local_time(std::int64_t ms) {
    const std::time_t seconds = ms / 1000;
    std::tm parts{};
    std::array<char, 64> text{};
    if (localtime_r(&seconds, &parts) == nullptr) return "?";
    const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts);
    return size == 0 ? "?" : std::string(text.data(), size);
}

}  // namespace vegas::cli
