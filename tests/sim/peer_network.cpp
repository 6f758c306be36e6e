#include "tests/sim/peer_network.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include "server/core/peer/codec.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/trace.hpp"
#include "tests/support/written_and_read.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kSilenceMs = 3'000;

core::peer::PeerMessage written_and_read(const core::peer::PeerMessage& message) {
    auto back = test::written_and_read(message);
    if (back) return std::move(*back);
    throw CheckFailure("a message between servers that cannot be read: " +
                       core::peer::encode_head(message));
}

}  // namespace

PeerNetwork::PeerNetwork(const Plan& plan, Scheduler& agenda, const Machines& machines)
    : plan_(plan), agenda_(agenda), machines_(machines), chance_(plan.seed, "links") {}

ServerProcess* PeerNetwork::of(NodeId node) const {
    const auto it = std::find_if(machines_.begin(), machines_.end(), [node](const auto* machine) {
        return machine->incarnation() == node;
    });
    return it == machines_.end() ? nullptr : *it;
}

bool PeerNetwork::is_cut(NodeId from, NodeId to) const {
    const auto one = static_cast<std::size_t>(numbers_.at(from));
    const auto other = static_cast<std::size_t>(numbers_.at(to));
    return agenda_.now_ms() < cut_until_ms_.at(one).at(other);
}

void PeerNetwork::cut_for(int from, int to, std::int64_t ms) {
    cut_until_ms_.at(static_cast<std::size_t>(from)).at(static_cast<std::size_t>(to)) =
        agenda_.now_ms() + ms;
}

void PeerNetwork::heal() {
    for (auto& row : cut_until_ms_) row.fill(0);
}

// ---- a line comes about

void PeerNetwork::update_peers(NodeId node, const std::vector<NodeId>& others) {
    for (const ServerProcess* machine : machines_) {
        if (machine->is_up()) numbers_[machine->incarnation()] = machine->number();
    }
    for (const NodeId other : others) {
        const bool calls = other < node && of(other) != nullptr && lines_[{other, node}].line == 0;
        if (!calls || is_cut(node, other) || is_cut(other, node)) continue;
        agenda_.after(chance_.between(1, 5), [this, node, other] { connect(node, other); });
    }
}

// The one who is called may not have noticed yet that the line before is dead.
void PeerNetwork::connect(NodeId one, NodeId other) {
    ServerProcess* caller = of(one);
    ServerProcess* called = of(other);
    if (caller == nullptr || called == nullptr || lines_[{other, one}].line != 0) return;
    if (called->is_paused() || caller->is_paused()) return;
    if (const std::uint64_t before = lines_[{one, other}].line) give_up(one, other, before);
    const std::uint64_t line = ++made_;
    const std::array both{std::pair{one, other}, std::pair{other, one}};
    for (const auto& way : both) {
        lines_[way] = {};
        lines_[way].line = line;
        lines_[way].last_ms = agenda_.now_ms();
    }
    for (const auto& [from, to] : both) {
        if (ServerProcess* there = of(to)) there->post_input(to, core::PeerUp{from});
        watch(from, to, line);
    }
}

// ---- what is said

void PeerNetwork::send(NodeId from, const core::ToPeer& what) {
    const auto way = lines_.find({from, what.node});
    if (way == lines_.end() || way->second.line == 0) return;
    // In order: never before what was said last.
    std::int64_t& last = way->second.last_ms;
    last = std::max(last, agenda_.now_ms() + chance_.between(0, 3));
    agenda_.at(last, [this, from, to = what.node, line = way->second.line,
                      message = written_and_read(what.message)]() mutable {
        arrive(from, to, line, std::move(message));
    });
}

void PeerNetwork::arrive(NodeId from, NodeId to, std::uint64_t line,
                         core::peer::PeerMessage message) {
    PeerLine& way = lines_[{from, to}];
    ServerProcess* hearer = of(to);
    if (way.line != line || hearer == nullptr) return;
    if (is_cut(from, to) || !way.late.empty()) {
        way.late.push_back(std::move(message));
        return;
    }
    note(plan_, agenda_, std::to_string(from) + " to " + std::to_string(to),
         core::peer::encode_head(message) + std::string(core::peer::body_of(message)));
    hearer->post_input(to, core::FromPeer{from, std::move(message)});
}

// ---- a line is given up

// Whether anything was heard, each half second.
void PeerNetwork::watch(NodeId from, NodeId to, std::uint64_t line) {
    agenda_.after(500, [this, from, to, line] {
        PeerLine& way = lines_[{from, to}];
        if (way.line != line) return;
        ServerProcess* speaker = of(from);
        const bool is_silent = speaker == nullptr || speaker->is_paused() || is_cut(from, to);
        if (!is_silent) {
            way.watched = false;
            ServerProcess* hearer = of(to);
            for (auto& message : std::exchange(way.late, {})) {
                note(plan_, agenda_, std::to_string(from) + " late to " + std::to_string(to),
                     core::peer::encode_head(message) + std::string(core::peer::body_of(message)));
                if (hearer != nullptr) {
                    hearer->post_input(to, core::FromPeer{from, std::move(message)});
                }
            }
            return watch(from, to, line);
        }
        if (!std::exchange(way.watched, true)) way.silent_since_ms = agenda_.now_ms();
        if (agenda_.now_ms() - way.silent_since_ms < kSilenceMs - 500) return watch(from, to, line);
        give_up(from, to, line);
    });
}

// The hearer closes it. The other one is told, if anything reaches it; else it falls silent too.
void PeerNetwork::give_up(NodeId from, NodeId to, std::uint64_t line) {
    PeerLine& way = lines_[{from, to}];
    if (way.line != line) return;
    way.line = 0;
    way.late.clear();
    note(plan_, agenda_, std::to_string(to), "hears no more of " + std::to_string(from));
    if (ServerProcess* hearer = of(to)) hearer->post_input(to, core::PeerDown{from});
    const std::int64_t in =
        is_cut(to, from) ? kSilenceMs + chance_.between(0, 1'000) : chance_.between(0, 3);
    agenda_.after(in, [this, from, to, line] { give_up(to, from, line); });
}

void PeerNetwork::on_server_end(int number, NodeId node) {
    numbers_[node] = number;
    const bool silently = chance_.one_in(4);
    for (auto& [who, way] : lines_) {
        if (way.line == 0) continue;
        if (who.second == node) way.line = 0;
        if (who.first != node) continue;
        const std::int64_t in = silently ? kSilenceMs : chance_.between(0, 5);
        agenda_.after(
            in, [this, from = node, to = who.second, line = way.line] { give_up(from, to, line); });
    }
}

}  // namespace vegas::sim
