// `vegas simulate`: plays random games here, counts, and writes their transcripts if asked.
#pragma once

#include <iosfwd>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// The exit code: 0, 1 when a transcript could not be written, 2 when there is no such game.
[[nodiscard]] int simulate(const SimulateOptions&, std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
