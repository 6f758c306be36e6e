#include "tests/sim/limit_checker.hpp"

#include <variant>

#include "tests/sim/check_failure.hpp"

namespace vegas::sim {
namespace {

constexpr std::size_t kBytesAtOnce = 32 * 1024;  // bytes that one input may send to one connection

}  // namespace

// What was held back comes at once, and so do the answers to all that waited for the store, or for
// a table whose home this server becomes.
void LimitChecker::on_input(const core::Input& in) {
    may_hold_back_ = !owed_.was_all_stored() || std::holds_alternative<core::QueryReply>(in.what) ||
                     std::holds_alternative<core::Claimed>(in.what);
}

void LimitChecker::on_send(const core::Send& send) {
    if (network_.unwritten(send.conn) + send.text->size() > limits_.queue_bytes) {
        throw CheckFailure("more unsent bytes of one connection than " +
                           std::to_string(limits_.queue_bytes));
    }
}

void LimitChecker::on_close(const core::Close& close) {
    if (close.reason != "slow_consumer" || may_hold_back_) return;
    const std::size_t unwritten = network_.unwritten(close.conn);
    if (unwritten + kBytesAtOnce >= limits_.queue_bytes) return;
    throw CheckFailure("a connection is closed for reading slowly with " +
                       std::to_string(unwritten) + " unsent bytes");
}

void LimitChecker::on_log(const core::LogLine& line) {
    if (line.level == core::LogLevel::error) throw CheckFailure("the server says: " + line.text);
}

void LimitChecker::on_handled(const core::Server& server) {
    const auto counts = server.gauges();
    if (counts.tables > limits_.tables) {
        throw CheckFailure(std::to_string(counts.tables) + " tables, more than there may be");
    }
    if (counts.players > limits_.guests) throw CheckFailure("more players than there may be");
}

}  // namespace vegas::sim
