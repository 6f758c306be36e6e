// The server of one trial's game: keeps everything in memory, and has no port of its own. Its parts
// are declared in the order in which they need each other.
#pragma once

#include "server/conformance/trials.hpp"
#include "server/shell/config/config.hpp"
#include "server/shell/http/api.hpp"
#include "server/shell/metrics/metrics.hpp"
#include "server/shell/net/event_loop.hpp"
#include "server/shell/process/log.hpp"
#include "server/shell/process/os_entropy.hpp"
#include "server/shell/run/core_runner.hpp"
#include "server/shell/run/house_bots.hpp"
#include "server/shell/run/thread_pool.hpp"
#include "server/shell/store/memory_store.hpp"

namespace vegas::shell::conformance {

inline constexpr std::size_t kConnectionsMax = 64;

struct TrialServer {
    TrialServer(Trial trial, const Page& page);
    TrialServer& operator=(TrialServer&&) = delete;

    const Config config;
    Metrics metrics;
    EventLoop loop;
    Log log;
    OsEntropy entropy;
    MemoryStore store{MemoryScope::until_again};
    ThreadPool bot_workers{loop}, replay_workers{loop};
    core::Server core;
    HouseBots bots;
    CoreRunner core_runner;
    HttpApi api;
};

}  // namespace vegas::shell::conformance
