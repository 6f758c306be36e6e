// What an action would do, in words, from its `shows`; kinds of later rulesets as their fields.
// Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "client-cli/show/scene.hpp"

namespace vegas::cli {

struct ActionText {
    std::string label;  // a line of its own: "casino 1  oo  then 50k you, 30k nobody"
    // For long lists: the head that it shares with its neighbours, and what is left to say. Without
    // a group the label is all there is.
    std::string group;
    std::string brief;
};

[[nodiscard]] ActionText action_text(const nlohmann::json& action, const Scene&);

// The label alone, without a prompt to look at.
[[nodiscard]] std::string action_words(const nlohmann::json& action, const nlohmann::json& view,
                                       const SeatNames&, const Style&);

// What may be typed for it: "casino 3", "hide 2", "pass".
[[nodiscard]] std::string action_typed(const nlohmann::json& action);

// The action without what it shows: what is sent.
[[nodiscard]] nlohmann::json bare_action(const nlohmann::json& action);

}  // namespace vegas::cli
