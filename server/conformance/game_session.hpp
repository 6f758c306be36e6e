// Plays one game with a bot, on a server of its own at a free local port.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include "server/conformance/bot_under_test.hpp"
#include "server/conformance/host_client.hpp"
#include "server/conformance/trials.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell::conformance {

struct GameReport {
    std::optional<std::string> mistake;  // as ConformanceChecker words it
    std::set<std::string> ask_kinds;     // kinds of decisions
    std::size_t acts = 0;
};

// nullopt if a signal ended it, SIGINT or SIGTERM. Throws std::runtime_error if the bot cannot be
// started.
[[nodiscard]] std::optional<GameReport> play_game(const BotCommand& bot, Trial trial,
                                                  TrialGame game, const Page& page);

}  // namespace vegas::shell::conformance
