// Which vegasd this is.
#pragma once

#include <string>
#include <string_view>

namespace vegas::shell {

// Of the sources that it was built from, with "-dirty" where they had been changed; empty: they
// were in no repository.
[[nodiscard]] std::string_view commit();

// "vegasd 0.1.0 (1a2b3c4d5e6f)"
[[nodiscard]] std::string version_line();

}  // namespace vegas::shell
