// The end of a game: a table for people, and one line that all clients print alike. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "client-cli/show/style.hpp"

namespace vegas::cli {

[[nodiscard]] std::vector<std::string> result_table(const nlohmann::json& view, const Style&);

// "result table=k3f9xq places=1,3,2 totals=210000,150000,180000 cards=4,3,3 chips=1,0,2"
[[nodiscard]] std::string result_line(const nlohmann::json& view);

// The same as one line of JSON.
[[nodiscard]] std::string result_json(const nlohmann::json& view);

}  // namespace vegas::cli
