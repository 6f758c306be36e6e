// The terminal's own texts as bytes of the program, as they stand in this folder: one for each
// language, sorted by it.
#pragma once

#include "protocol/texts/embedded.hpp"

namespace vegas::cli {

[[nodiscard]] std::span<const texts::Embedded> own_texts();

}  // namespace vegas::cli
