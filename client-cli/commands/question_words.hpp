// What there is to choose, for those who listen. Pure.
#pragma once

#include <vector>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// A sentence for each choice. If not `whole`, the large groups of a long list are told by what they
// have in common.
[[nodiscard]] Lines choice_words(const std::vector<Choice>&, bool whole, const Texts&);

}  // namespace vegas::cli
