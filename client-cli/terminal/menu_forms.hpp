// The numbered answers to a question as lines, in more room or less. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "client-cli/terminal/frame.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

struct Menu {
    Lines lines = {};
    std::vector<Spot> spots = {};  // rows are those of `lines`
};

// All forms of the same choices, the tallest first; every choice is in each of them, whole:
// a line each (up to ten); neighbours of one group side by side under their head; one behind the
// other, like a sentence. `chosen` is marked.
[[nodiscard]] std::vector<Menu> menus_of(const std::vector<Choice>&,
                                         std::optional<std::size_t> chosen, std::size_t columns,
                                         const Style&);

}  // namespace vegas::cli
