// Models the connections between servers, as shell/peers keeps them: messages arrive in order or
// not at all. A server that receives nothing for three seconds drops the connection. A new one is
// made once the two reach each other.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/sim/server_process.hpp"

namespace vegas::sim {

using core::NodeId;

class PeerNetwork {
public:
    using Machines = std::vector<ServerProcess*>;
    PeerNetwork(const Plan& plan, Scheduler& agenda, const Machines& machines);

    void send(NodeId from, const core::ToPeer& what);
    // A server has learned which others exist: the younger one connects.
    void update_peers(NodeId node, const std::vector<NodeId>& others);
    void on_server_end(int number, NodeId node);

    // Meanwhile nothing from one server reaches the other.
    void cut_for(int from, int to, std::int64_t ms);
    void heal();

private:
    struct PeerLine {              // one direction of a connection
        std::uint64_t line = 0;    // 0: none, as far as the receiver knows
        std::int64_t last_ms = 0;  // when the last message arrives
        std::int64_t silent_since_ms = 0;
        std::deque<core::peer::PeerMessage> late;  // sent while it is cut
        bool watched = false;
    };
    [[nodiscard]] ServerProcess* of(NodeId node) const;
    [[nodiscard]] bool is_cut(NodeId from, NodeId to) const;
    void arrive(NodeId from, NodeId to, std::uint64_t line, core::peer::PeerMessage message);
    void watch(NodeId from, NodeId to, std::uint64_t line);
    void give_up(NodeId from, NodeId to, std::uint64_t line);
    void connect(NodeId one, NodeId other);

    const Plan& plan_;
    Scheduler& agenda_;
    const Machines& machines_;
    RandomStream chance_;
    std::map<std::pair<NodeId, NodeId>, PeerLine> lines_;  // from, to
    std::map<NodeId, int> numbers_;
    std::array<std::array<std::int64_t, kServersMost>, kServersMost> cut_until_ms_{};
    std::uint64_t made_ = 0;
};

}  // namespace vegas::sim
