// The result of a game: for the screen, for speech, and as one line that all clients print alike.
// Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client-cli/show/common/layout_variants.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

// A line for each player, the winner first. The variants say what each total is made of, or only
// your own, or none.
[[nodiscard]] LayoutVariants result_variants(const RenderContext&, std::size_t columns);

// A sentence for each player, the winner first, with what the total is made of. The texts of the
// context must be those for speech.
[[nodiscard]] Lines result_words(const RenderContext&);

// "result table=k3f9xq places=1,3,2 totals=210000,150000,180000 cards=4,3,3 chips=1,0,2"
[[nodiscard]] std::string result_line(const WireView&);

// The same as one line of JSON.
[[nodiscard]] std::string result_json(const WireView&);

}  // namespace vegas::cli
