#include "tests/sim/bounds.hpp"

#include "tests/sim/wrong.hpp"

namespace vegas::sim {

void Bounds::sent(const core::Send& send) {
    if (network_.unwritten(send.conn) + send.text->size() > limits_.queue_bytes) {
        throw Wrong("more unsent bytes of one connection than " +
                    std::to_string(limits_.queue_bytes));
    }
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
