// What `?` says: how to answer, how to read the board, what the tiles in play do. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "client-cli/show/style.hpp"

namespace vegas::cli {

[[nodiscard]] std::vector<std::string> help_texts(const nlohmann::json& view, const Style&);

}  // namespace vegas::cli
