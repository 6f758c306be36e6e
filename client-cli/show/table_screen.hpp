// Collects what a screen of any size shows of a table. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/layout.hpp"

namespace vegas::cli {

// The question beside the board.
struct InputPane {
    std::string notice = {};  // to be read before the question; empty: none
    std::string status = {};  // whose turn it is, or the question
    Lines sentences = {};     // to be read before the question, each on its own line
    std::vector<MenuChoice> choices = {};
    std::optional<std::size_t> chosen = {};  // the choice that is marked
    std::string clock = {};                  // the time left, "1:57"; empty: there is no clock
    std::string typed = {};
    std::size_t cursor = 0;  // columns of `typed` before the cursor
};

// For a board of `columns`. `join_command`, which a friend types, is shown before the start.
[[nodiscard]] Panes table_panes(const RenderContext&, const InputPane&,
                                const std::string& join_command, std::size_t columns);

}  // namespace vegas::cli
