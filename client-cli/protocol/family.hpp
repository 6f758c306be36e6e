// Which family of games a view is of. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace vegas::cli {

// "las-vegas", "vegas-1996" or a later one: what `table` of the view says, or, where it says
// nothing, what its board says.
[[nodiscard]] std::string family_of(const nlohmann::json& view);

}  // namespace vegas::cli
