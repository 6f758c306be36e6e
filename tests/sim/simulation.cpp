#include "tests/sim/simulation.hpp"

#include <algorithm>

#include "protocol/history/replay.hpp"
#include "protocol/history/transcript.hpp"
#include "protocol/history/verify.hpp"
#include "tests/sim/behavior.hpp"
#include "tests/sim/check_failure.hpp"
#include "tests/sim/conserved.hpp"

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
bool starts_by_itself(const TableReplica& followed) {
    const json& table = followed.table();
    return followed.status() == "open" && table.contains("quick") &&
           std::any_of(table["seats"].begin(), table["seats"].end(), [](const json& seat) {
               return seat.is_object() && !seat["player"].is_null();
           });
}

}  // namespace

Statistics& Statistics::operator+=(const Statistics& more) {
    inputs += more.inputs;
    starts += more.starts;
    acks += more.acks;
    compared += more.compared;
    games += more.games;
    ended_early += more.ended_early;
    syncs += more.syncs;
    deadlines += more.deadlines;
    late_in_days += more.late_in_days;
    late_asleep += more.late_asleep;
    faults += more.faults;
    seeds_kept += more.seeds_kept;
    twins += more.twins;
    simulated_ms += more.simulated_ms;
    return *this;
}

Simulation::Server::Server(Simulation& world, int number)
    : clocks(world.plan.settings.limits, recorded, owed, !world.plan.is_shared()),
      days(recorded),
      bounds(world.plan, world.network, owed),
      secrets(world.secrets),
      lobby(world.listed),
      trace(world.plan, world.agenda, number),
      machine(world.plan, world.agenda, world.network, number) {
    std::vector<Checker*> all{&recorded, &owed, &clocks, &world.sealed, &secrets, &bounds, &lobby};
    if (!world.plan.is_shared()) all.push_back(&days);
    if (world.plan.trace) all.insert(all.begin(), &trace);
    machine.set_checkers(std::move(all));
    machine.set_seal_query([&world] { return world.sealed.has_fresh(); });
    machine.on_end([this, &world] { world.ends(machine); });
    world.sealed.knows(recorded);
}

Simulation::Simulation(const Plan& plan_of_it)
    : plan(plan_of_it),
      sealed(agenda),
      network(plan, agenda),
      chance_(plan.seed, "world"),
      absences_(plan.seed, "absences") {
    const auto on_held = [this](const core::Append& append) { held(append); };
    if (plan.is_shared()) {
        cluster.emplace(plan, agenda, network, on_held);
    } else {
        disk.emplace(plan, agenda, on_held);
    }
    for (int number = 0; number < static_cast<int>(plan.servers); ++number) {
        ServerProcess& machine =
            servers.emplace_back(std::make_unique<Server>(*this, number))->machine;
        cluster ? cluster->add(machine) : machine.set_storage(*disk);
    }
    network.connect_servers(
        [this] { return cluster ? cluster->choose() : 0; },
        [this](int to, Network::ToServer what) {
            ServerProcess& machine = servers[static_cast<std::size_t>(to)]->machine;
            const std::uint64_t there = machine.incarnation();
            std::visit([&](auto& it) { machine.post_input(there, std::move(it)); }, what);
            return machine.incarnation() == there ? there : 0;
        });
    RandomStream chance(plan.seed, "people");
    for (std::uint32_t n = 0; n < plan.people; ++n) {
        people.push_back(std::make_unique<ClientModel>(*this, "Player " + std::to_string(n + 1),
                                                       any_habit(chance, plan.mischief)));
    }
}

TableChecker& Simulation::account(const std::string& table) {
    return accounts.try_emplace(table, table).first->second;
}

TableChecker* Simulation::invited(const std::string& invite) {
    const auto it = std::find_if(accounts.begin(), accounts.end(), [&invite](const auto& known) {
        return known.second.invite() == invite;
    });
    return it == accounts.end() ? nullptr : &it->second;
}

bool Simulation::is_there(std::uint64_t incarnation) const {
    return std::any_of(servers.begin(), servers.end(), [incarnation](const auto& server) {
        return server->machine.incarnation() == incarnation;
    });
}

bool Simulation::is_soon(std::int64_t since_ms) const {
    return agenda.now_ms() - since_ms < kSoonMs &&
           std::all_of(servers.begin(), servers.end(), [since_ms](const auto& server) {
               return server->machine.jumped_at_ms() < since_ms;
           });
}

void Simulation::begin() {
    for (const auto& server : servers) server->machine.start();
    if (cluster) cluster->begin();
    for (const auto& person : people) person->live();
    leave_together(0);
}

// So that games sleep, and wake with some of their people.
void Simulation::leave_together(std::int64_t away_ms) {
    if (plan.leave_every_ms == 0) return;
    agenda.after(away_ms + absences_.between(1, 2 * plan.leave_every_ms), [this] {
        if (healed) return;
        // Some of them stay away while the others come and go.
        const std::int64_t all_ms =
            plan.away_ms_most > 0 && !absences_.one_in(4)
                ? absences_.between(plan.away_ms_most / 8, plan.away_ms_most)
                : plan.settings.limits.sleep_after_ms % 60'000;
        for (const auto& person : people) {
            if (person->is_away()) continue;
            const std::int64_t ms = absences_.one_in(4) ? all_ms * 2 : all_ms;
            person->stay_away(ms + absences_.between(100, 10'000));
        }
        leave_together(all_ms);
    });
}

const TrackedChoice* Simulation::run_until_shown() {
    begin();
    while (agenda.steps() < plan.steps) {
        agenda.step();
        const TrackedChoice* choice = sealed.find(plan.other->table, plan.other->decision);
        if (choice != nullptr && choice->is_over) return choice;
    }
    return nullptr;
}

Statistics Simulation::run() {
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
        figures.late_in_days += server->days.late();
        figures.late_asleep += server->days.late_asleep();
    }
    if (cluster) {
        cluster->look_at_tables();
        figures.faults = cluster->faults();
    }
    figures.simulated_ms = agenda.now_ms();
    figures.seeds_kept = secrets.given_seeds;
    for (const auto& [id, account] : accounts) figures.compared += account.compared();
    return figures;
}

// ---- what the disk holds can be judged at once, and once for all

void Simulation::held(const core::Append& append) {
    const auto has = [&append](std::string_view kind) {
        return std::ranges::any_of(append.records, [kind](const std::string& record) {
            return record.find(kind) != std::string::npos;
        });
    };
    if (has(R"("kind":"started")")) under_way.insert(append.table);
    const bool ends = append.closes || has(R"("kind":"ended")");
    if (append.game) {
        settle(*append.game);
    } else if (ends && under_way.contains(append.table)) {
        throw CheckFailure("a game of table " + append.table + " has ended, and is not kept");
    }
    if (ends) under_way.erase(append.table);
    if (append.closes) account(append.table).on_close();
}

void Simulation::settle(const core::StoredGame& game) {
    secrets.over.insert(game.id);
    const auto transcript = protocol::parse_transcript(*game.transcript);
    if (!transcript) throw CheckFailure("game " + game.id + " is kept, and is not a transcript");
    if (const auto flaw = protocol::verify(*transcript)) {
        throw CheckFailure("game " + game.id + " is not verified: " + protocol::describe(*flaw));
    }
    if (!transcript->result) {
        ++figures.ended_early;
        return;
    }
    const auto replay = protocol::replay_json(*transcript, *game.transcript, game.at);
    if (!replay) throw CheckFailure("game " + game.id + " cannot be replayed");
    const json told = test::parsed(*game.transcript), seen = test::parsed(*replay);
    if (const std::string why = not_paid(told, seen); !why.empty()) {
        throw CheckFailure("game " + game.id + ": " + why);
    }
    account(game.at.table).on_game_end(number_of(game.id), told, seen);
    ++figures.games;
}

// ---- a server ends

bool Simulation::is_home(const ServerProcess& machine, const std::string& table) const {
    return !cluster || cluster->is_home(machine.incarnation(), table);
}

void Simulation::ends(ServerProcess& machine) {
    for (auto& [id, account] : accounts) {
        if (is_home(machine, id)) account.on_server_end();
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
void Simulation::note_what_stands(const ServerProcess& machine) {
    if (!machine.is_idle()) return;
    for (const auto& person : people) {
        const auto line = person->line();
        if (!person->is_welcome() || !network.is_quiet(*line)) continue;
        if (network.server_of(*line) != machine.incarnation() || machine.was_about_to_tell(*line)) {
            continue;
        }
        for (const auto& [table, followed] : person->tables()) {
            if (!is_home(machine, table)) continue;
            const std::int64_t now = agenda.now_ms();
            followed.account().on_last_view(followed.view(), followed.open(), now,
                                            cluster ? now - kLateMs : now);
        }
    }
}

// ---- the end

void Simulation::heal() {
    healed = true;
    network.heal();
    if (disk) disk->heal();
    if (cluster) cluster->heal();
    for (const auto& server : servers) server->machine.heal();
    for (const auto& person : people) {
        person->end_absence();
        person->becomes(closing_habit());
    }
}

// What shows that something still has to come to its end; empty: nothing.
std::string Simulation::open_end() const {
    for (const auto& server : servers) {
        if (!server->machine.is_up()) return "a server is not there";
    }
    for (const auto& person : people) {
        if (!person->is_welcome()) return person->name() + " is not there";
        if (!person->stores()) return person->name() + " was not told that all is well";
        if (const std::string table = person->misses(); !table.empty()) {
            return person->name() + " was not shown table " + table;
        }
        if (person->dialogue().count() > 0) return person->name() + " waits for an answer";
        for (const auto& [table, followed] : person->tables()) {
            // Whom a crash made somebody new never comes back; a day may pass until it goes on.
            const bool goes_on = followed.status() == "playing" && !followed.stands_still();
            if (goes_on || starts_by_itself(followed)) {
                return person->name() + " follows table " + table + ", which goes on";
            }
        }
    }
    // A game without anybody stands still.
    const auto is_here = [this](const std::string& table) {
        return std::ranges::any_of(people, [&table](const auto& person) {
            const auto followed = person->tables().find(table);
            return followed != person->tables().end() && !followed->second.stands_still();
        });
    };
    for (const auto& [id, account] : accounts) {
        if (account.plays() && is_here(id)) {
            return "table " + id + " goes on, " + words_of(account.newest());
        }
    }
    return {};
}

void Simulation::pass(std::int64_t ms) {
    for (const std::int64_t until = agenda.now_ms() + ms; agenda.now_ms() < until;) agenda.step();
}

void Simulation::come_to_an_end() {
    const std::int64_t began_ms = agenda.now_ms();
    for (std::string end = open_end(); !end.empty(); end = open_end()) {
        if (agenda.now_ms() > began_ms + kPatienceMs) throw CheckFailure("it never ends: " + end);
        pass(kLookMs);
    }
    pass(kQuietMs);
}

void compare_beside(const ClientModel& person) {
    for (const auto& [table, seen] : person.seen_beside()) {
        const auto it = person.tables().find(table);
        if (it == person.tables().end() || it->second.epoch() != seen.epoch()) continue;
        if (it->second.v() == seen.v() && it->second.view() == seen.view()) continue;
        throw CheckFailure(person.name() + "'s connections see different tables: " + table);
    }
}

// All who are at a table see the same, and what the server has.
void Simulation::compare_all() {
    for (const auto& person : people) {
        for (const auto& [table, followed] : person->tables()) person->sync(table, true);
    }
    come_to_an_end();
    std::map<std::string, json> views;
    for (const auto& person : people) {
        compare_beside(*person);
        for (const auto& [table, followed] : person->tables()) {
            json view = followed.view();
            view.erase("you");
            if (views.emplace(table, view).first->second != view) {
                throw CheckFailure("two people see different tables: " + table);
            }
        }
    }
}

}  // namespace vegas::sim
