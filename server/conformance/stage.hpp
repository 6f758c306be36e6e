// One game of a bot's: a server of its own for it, on a free port of this machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/conformance/host.hpp"
#include "server/conformance/trials.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell::conformance {

struct Bot {
    std::vector<std::string> words;  // as Program takes them
    std::int64_t patience_ms = 0;
};

struct Performance {
    std::optional<std::string> mistake;  // as Witness says it
    std::set<std::string> asked;         // kinds of questions
    std::size_t answers = 0;
};

// Throws std::runtime_error if the bot cannot be started, and Interrupted.
[[nodiscard]] Performance play(const Bot& bot, Trial trial, Game game, const Page& page);

struct Interrupted {};  // by SIGINT or SIGTERM

}  // namespace vegas::shell::conformance
