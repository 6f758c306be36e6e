// The terminal's own texts, embedded from this folder: one for each language, sorted by language.
#pragma once

#include "protocol/texts/embedded.hpp"

namespace vegas::cli {

[[nodiscard]] std::span<const texts::EmbeddedText> own_texts();

}  // namespace vegas::cli
