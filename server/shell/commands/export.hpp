// `vegasd export`: the transcripts of finished games, for whoever wants to keep or to count them.
// A vegasd may be at work in the data directory.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Writes each transcript in a line of its own, the oldest game first, and ends early if `out`
// fails. Throws std::runtime_error, one line, if the directory cannot be read.
void export_games(const ExportGames& what, std::ostream& out);

}  // namespace vegas::shell
