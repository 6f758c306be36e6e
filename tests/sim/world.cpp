#include "tests/sim/world.hpp"

#include <algorithm>

#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/sim/conserved.hpp"
#include "tests/sim/habit.hpp"
#include "tests/sim/wrong.hpp"

namespace vegas::sim {
namespace {

// Longer than anybody waits for somebody who does not come back, and than any game takes.
constexpr std::int64_t kPatienceMs = 3'600'000;
constexpr std::int64_t kLookMs = 1'000;
constexpr std::int64_t kQuietMs = 5'000;  // whatever was said has been heard
// So long after a start nobody loses a seat or the part of the host for being away.
constexpr std::int64_t kSoonMs = 50'000;
// Of several servers: until it is noticed that one is gone whose machine is gone too.
constexpr std::int64_t kUnnoticedMsLeast = 4'000, kUnnoticedMsMost = 8'000;

// A quick table at which a person sits.
bool starts_by_itself(const Followed& followed) {
    const json& table = followed.table();
    return followed.status() == "open" && table.contains("quick") &&
           std::any_of(table["seats"].begin(), table["seats"].end(), [](const json& seat) {
               return seat.is_object() && !seat["player"].is_null();
           });
}

}  // namespace

Figures& Figures::operator+=(const Figures& more) {
    inputs += more.inputs;
    starts += more.starts;
    acks += more.acks;
    compared += more.compared;
    games += more.games;
    syncs += more.syncs;
    deadlines += more.deadlines;
    faults += more.faults;
    twins += more.twins;
    simulated_ms += more.simulated_ms;
    return *this;
}

World::Server::Server(World& world, int number)
    : clocks(world.plan.settings.limits, recorded, owed, !world.plan.is_shared()),
      bounds(world.plan, world.network, owed),
      secrets(world.secrets),
      lobby(world.listed),
      trace(world.plan, world.agenda, number),
      machine(world.plan, world.agenda, world.network, number) {
    std::vector<Inspector*> all{&recorded, &owed,   &clocks, &world.sealed,
                                &secrets,  &bounds, &lobby};
    if (world.plan.trace) all.insert(all.begin(), &trace);
    machine.looked_at_by(std::move(all));
    machine.asks_for_seals([&world] { return world.sealed.has_fresh(); });
    machine.on_end([this, &world] { world.ends(machine); });
    world.sealed.knows(recorded);
}

World::World(const Plan& plan_of_it)
    : plan(plan_of_it), sealed(agenda), network(plan, agenda), chance_(plan.seed, "world") {
    const auto on_held = [this](const core::Append& append) { held(append); };
    if (plan.is_shared()) {
        cluster.emplace(plan, agenda, network, on_held);
    } else {
        disk.emplace(plan, agenda, on_held);
    }
    for (int number = 0; number < static_cast<int>(plan.servers); ++number) {
        Machine& machine = servers.emplace_back(std::make_unique<Server>(*this, number))->machine;
        cluster ? cluster->add(machine) : machine.stores_with(*disk);
    }
    network.leads_to([this] { return cluster ? cluster->choose() : 0; },
                     [this](int to, Network::ToServer what) {
                         Machine& machine = servers[static_cast<std::size_t>(to)]->machine;
                         const std::uint64_t there = machine.incarnation();
                         std::visit([&](auto& it) { machine.give(there, std::move(it)); }, what);
                         return machine.incarnation() == there ? there : 0;
                     });
    Chance chance(plan.seed, "people");
    for (std::uint32_t n = 0; n < plan.people; ++n) {
        people.push_back(std::make_unique<Person>(*this, "Player " + std::to_string(n + 1),
                                                  any_habit(chance, plan.mischief)));
    }
}

Account& World::account(const std::string& table) {
    return accounts.try_emplace(table, table).first->second;
}

Account* World::invited(const std::string& invite) {
    const auto it = std::find_if(accounts.begin(), accounts.end(), [&invite](const auto& known) {
        return known.second.invite() == invite;
    });
    return it == accounts.end() ? nullptr : &it->second;
}

bool World::is_there(std::uint64_t incarnation) const {
    return std::any_of(servers.begin(), servers.end(), [incarnation](const auto& server) {
        return server->machine.incarnation() == incarnation;
    });
}

bool World::is_soon(std::int64_t since_ms) const {
    return agenda.now_ms() - since_ms < kSoonMs &&
           std::all_of(servers.begin(), servers.end(), [since_ms](const auto& server) {
               return server->machine.jumped_at_ms() < since_ms;
           });
}

void World::begin() {
    for (const auto& server : servers) server->machine.start();
    if (cluster) cluster->begin();
    for (const auto& person : people) person->live();
}

const SealedChoice* World::run_until_shown() {
    begin();
    while (agenda.steps() < plan.steps) {
        agenda.step();
        const SealedChoice* choice = sealed.find(plan.other->table, plan.other->decision);
        if (choice != nullptr && choice->is_over) return choice;
    }
    return nullptr;
}

Figures World::run() {
    begin();
    while (agenda.steps() < plan.steps) agenda.step();
    sealed.stop();
    heal();
    come_to_an_end();
    compare_all();
    for (const auto& server : servers) {
        figures.inputs += server->machine.inputs();
        figures.starts += server->machine.starts();
        figures.deadlines += server->clocks.compared();
    }
    if (cluster) {
        cluster->look_at_tables();
        figures.faults = cluster->faults();
    }
    figures.simulated_ms = agenda.now_ms();
    for (const auto& [id, account] : accounts) figures.compared += account.compared();
    return figures;
}

// ---- what the disk holds can be judged at once, and once for all

void World::held(const core::Append& append) {
    if (append.game) settle(*append.game);
    if (append.closes) account(append.table).was_closed();
}

void World::settle(const core::KeptGame& game) {
    secrets.over.insert(game.id);
    const auto transcript = protocol::parse_transcript(*game.transcript);
    if (!transcript) throw Wrong("game " + game.id + " is kept, and is not a transcript");
    if (const auto flaw = protocol::verify(*transcript)) {
        throw Wrong("game " + game.id + " is not verified: " + protocol::words_of(*flaw));
    }
    const auto replay = protocol::replay_json(*transcript, *game.transcript, game.at);
    if (!replay) throw Wrong("game " + game.id + " cannot be replayed");
    const json told = test::parsed(*game.transcript), seen = test::parsed(*replay);
    if (const std::string why = not_paid(told, seen); !why.empty()) {
        throw Wrong("game " + game.id + ": " + why);
    }
    account(game.at.table).ended(number_of(game.id), told, seen);
    ++figures.games;
}

// ---- a server ends

bool World::is_home(const Machine& machine, const std::string& table) const {
    return !cluster || cluster->is_home(machine.incarnation(), table);
}

void World::ends(Machine& machine) {
    for (auto& [id, account] : accounts) {
        if (is_home(machine, id)) account.ended_there();
    }
    sealed.restarts([&](const std::string& table) { return is_home(machine, table); });
    note_what_stands(machine);
    std::int64_t unnoticed_ms = 0;
    if (cluster) {
        cluster->ends(machine);
        const bool is_silent = chance_.one_in(4);
        unnoticed_ms = is_silent ? chance_.between(kUnnoticedMsLeast, kUnnoticedMsMost) : 0;
    }
    network.server_is_gone(machine.incarnation(), unnoticed_ms);
}

// When nothing waits to be stored, whoever has heard all that the server has said sees what the
// next one must bring back.
void World::note_what_stands(const Machine& machine) {
    if (!machine.rests()) return;
    for (const auto& person : people) {
        const auto line = person->line();
        if (!person->is_welcome() || !network.is_quiet(*line)) continue;
        if (network.server_of(*line) != machine.incarnation() || machine.was_about_to_tell(*line)) {
            continue;
        }
        for (const auto& [table, followed] : person->tables()) {
            if (!is_home(machine, table)) continue;
            const std::int64_t now = agenda.now_ms();
            followed.account().stood(followed.view(), followed.open(), now,
                                     cluster ? now - kLateMs : now);
        }
    }
}

// ---- the end

void World::heal() {
    healed = true;
    network.heal();
    if (disk) disk->heal();
    if (cluster) cluster->heal();
    for (const auto& server : servers) server->machine.heal();
    for (const auto& person : people) person->becomes(closing_habit());
}

// What shows that something still has to come to its end; empty: nothing.
std::string World::open_end() const {
    for (const auto& server : servers) {
        if (!server->machine.is_up()) return "a server is not there";
    }
    for (const auto& person : people) {
        if (!person->is_welcome()) return person->name() + " is not there";
        if (!person->stores()) return person->name() + " was not told that all is well";
        if (person->misses_something()) return person->name() + " was not shown a table";
        if (person->dialogue().asked() > 0) return person->name() + " waits for an answer";
        for (const auto& [table, followed] : person->tables()) {
            if (followed.status() == "playing" || starts_by_itself(followed)) {
                return "table " + table + " goes on";
            }
        }
    }
    // A game without anybody stands still.
    const auto is_here = [this](const std::string& table) {
        return std::ranges::any_of(
            people, [&table](const auto& person) { return person->tables().contains(table); });
    };
    for (const auto& [id, account] : accounts) {
        if (account.plays() && is_here(id)) {
            return "table " + id + " goes on, " + words_of(account.newest());
        }
    }
    return {};
}

void World::pass(std::int64_t ms) {
    for (const std::int64_t until = agenda.now_ms() + ms; agenda.now_ms() < until;) agenda.step();
}

void World::come_to_an_end() {
    const std::int64_t began_ms = agenda.now_ms();
    for (std::string end = open_end(); !end.empty(); end = open_end()) {
        if (agenda.now_ms() > began_ms + kPatienceMs) throw Wrong("it never ends: " + end);
        pass(kLookMs);
    }
    pass(kQuietMs);
}

// All who are at a table see the same, and what the server has.
void World::compare_all() {
    for (const auto& person : people) {
        for (const auto& [table, followed] : person->tables()) person->sync(table, true);
    }
    come_to_an_end();
    std::map<std::string, json> views;
    for (const auto& person : people) {
        for (const auto& [table, followed] : person->tables()) {
            json view = followed.view();
            view.erase("you");
            if (views.emplace(table, view).first->second != view) {
                throw Wrong("two people see different tables: " + table);
            }
        }
    }
}

}  // namespace vegas::sim
