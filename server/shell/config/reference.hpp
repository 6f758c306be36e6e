// All settings in words, each form made of their declarations.
#pragma once

#include <string>

#include "server/shell/config/load.hpp"

namespace vegas::shell {

// A file with every setting, explained; a line for each is there and commented out.
[[nodiscard]] std::string example_file();

// A file with every setting as it counts; a comment says where it comes from.
[[nodiscard]] std::string effective_file(const Loaded&);

// Tables in Markdown, one for each group.
[[nodiscard]] std::string reference_page();

// The section SETTINGS of a manual page, in roff.
[[nodiscard]] std::string manual_section();

}  // namespace vegas::shell
