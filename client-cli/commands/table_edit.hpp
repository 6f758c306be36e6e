// Parses what the host types before the start to change the game or the table: `game royale`, `set
// tiles 3`, `seats 4`, `time 60`, `people only on`, `level 2 hard`. Pure.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

struct TableEdit {
    json request = {};       // without its table; null: none
    std::string words = {};  // why there is no request: what may be typed
};

// What may be typed.
[[nodiscard]] std::string table_edit_help(const RenderContext&);

// nullopt if the line is no such edit. `offers` are the games of the server.
[[nodiscard]] std::optional<TableEdit> parse_table_edit(
    std::string_view line, const RenderContext&,
    const std::vector<WireStruct<RulesetSpec>>& offers);

}  // namespace vegas::cli
