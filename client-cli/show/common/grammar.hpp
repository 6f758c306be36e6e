// Lists and numbers in English sentences. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace vegas::cli {

// "a, b and c"
[[nodiscard]] std::string list_text(const std::vector<std::string>& words);

// "1 chip", "2 chips"
[[nodiscard]] std::string counted(std::int64_t count, const std::string& one);
// "1 gray die", "2 gray dice"
[[nodiscard]] std::string counted(std::int64_t count, const std::string& one,
                                  const std::string& many);

}  // namespace vegas::cli
