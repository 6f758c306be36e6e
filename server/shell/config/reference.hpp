// Generates files and documentation of all settings from their declarations.
#pragma once

#include <string>

#include "server/shell/config/load.hpp"

namespace vegas::shell {

// An example file: each setting explained, its line commented out.
[[nodiscard]] std::string example_file();

// A file with the effective value of each setting; comments name the source.
[[nodiscard]] std::string effective_file(const LoadedConfig&);

// Tables in Markdown, one for each group.
[[nodiscard]] std::string reference_page();

// The section SETTINGS of a manual page, in roff.
[[nodiscard]] std::string manual_section();

}  // namespace vegas::shell
