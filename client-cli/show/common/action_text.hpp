// What an action would do, in words, from its `shows`; actions of unknown kinds are shown by their
// fields. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

struct ActionText {
    std::string label;  // a line of its own: "casino 1  oo  then 50k you, 30k nobody"
    // For long lists: the head that it shares with its neighbours, and what is left to say. Without
    // a group, the label in fewer words; empty: there are none.
    std::string group = {};
    std::string brief = {};
};

// One action and the scene around it. References outlive it.
struct Said {
    const Action& action;
    const Shows& shows;  // empty where the action shows nothing
    const Scene& scene;
};

[[nodiscard]] ActionText action_text(const Action&, const Scene&);

// The kind and its fields: "wager number=2".
[[nodiscard]] std::string action_fields(const Action&, const Scene&);

// What may be typed for it in every language: "casino 3", "hide 2", "pass".
[[nodiscard]] std::string action_typed(const Action&);
// The same in the language of the texts: "aussetzen"; empty where it has no word of its own.
[[nodiscard]] std::string action_typed(const Action&, const Texts&);

}  // namespace vegas::cli
