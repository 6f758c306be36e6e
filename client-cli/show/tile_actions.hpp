// Words for what the tiles of `royale` ask. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "client-cli/show/actions.hpp"

namespace vegas::cli {

// None for kinds of others.
[[nodiscard]] std::optional<ActionText> tile_action_text(const nlohmann::json& action,
                                                         const Scene&);

}  // namespace vegas::cli
