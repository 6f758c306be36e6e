// What those who look at a table draw, whether they play or watch. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// What a friend types to join the table.
[[nodiscard]] std::string join_command(const std::string& server, const Read<protocol::TableInfo>&);

// The result, below the last title; `with_line`: and the line that all clients share.
[[nodiscard]] Lines result_lines(const Scene&, bool with_line);

}  // namespace vegas::cli
