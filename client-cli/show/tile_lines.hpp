// A casino's tile in its box: the face, and what lies on it. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "client-cli/show/names.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// At least one line, each of exactly `columns`: " A2 Jackpot          80k ". What is too long for
// the first line stands below it. REQUIRES: columns >= 24.
[[nodiscard]] std::vector<std::string> tile_lines(const nlohmann::json& tile, std::size_t columns,
                                                  const SeatNames&, const Style&);

}  // namespace vegas::cli
