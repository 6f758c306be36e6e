// Lays out numbered choices as lines, for more room or less. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/screen_frame.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

struct Menu {
    Lines lines = {};
    std::vector<ClickArea> click_areas = {};  // rows are those of `lines`
};

// All variants of the same choices, the tallest first; each has every choice, uncut. A line each
// (up to ten); groups with their members side by side under a heading; all one after another, like
// a sentence. `chosen` is marked.
[[nodiscard]] std::vector<Menu> menus_of(const std::vector<MenuChoice>&,
                                         std::optional<std::size_t> chosen, std::size_t columns,
                                         const Style&);

}  // namespace vegas::cli
