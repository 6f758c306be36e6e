// Puts the choices of a question into words for speech output. Pure.
#pragma once

#include <vector>

#include "client-cli/terminal/lines.hpp"
#include "client-cli/terminal/menu.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// A sentence for each choice. Unless `whole`, large groups of a long list are summed up by what
// they have in common.
[[nodiscard]] Lines choice_words(const std::vector<MenuChoice>&, bool whole, const Texts&);

}  // namespace vegas::cli
