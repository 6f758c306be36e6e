// `vegas arena`: plays house bots and programs against each other, without a server, and reports
// how well they did.
#pragma once

#include <iosfwd>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// Called now and then with the number of games played. May be null.
using Progress = void (*)(std::uint64_t played, std::uint64_t games);

// Returns the exit code: 0, 1 if a game or a program broke, 2 if there is no such game or bot.
// REQUIRES: if there are programs, this process ignores SIGPIPE.
[[nodiscard]] int arena(const ArenaOptions&, Progress, std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
