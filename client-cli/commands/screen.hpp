// Lines that both `vegas play` and `vegas watch` show. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// The command with which a friend joins the table. Empty if the invite is malformed: somebody
// pastes the command into a shell.
[[nodiscard]] std::string join_command(const std::string& server,
                                       const WireStruct<protocol::TableInfo>&);

// The result, below the last title; `with_summary`: also the line that all clients share.
[[nodiscard]] Lines result_lines(const RenderContext&, bool with_summary);

}  // namespace vegas::cli
