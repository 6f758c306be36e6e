// The lines between servers, as shell/links keeps them: what is said arrives in order or not at
// all. A server that hears nothing for three seconds gives the line up; a new one comes about once
// the two reach each other.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "tests/sim/machine.hpp"

namespace vegas::sim {

using core::NodeId;

class Links {
public:
    using Machines = std::vector<Machine*>;
    Links(const Plan& plan, Agenda& agenda, const Machines& machines);

    void tell(NodeId from, const core::ToPeer& what);
    // A server has heard who else is there: the younger one calls.
    void knows(NodeId node, const std::vector<NodeId>& others);
    void ended(int number, NodeId node);

    // Nothing of one server reaches the other meanwhile.
    void cut_for(int from, int to, std::int64_t ms);
    void heal();

private:
    struct Way {                   // from one to the other
        std::uint64_t line = 0;    // 0: none, as far as the one who hears knows
        std::int64_t last_ms = 0;  // when what was said last arrives
        std::int64_t silent_since_ms = 0;
        std::deque<core::link::Message> late;  // while it is cut
        bool watched = false;
    };
    [[nodiscard]] Machine* of(NodeId node) const;
    [[nodiscard]] bool is_cut(NodeId from, NodeId to) const;
    void arrive(NodeId from, NodeId to, std::uint64_t line, core::link::Message message);
    void watch(NodeId from, NodeId to, std::uint64_t line);
    void give_up(NodeId from, NodeId to, std::uint64_t line);
    void make(NodeId one, NodeId other);

    const Plan& plan_;
    Agenda& agenda_;
    const Machines& machines_;
    Chance chance_;
    std::map<std::pair<NodeId, NodeId>, Way> ways_;  // from, to
    std::map<NodeId, int> numbers_;
    std::array<std::array<std::int64_t, kServersMost>, kServersMost> cut_until_ms_{};
    std::uint64_t made_ = 0;
};

}  // namespace vegas::sim
