// Reads and writes the file of bans: one JSON object a line, as core/players/bans.hpp writes it.
// Operators may edit it: empty lines and lines that begin with # are skipped.
#pragma once

#include <filesystem>
#include <vector>

#include "server/core/base/ban.hpp"
#include "server/shell/process/expected.hpp"

namespace vegas::shell {

// Empty if there is no file.
[[nodiscard]] Expected<std::vector<core::Ban>> load_bans(const std::filesystem::path& file);

// Writes all bans, or leaves the file as it was. Only its owner can access it.
[[nodiscard]] Expected<void> save_bans(const std::filesystem::path& file,
                                       const std::vector<core::Ban>& bans);

}  // namespace vegas::shell
