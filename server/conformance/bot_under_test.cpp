#include "server/conformance/bot_under_test.hpp"

#include "server/shell/net/authority.hpp"

namespace vegas::shell::conformance {
namespace {

std::string url_of(const Listener& listener) {
    return "ws://" + authority(listener.address(), listener.port()) + "/ws";
}

}  // namespace

BotUnderTest::BotUnderTest(TrialServer& server, Trial trial, const BotCommand& bot,
                           const std::string& table, const std::string& invite)
    : admission_(server.config.core.limits, server.loop, server.log,
                 {.unlimited = server.config.unlimited}),
      checker_(bot.patience_ms, table),
      fault_injector_(trial, checker_),
      proxy_({server.core_runner, server.loop, fault_injector_, checker_}),
      session_parts_{server.api,
                     {&proxy_, admission_, server.log, server.metrics,
                      server.config.core.limits.message_bytes, server.config.idle_timeout_ms}},
      listener_(server.loop, {"127.0.0.1", 0, {}, ListenerRole::players, kConnectionsMax},
                session_parts_),
      process_(bot.words, {url_of(listener_), invite}) {
    checker_.on_start(server.loop.now().ms);
}

}  // namespace vegas::shell::conformance
