// What words about an action or a prompt are made from. References outlive it.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "client-cli/show/names.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

struct Scene {
    const nlohmann::json& view;
    const nlohmann::json& prompt;  // the open one; JSON null where it does not matter
    const SeatNames& names;
    const Style& style;
};

}  // namespace vegas::cli
