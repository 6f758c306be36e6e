// Describes what an action would do, from its preview (`shows`). Actions of unknown kinds are shown
// by their fields. Pure.
#pragma once

#include <string>

#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

struct ActionText {
    std::string label;  // a line of its own: "casino 1  oo  then 50k you, 30k nobody"
    // For long lists: the heading shared with neighbours, and the rest of the label. Without a
    // group, `brief` is a shorter label, or empty if there is none.
    std::string group = {};
    std::string brief = {};
};

// One action and its context. The references must outlive it.
struct ActionDetails {
    const WireAction& action;
    const WirePreview& shows;  // empty if the action has no preview
    const RenderContext& context;
};

[[nodiscard]] ActionText action_text(const WireAction&, const RenderContext&);

// The kind and its fields: "wager number=2".
[[nodiscard]] std::string action_fields(const WireAction&, const RenderContext&);

// What may be typed for it in any language: "casino 3", "hide 2", "pass".
[[nodiscard]] std::string action_typed(const WireAction&);
// The same in the language of the texts: "aussetzen"; empty if it has no word of its own.
[[nodiscard]] std::string action_typed(const WireAction&, const Texts&);

}  // namespace vegas::cli
