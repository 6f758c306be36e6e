// `vegas replay`: shows a finished game, step by step at a terminal, elsewhere the whole of it line
// by line.
#pragma once

#include <iosfwd>

#include "client-cli/local/find_transcript.hpp"
#include "client-cli/local/options.hpp"
#include "client-cli/terminal/console.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// Returns the exit code of `verify`: a game that is not right is not shown.
[[nodiscard]] int replay(const ReplayOptions&, std::istream& in, Console& out, std::ostream& err,
                         const Texts&, const PlayerFetch& fetch_as_player = {});

}  // namespace vegas::cli
