// Words for the decisions of `vegas-1996`. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "client-cli/show/actions.hpp"

namespace vegas::cli {

// None for kinds of others, and for views of other games.
[[nodiscard]] std::optional<ActionText> vegas_1996_action_text(const nlohmann::json& action,
                                                               const Scene&);

}  // namespace vegas::cli
