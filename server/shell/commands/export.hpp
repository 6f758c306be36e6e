// `vegasd export`: prints the transcripts of finished games, for archives and statistics. Works
// while a vegasd uses the data.
#pragma once

#include <iosfwd>

#include "server/shell/config/commands.hpp"

namespace vegas::shell {

// Writes one transcript a line, oldest game first, and stops early if `out` fails. Throws
// std::runtime_error, one line, if the data cannot be read.
void export_games(const ExportGames& what, std::ostream& out);

}  // namespace vegas::shell
