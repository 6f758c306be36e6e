// `vegas arena`: house bots and programs against each other, here and without a server, and how
// well they did.
#pragma once

#include <iosfwd>

#include "client-cli/local/options.hpp"

namespace vegas::cli {

// How many games have been played, now and then. May be null.
using Progress = void (*)(std::uint64_t played, std::uint64_t games);

// The exit code: 0, 1 when a game or a program broke, 2 when there is no such game or bot.
// REQUIRES: where there are programs, this process ignores SIGPIPE.
[[nodiscard]] int arena(const ArenaOptions&, Progress, std::ostream& out, std::ostream& err);

}  // namespace vegas::cli
