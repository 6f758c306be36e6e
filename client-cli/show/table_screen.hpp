// A table on a whole screen, of any size: what there is to lay out. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/layout.hpp"

namespace vegas::cli {

// What is asked, beside the board.
struct Asked {
    std::string notice = {};  // to be read before it; empty: nothing
    std::string status = {};  // whose turn it is, or the question
    Lines told = {};          // sentences to be read before it, each on a line of its own
    std::vector<Choice> choices = {};
    std::optional<std::size_t> chosen = {};  // the choice that is marked
    std::string clock = {};  // what is left of the time, "1:57"; empty: there is no clock
    std::string typed = {};
    std::size_t cursor = 0;  // columns before it, of what is typed
};

// For a board of `columns`. `join_command`: what a friend types, shown before the start.
[[nodiscard]] Panes table_panes(const Scene&, const Asked&, const std::string& join_command,
                                std::size_t columns);

}  // namespace vegas::cli
