// JSON as people read it: what fits on a line stands on one.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace vegas::contract {

using Json = nlohmann::ordered_json;

[[nodiscard]] std::string pretty(const Json&);

}  // namespace vegas::contract
