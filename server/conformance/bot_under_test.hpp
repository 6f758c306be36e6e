// The bot of one game, and what stands between it and the server: a port, faults and checks.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/conformance/bot_process.hpp"
#include "server/conformance/conformance_checker.hpp"
#include "server/conformance/fault_injector.hpp"
#include "server/conformance/intercepting_proxy.hpp"
#include "server/conformance/trial_server.hpp"
#include "server/shell/http/listener.hpp"
#include "server/shell/net/admission_control.hpp"

namespace vegas::shell::conformance {

struct BotCommand {
    std::vector<std::string> words;  // as BotProcess takes them
    std::int64_t patience_ms = 0;
};

class BotUnderTest {
public:
    // Starts the bot. Throws std::runtime_error if it cannot be started. REQUIRES: the server
    // outlives this.
    BotUnderTest(TrialServer& server, Trial trial, const BotCommand& bot, const std::string& table,
                 const std::string& invite);
    BotUnderTest& operator=(BotUnderTest&&) = delete;

    [[nodiscard]] ConformanceChecker& checker() { return checker_; }
    [[nodiscard]] BotProcess& process() { return process_; }

private:
    AdmissionControl admission_;
    ConformanceChecker checker_;
    FaultInjector fault_injector_;
    InterceptingProxy proxy_;
    const SessionParts session_parts_;
    Listener listener_;
    BotProcess process_;
};

}  // namespace vegas::shell::conformance
