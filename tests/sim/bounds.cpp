#include "tests/sim/bounds.hpp"

#include <variant>

#include "tests/sim/wrong.hpp"

namespace vegas::sim {
namespace {

constexpr std::size_t kAtOnce = 32 * 1024;  // bytes that one input makes the server say to one line

}  // namespace

// What was held back comes at once, and so do the answers to all that waited for the store.
void Bounds::given(const core::Input& in) {
    may_hold_back_ = !owed_.was_all_stored() || std::holds_alternative<core::Told>(in.what);
}

void Bounds::sent(const core::Send& send) {
    if (network_.unwritten(send.conn) + send.text->size() > limits_.queue_bytes) {
        throw Wrong("more unsent bytes of one connection than " +
                    std::to_string(limits_.queue_bytes));
    }
}

void Bounds::closing(const core::Close& close) {
    if (close.reason != "slow_consumer" || may_hold_back_) return;
    const std::size_t unwritten = network_.unwritten(close.conn);
    if (unwritten + kAtOnce >= limits_.queue_bytes) return;
    throw Wrong("a connection is closed for reading slowly with " + std::to_string(unwritten) +
                " unsent bytes");
}

void Bounds::logged(const core::LogLine& line) {
    if (line.level == core::LogLevel::error) throw Wrong("the server says: " + line.text);
}

void Bounds::handled(const core::Server& server) {
    const auto counts = server.counts();
    if (counts.tables > limits_.tables) {
        throw Wrong(std::to_string(counts.tables) + " tables, more than there may be");
    }
    if (counts.players > limits_.guests) throw Wrong("more players than there may be");
}

}  // namespace vegas::sim
