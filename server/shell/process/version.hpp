// The version of this program.
#pragma once

#include <string>
#include <string_view>

namespace vegas::shell {

// Commit that it was built from, with "-dirty" if the sources were modified; empty if they were not
// in a repository.
[[nodiscard]] std::string_view commit();

// "vegasd 0.1.0 (1a2b3c4d5e6f)"
[[nodiscard]] std::string version_line();

}  // namespace vegas::shell
