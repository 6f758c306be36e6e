// `vegas play`: the host chooses another game before the start. Single-threaded.
#pragma once

#include <string>

#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

// False: the line is no such command.
[[nodiscard]] bool handle_table_edit(const std::string& line, PlayRuntime&);

}  // namespace vegas::cli
