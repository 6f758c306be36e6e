// The faces of the casino tiles: what they are called, what one of them does, where it lies. Only
// names and texts; what happens is the server's. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

// "A2" -> "Jackpot"; other texts come back as they are, made safe.
[[nodiscard]] std::string tile_name(std::string_view id);

// "A2 Jackpot"
[[nodiscard]] std::string tile_title(std::string_view id);

// What it does, in a sentence or two; empty for faces that this client does not know.
[[nodiscard]] std::string_view tile_help(std::string_view id);

// What Double Down pays, as cards: highest first.
[[nodiscard]] const nlohmann::json& double_down_cards();

// The tile with this face in play; JSON null where it is not.
[[nodiscard]] const nlohmann::json& tile_in_play(const nlohmann::json& view, std::string_view id);

// Which casino is closed, from 1 on; none: all are open.
[[nodiscard]] std::optional<std::int64_t> closed_casino(const nlohmann::json& view);

}  // namespace vegas::cli
