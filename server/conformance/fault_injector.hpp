// Injects the faults of a trial: decides what happens to each message, in both directions. Pure.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <vector>

#include "server/conformance/conformance_checker.hpp"
#include "server/conformance/trials.hpp"

namespace vegas::shell::conformance {

// What happens to the connection after the message.
enum class ConnectionFault : std::uint8_t { none, drop, close };

// What happens to a message for the bot.
struct MessageFault {
    std::vector<ordered_json> messages;
    ConnectionFault connection = ConnectionFault::none;
};

// What happens to a request of the bot.
struct RequestFault {
    bool is_forwarded = true;  // to the server
    bool is_changed = false;   // the request was modified
    std::vector<ordered_json> replies;
    std::function<ordered_json()> delayed_reply;  // after delay_ms; null: none
    std::int64_t delay_ms = 0;
    ConnectionFault connection = ConnectionFault::none;  // before the server's reply
};

class FaultInjector {
public:
    // Time per decision at the tables of the trial, in ms; 0: no limit.
    [[nodiscard]] static std::int64_t clock_ms(Trial);

    // REQUIRES: `checker` outlives this, and this outlives its delayed replies.
    FaultInjector(Trial trial, ConformanceChecker& checker) : trial_(trial), checker_(checker) {}

    // REQUIRES: the connection is the one of the bot's seat.
    [[nodiscard]] MessageFault intercept_message(ordered_json message);
    [[nodiscard]] RequestFault intercept_request(ordered_json& request);

private:
    [[nodiscard]] bool should_strike_prompt(const ordered_json& message);
    [[nodiscard]] bool should_strike_act();

    const Trial trial_;
    ConformanceChecker& checker_;
    int prompts_ = 0, acts_ = 0;
    std::int64_t open_decision_ = 0;  // the last decision that the bot was sent
    std::set<std::int64_t> counted_decisions_;
};

}  // namespace vegas::shell::conformance
