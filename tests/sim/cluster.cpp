#include "tests/sim/cluster.hpp"

#include <algorithm>
#include <utility>

#include "tests/sim/trace.hpp"

namespace vegas::sim {
namespace {

constexpr std::int64_t kBalancerMs = 1'000;
constexpr int kUnreadySeconds = 4;
constexpr std::int64_t kTroubleMs = 12'000;  // for so long something may still come of it

}  // namespace

Cluster::Cluster(const Plan& plan, Scheduler& agenda, Network& network, Database::OnHeld on_held)
    : plan_(plan),
      agenda_(agenda),
      network_(network),
      chance_(plan.seed, "cluster"),
      database_(plan, agenda, std::move(on_held)),
      links_(plan, agenda, machines_) {
    database_.on_fence = [this](NodeId node) { look_at_fence(node); };
}

void Cluster::add(ServerProcess& machine) {
    machines_.push_back(&machine);
    machine.set_storage(sessions_.emplace_back(
        plan_, database_, machine,
        [this](NodeId me, const std::vector<NodeId>& all) { links_.update_peers(me, all); }));
    machine.on_peer_message(
        [this, &machine](const core::ToPeer& what) { links_.send(machine.incarnation(), what); });
}

void Cluster::begin() {
    agenda_.after(kBalancerMs, [this] { balance(); });
    agenda_.after(plan_.fault_every_ms, [this] { bring_fault(); });
}

bool Cluster::has_outdated_server() const {
    return std::ranges::any_of(machines_, [this](const ServerProcess* machine) {
        const auto node = database_.data().nodes.find(machine->incarnation());
        return machine->is_up() && node != database_.data().nodes.end() && node->second.fenced;
    });
}

bool Cluster::is_home(NodeId node, const std::string& table) const {
    const auto row = database_.data().tables.find(table);
    return row != database_.data().tables.end() && row->second.owner == node;
}

// ---- the balancer

int Cluster::choose() {
    std::vector<int> ready;
    for (const ServerProcess* machine : machines_) {
        // It does not notice at once that one is gone.
        if (machine->is_ready() || (machine->is_up() && chance_.one_in(8))) {
            ready.push_back(machine->number());
        }
    }
    return ready.empty() ? static_cast<int>(chance_.below(machines_.size()))
                         : chance_.any_of(ready);
}

void Cluster::balance() {
    for (const ServerProcess* machine : machines_) {
        int& unready_s = unready_s_.at(static_cast<std::size_t>(machine->number()));
        unready_s = machine->is_ready() ? 0 : unready_s + 1;
        if (unready_s == kUnreadySeconds) network_.drop_lines_to(machine->number());
        look_at_outage(*machine);
    }
    look_at_tables();
    agenda_.after(kBalancerMs, [this] { balance(); });
}

// ---- bad days

void Cluster::bring_fault() {
    if (healed_) return;
    agenda_.after(chance_.between(1, 2 * plan_.fault_every_ms), [this] { bring_fault(); });
    ++faults_;
    const std::int64_t ms = chance_.between(200, chance_.one_in(3) ? 15'000 : 3'000);
    ServerProcess& machine = *chance_.any_of(machines_);
    const std::uint32_t kind = chance_.below(8);
    note(plan_, agenda_, "fault",
         std::to_string(kind) + ", server " + std::to_string(machine.number()) + ", " +
             std::to_string(ms) + " ms");
    switch (kind) {
    case 0: return machine.kill();
    case 1: return machine.drain();
    case 2: return machine.pause_for(ms);
    case 3: return plan_.jump_once_in == 0 ? machine.kill() : machine.jump();
    case 4: return network_.cut_random_line();
    case 5:
    case 6: return cut_something(ms);
    default: return harm_database(ms);
    }
}

void Cluster::cut_something(std::int64_t ms) {
    const std::uint32_t one = chance_.below(plan_.servers);
    const bool there = chance_.one_in(2), back = !there || chance_.one_in(2);
    if (chance_.one_in(2)) return database_.cut_for(static_cast<int>(one), there, back, ms);
    const std::uint32_t other = (one + 1 + chance_.below(plan_.servers - 1)) % plan_.servers;
    if (there) links_.cut_for(static_cast<int>(one), static_cast<int>(other), ms);
    if (back) links_.cut_for(static_cast<int>(other), static_cast<int>(one), ms);
}

void Cluster::harm_database(std::int64_t ms) {
    switch (chance_.below(6)) {
    case 0: return database_.fail_over(chance_.between(50, 3'000), chance_.between(200, 4'000));
    case 1: return database_.restart(chance_.between(50, 3'000));
    case 2: return database_.be_unavailable_for(ms);
    case 3: return database_.stall_standby_for(ms);
    case 4: return database_.cancel_waits_for(ms / 4);
    default:  // the worst time for it
        database_.stall_standby_for(ms);
        database_.cancel_waits_for(ms / 2);
        agenda_.after(chance_.between(1, ms), [this] {
            if (!healed_) database_.fail_over(chance_.between(50, 500), 1'000);
        });
        return;
    }
}

void Cluster::heal() {
    healed_ = true;
    database_.heal();
    links_.heal();
}

// ---- what is looked at

// After an outage everybody has the time to renew: only who was alone in trouble may be fenced.
void Cluster::look_at_fence(NodeId node) const {
    const int number = database_.number_of(node);
    const ServerProcess& machine = *machines_.at(static_cast<std::size_t>(number));
    if (machine.incarnation() != node || machine.is_stopping()) return;
    const std::int64_t well_since =
        std::max(machine.lively_since_ms(), database_.reached_since(number));
    if (well_since > agenda_.now_ms() - kTroubleMs) return;
    throw CheckFailure("server " + std::to_string(number) + " is fenced, and was well");
}

void Cluster::look_at_outage(const ServerProcess& machine) const {
    if (!machine.is_up() || machine.is_paused() || machine.is_stopping() || machine.can_store()) {
        return;
    }
    const std::int64_t well_since =
        std::max(machine.steady_since_ms(), database_.well_since(machine.number()));
    if (well_since > agenda_.now_ms() - kTroubleMs) return;
    throw CheckFailure("server " + std::to_string(machine.number()) +
                       " says that nothing can be stored");
}

void Cluster::look_at_tables() const {
    for (const auto& [id, row] : database_.data().tables) look_at(id, row);
}

void Cluster::look_at(const std::string& id, const Row& row) const {
    if (row.aside) {
        if (plan_.loses()) return;
        throw CheckFailure("table " + id + " is set aside");
    }
    std::uint32_t next = row.base;
    NodeId writer = core::kNoNode;
    for (const auto& [seq, record] : row.log) {
        if (seq != next) throw JournalGap("table " + id + " has no record " + std::to_string(next));
        ++next;
        const bool begins = record.writer != writer && writer != core::kNoNode;
        if (begins && record.body.find("\"taken\"") == std::string::npos) {
            throw CheckFailure("record " + std::to_string(seq) + " of table " + id +
                               " is another server's, and does not say that it has taken over");
        }
        writer = record.writer;
    }
}

}  // namespace vegas::sim
