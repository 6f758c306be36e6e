#include "tests/sim/nodes/world.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim::nodes {
namespace {

constexpr std::int64_t kBalancerMs = 1'000;
constexpr int kUnreadySeconds = 4;
constexpr std::int64_t kEndsWithinMs = 900'000;
constexpr std::int64_t kTroubleMs = 12'000;  // for so long something may still come of it
constexpr std::array<const char*, 4> kRulesets{"royale-basic", "classic", "royale", "custom"};

}  // namespace

void note(const Plan& plan, std::int64_t ms, const std::string& of, const std::string& what) {
    if (!plan.trace) return;
    std::printf("%7lld %s %s\n", static_cast<long long>(ms), of.c_str(), what.c_str());
}

Plan plan_of(std::uint64_t seed, Control control, bool trace) {
    Chance chance(seed, "plan of nodes");
    Plan plan{.seed = seed, .control = control};
    plan.trace = trace;
    plan.groups = 1 + chance.below(3);
    plan.faults_ms = chance.between(10'000, 60'000);
    plan.fault_every = chance.between(500, 6'000);
    plan.think_ms = chance.between(20, 600);
    if (chance.one_in(2)) plan.nodes = 4;
    return plan;
}

std::size_t shard_of_id(std::string_view id) {
    return kSlots[0].find(id.substr(0, 1)) != std::string_view::npos ? 0 : 1;
}

Figures& Figures::operator+=(const Figures& more) {
    starts += more.starts;
    inputs += more.inputs;
    acks += more.acks;
    compared += more.compared;
    games += more.games;
    faults += more.faults;
    claims += more.claims;
    simulated_ms += more.simulated_ms;
    return *this;
}

World::World(const Plan& plan)
    : plan_(plan), chance_(plan.seed, "world of nodes"), links_(plan_, agenda_, servers_) {
    for (std::size_t n = 0; n < plan_.shards + (plan_.shards > 1 ? 1 : 0); ++n) {
        databases_.push_back(std::make_unique<Database>(plan_, agenda_, n));
        Database& made = *databases_.back();
        made.on_fence = [this, &made](NodeId node) { look_at_fence(made, node); };
    }
    for (int number = 0; number < plan_.nodes; ++number) {
        servers_.push_back(std::make_unique<Node>(plan_, agenda_, wired(), *this, number));
        servers_.back()->start();
    }
    for (std::uint32_t i = 0; i < plan_.groups; ++i) {
        groups_.push_back({.number = i, .ruleset = chance_.any_of(kRulesets)});
        for (std::uint32_t seat = 0; seat < 3; ++seat) {
            people_.push_back(
                std::make_unique<Player>(plan_, agenda_, *this, groups_.back(), seat));
            people_.back()->live();
        }
    }
    agenda_.after(kBalancerMs, [this] { balance(); });
    agenda_.after(plan_.fault_every, [this] { bring_fault(); });
}

Databases World::wired() const {
    Databases wired{.shards = {}, .people = databases_.back().get()};
    for (std::size_t n = 0; n < plan_.shards; ++n) wired.shards.push_back(databases_[n].get());
    return wired;
}

Figures World::run() {
    while (agenda_.now_ms() < plan_.faults_ms) agenda_.step();
    heal();
    const std::int64_t until = agenda_.now_ms() + kEndsWithinMs;
    while (!is_over()) {
        if (agenda_.now_ms() > until) {
            std::string open;
            for (const auto& who : people_) open += who->is_done() ? "" : "\n" + who->describe();
            throw Wrong("it never ends:" + open);
        }
        agenda_.step();
    }
    look_at_tables();
    for (const Group& group : groups_) {
        settle(group);
        figures_.acks += group.acks;
        figures_.compared += group.compared;
    }
    for (const auto& server : servers_) figures_.inputs += server->inputs();
    figures_.simulated_ms = agenda_.now_ms();
    return figures_;
}

bool World::is_over() const {
    return std::all_of(people_.begin(), people_.end(),
                       [](const auto& who) { return who->is_done(); });
}

// ---- lines

void World::come(Player& who) {
    std::vector<int> ready;
    for (int number = 0; number < plan_.nodes; ++number) {
        const auto& server = servers_[static_cast<std::size_t>(number)];
        // A balancer does not notice at once that one is gone.
        if (server->is_ready() || (server->is_up() && chance_.one_in(8))) ready.push_back(number);
    }
    if (ready.empty()) {
        agenda_.after(300, [this, &who] { come(who); });
        return;
    }
    const int number = ready[chance_.below(ready.size())];
    Node& server = *servers_[static_cast<std::size_t>(number)];
    const std::uint64_t line = ++last_line_;
    note(plan_, agenda_.now_ms(), who.name(),
         "comes to server " + std::to_string(server.incarnation()));
    lines_[line] = {&who, number, server.incarnation(), chance_.between(1, 20)};
    line_of_[&who] = line;
    server.give(server.incarnation(),
                core::Opened{{line}, {"198.51.100." + std::to_string(who.seat() + 1)}});
    who.came();
}

void World::say(Player& who, const std::string& bytes) {
    const Line& line = lines_.at(line_of_.at(&who));
    agenda_.after(line.ms, [this, number = line_of_.at(&who), bytes] {
        const auto it = lines_.find(number);
        if (it == lines_.end()) return;
        note(plan_, agenda_.now_ms(), it->second.who->name() + " says", bytes);
        servers_[static_cast<std::size_t>(it->second.number)]->give(
            it->second.node, core::Received{{number}, bytes, 0});
    });
}

void World::send(int from, core::ConnId conn, const core::Text& text) {
    const auto it = lines_.find(conn.value);
    if (it == lines_.end()) return;
    Node& server = *servers_[static_cast<std::size_t>(from)];
    server.give(it->second.node, core::Written{conn, text->size()});
    agenda_.after(it->second.ms, [this, number = conn.value, text] {
        const auto line = lines_.find(number);
        if (line == lines_.end()) return;
        note(plan_, agenda_.now_ms(), line->second.who->name() + " hears", *text);
        line->second.who->hear(*text);
    });
}

void World::close(int, core::ConnId conn) {
    const auto it = lines_.find(conn.value);
    if (it == lines_.end()) return;
    agenda_.after(it->second.ms, [this, number = conn.value] { break_line(number, 0); });
}

void World::cut(Player& who) {
    const auto it = line_of_.find(&who);
    if (it == line_of_.end()) return;
    const auto line = lines_.extract(it->second);
    line_of_.erase(it);
    if (line.empty()) return;
    agenda_.after(chance_.between(0, 3'000), [this, number = line.key(), was = line.mapped()] {
        servers_[static_cast<std::size_t>(was.number)]->give(was.node, core::Closed{{number}});
    });
}

void World::break_line(std::uint64_t number, std::int64_t heard_after_ms) {
    const auto it = lines_.find(number);
    if (it == lines_.end()) return;
    Player& who = *it->second.who;
    if (heard_after_ms > 0) {
        agenda_.after(heard_after_ms, [this, number] { break_line(number, 0); });
        return;
    }
    cut(who);
    who.lost();
}

void World::tell(NodeId from, const core::ToPeer& what) { links_.tell(from, what); }

void World::knows(NodeId node, const std::vector<NodeId>& others) { links_.knows(node, others); }

void World::ended(int number, NodeId node) {
    ++figures_.starts;
    note(plan_, agenda_.now_ms(), "server " + std::to_string(node), "ends");
    links_.ended(number, node);
    const std::int64_t after = chance_.one_in(4) ? chance_.between(4'000, 8'000) : 1;
    for (const auto& [line, its] : lines_) {
        if (its.node != node) continue;
        agenda_.after(after, [this, line = line] { break_line(line, 0); });
    }
}

// ---- what happens

void World::balance() {
    for (std::size_t i = 0; i < servers_.size(); ++i) {
        unready_s_.at(i) = servers_[i]->is_ready() ? 0 : unready_s_.at(i) + 1;
        if (unready_s_.at(i) != kUnreadySeconds) continue;
        for (const auto& [line, its] : lines_) {
            if (its.number != static_cast<int>(i)) continue;
            agenda_.after(1, [this, line = line] { break_line(line, 0); });
        }
    }
    look_at_tables();
    for (int number = 0; number < plan_.nodes; ++number) look_at_outage(number);
    agenda_.after(kBalancerMs, [this] { balance(); });
}

void World::bring_fault() {
    if (healed_) return;
    agenda_.after(chance_.between(1, 2 * plan_.fault_every), [this] { bring_fault(); });
    ++figures_.faults;
    const std::int64_t ms = chance_.between(200, chance_.one_in(3) ? 15'000 : 3'000);
    Node& server = *servers_[chance_.below(servers_.size())];
    const std::uint32_t kind = chance_.below(8);
    note(plan_, agenda_.now_ms(), "world",
         "brings fault " + std::to_string(kind) + " to " + std::to_string(server.incarnation()) +
             " for " + std::to_string(ms) + " ms");
    switch (kind) {
    case 0: return server.kill();
    case 1: return server.drain();
    case 2: return server.pause_for(ms);
    case 3: return server.jump();
    case 4:
        if (!lines_.empty()) {
            const auto line = std::next(lines_.begin(), chance_.below(lines_.size()));
            break_line(line->first, 1);
        }
        return;
    case 5:
    case 6: return cut_something(ms);
    default: return harm_database(ms);
    }
}

void World::cut_something(std::int64_t ms) {
    const auto nodes = static_cast<std::uint32_t>(plan_.nodes);
    const int one = static_cast<int>(chance_.below(nodes));
    const bool there = chance_.one_in(2), back = !there || chance_.one_in(2);
    if (chance_.one_in(2)) return any_database().cut_for(one, there, back, ms);
    const int other = (one + 1 + static_cast<int>(chance_.below(nodes - 1))) % plan_.nodes;
    if (there) links_.cut_for(one, other, ms);
    if (back) links_.cut_for(other, one, ms);
}

void World::harm_database(std::int64_t ms) {
    Database& database = any_database();
    switch (chance_.below(6)) {
    case 0: return database.fail_over(chance_.between(50, 3'000), chance_.between(200, 4'000));
    case 1: return database.restart(chance_.between(50, 3'000));
    case 2: return database.be_away_for(ms);
    case 3: return database.stall_standby_for(ms);
    case 4: return database.cancel_waits_for(ms / 4);
    default:  // the worst time for it
        database.stall_standby_for(ms);
        database.cancel_waits_for(ms / 2);
        agenda_.after(chance_.between(1, ms), [this, &database] {
            if (!healed_) database.fail_over(chance_.between(50, 500), 1'000);
        });
        return;
    }
}

void World::heal() {
    healed_ = true;
    for (const auto& database : databases_) database->heal();
    links_.heal();
}

// ---- what is looked at

// After an outage everybody has the time to renew: only who was alone in trouble may be fenced.
void World::look_at_fence(const Database& database, NodeId node) {
    const int number = database.number_of(node);
    const Node& server = *servers_[static_cast<std::size_t>(number)];
    if (server.incarnation() != node || server.is_stopping()) return;
    const std::int64_t well_since = std::max(server.lively_since(), database.reached_since(number));
    if (well_since > agenda_.now_ms() - kTroubleMs) return;
    throw Wrong("server " + std::to_string(number) + " is fenced, and was well");
}

// No other database can stop a server's tables.
void World::look_at_outage(int number) const {
    const Node& server = *servers_[static_cast<std::size_t>(number)];
    if (!server.is_up() || server.is_paused() || server.is_stopping() || server.stores()) return;
    const std::int64_t well_since =
        std::max(server.steady_since(), server.database().well_since(number));
    if (well_since > agenda_.now_ms() - kTroubleMs) return;
    throw Wrong("server " + std::to_string(number) + " says that nothing can be stored");
}

void World::look_at_tables() {
    for (std::size_t n = 0; n < databases_.size(); ++n) {
        for (const auto& [id, row] : databases_[n]->data().tables) {
            if (plan_.shards > 1 && shard_of_id(id) != n) {
                throw Wrong("table " + id + " is in shard " + std::to_string(n));
            }
            look_at(id, row);
        }
    }
}

void World::look_at(const std::string& id, const Row& row) const {
    if (row.aside) {
        if (plan_.loses()) return;
        throw Wrong("table " + id + " is set aside");
    }
    std::uint32_t next = row.base;
    NodeId writer = core::kNoNode;
    for (const auto& [seq, record] : row.log) {
        if (seq != next) throw Hole("table " + id + " has no record " + std::to_string(next));
        ++next;
        const bool begins = record.body.find("\"taken\"") != std::string::npos;
        if (writer != core::kNoNode && record.writer != writer && !begins) {
            throw Wrong("record " + std::to_string(seq) + " of table " + id +
                        " is another server's, and does not say that it has taken over");
        }
        writer = record.writer;
    }
}

void World::settle(const Group& group) {
    const std::size_t shard = plan_.shards > 1 ? shard_of_id(group.table) : 0;
    const auto& games = databases_[shard]->data().games;
    const auto it = std::find_if(games.begin(), games.end(), [&](const auto& game) {
        return game.second->at.table == group.table;
    });
    if (it == games.end()) throw Wrong("the game at " + group.table + " is not kept");
    const std::string& text = *it->second->transcript;
    const auto transcript = protocol::parse_transcript(text);
    if (!transcript) throw Wrong("game " + it->first + " is kept, and is not a transcript");
    if (const auto flaw = protocol::verify(*transcript)) {
        throw Wrong("game " + it->first + " is not verified: " + protocol::words_of(*flaw));
    }
    ++figures_.games;
    const json actions = test::parsed(text)["actions"];
    for (const auto& who : people_) {
        if (&who->group() != &group) continue;
        for (const auto& [decision, action] : who->acknowledged()) {
            const bool is_there = decision >= 1 && decision <= actions.size() &&
                                  actions[decision - 1]["seat"] == who->seat() &&
                                  (!action || actions[decision - 1]["action"] == *action);
            if (is_there) continue;
            throw Wrong(
                "decision " + std::to_string(decision) + " of game " + it->first +
                " was acknowledged" + (action ? ": " + test::dumped(*action) : "") + "; there is " +
                (decision <= actions.size() ? test::dumped(actions[decision - 1]) : "none"));
        }
    }
}

}  // namespace vegas::sim::nodes
