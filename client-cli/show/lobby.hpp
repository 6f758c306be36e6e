// A table before the start, and the list of public tables, as lines. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "client-cli/show/lines.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// Who sits where, the invite, and `join_command`: what a friend types.
[[nodiscard]] Lines lobby_lines(const nlohmann::json& view, const std::string& join_command,
                                const Style&);

// The lobby's tables, one per line under a heading.
[[nodiscard]] Lines tables_lines(const nlohmann::json& tables, const Style&);

}  // namespace vegas::cli
