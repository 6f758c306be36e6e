// What an action would bring to the seat that may take it, by its preview. Pure.
#pragma once

#include <compare>
#include <cstdint>

#include "client-cli/show/common/tile_faces.hpp"

namespace vegas::cli {

// Compared from the first member on.
struct ActionWorth {
    std::int64_t money = 0;      // of its own: dollars, or the values of chips
    std::int64_t dice_kept = 0;  // big dice count 2
    std::int64_t harm = 0;       // money that others lose
    bool acts = false;           // something happens

    friend auto operator<=>(const ActionWorth&, const ActionWorth&) = default;
};

// One action and its context. The references must outlive it.
struct WeighedAction {
    const WireAction& action;
    const WirePreview& shows;  // empty if the action has no preview
    const WireView& view;
    const TileFaces& faces;
    DiceOwner own;  // the seat that may take it
};

}  // namespace vegas::cli
