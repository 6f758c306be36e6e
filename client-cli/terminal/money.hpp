// Dollars as people read them. Pure.
#pragma once

#include <cstdint>
#include <string>

namespace vegas::cli {

// 80000 -> "$80,000"
[[nodiscard]] std::string dollars(std::int64_t amount);

// In short: 80000 -> "80k", 100500 -> "100500", 3 -> "$3"
[[nodiscard]] std::string thousands(std::int64_t amount);

}  // namespace vegas::cli
