// The file of bans: one JSON object a line, as core/people/bans.hpp writes it. Operators may write
// it, too: empty lines and lines that begin with # are left out.
#pragma once

#include <filesystem>
#include <vector>

#include "server/core/base/ban.hpp"

namespace vegas::shell {

// None where there is no file. Throws std::runtime_error with one line: which line is wrong, and
// why.
[[nodiscard]] std::vector<core::Ban> load_bans(const std::filesystem::path& file);

// All of it, or the file stays as it was; it is its owner's alone. Throws std::runtime_error with
// one line.
void save_bans(const std::filesystem::path& file, const std::vector<core::Ban>& bans);

}  // namespace vegas::shell
