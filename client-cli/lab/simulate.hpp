// `vegas simulate`: plays random games, reports statistics, and writes the transcripts if asked.
#pragma once

#include <iosfwd>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// Returns the exit code: 0, 1 if a transcript could not be written, 2 if there is no such game.
[[nodiscard]] int simulate(const SimulateOptions&, std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
