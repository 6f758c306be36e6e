// Reads and writes the file of bans: one JSON object a line, as core/players/bans.hpp writes it.
// Operators may edit it: empty lines and lines that begin with # are skipped.
#pragma once

#include <filesystem>
#include <vector>

#include "server/core/base/ban.hpp"

namespace vegas::shell {

// Empty if there is no file. Throws std::runtime_error with one line: which line is wrong, and why.
[[nodiscard]] std::vector<core::Ban> load_bans(const std::filesystem::path& file);

// Writes all bans, or leaves the file as it was. Only its owner can access it. Throws
// std::runtime_error with one line.
void save_bans(const std::filesystem::path& file, const std::vector<core::Ban>& bans);

}  // namespace vegas::shell
