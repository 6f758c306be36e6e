// What the host of a table types before the start to have another game or another table: `game
// royale`, `set tiles 3`, `seats 4`, `time 60`, `people only on`, `level 2 hard`. Pure.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

struct Change {
    json request = {};       // without its table; null: there is none
    std::string words = {};  // why there is none: what may be typed
};

// What may be typed.
[[nodiscard]] std::string change_words(const Scene&);

// Nothing: the line is nothing of that kind. `offers` are the games of the server.
[[nodiscard]] std::optional<Change> change_of(std::string_view line, const Scene&,
                                              const std::vector<Read<RulesetSpec>>& offers);

}  // namespace vegas::cli
