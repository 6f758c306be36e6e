#include "tests/sim/behaviors.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "protocol/fair/fair.hpp"
#include "protocol/game/time_control.hpp"
#include "tests/sim/client_model.hpp"
#include "tests/sim/sealed_moves.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

constexpr std::size_t kRequestsAtOnce = 4;  // requests that wait for their answers

json at(const char* op, const TableReplica& followed) {
    return {{"op", op}, {"table", followed.account().id()}};
}

// First the hash of a seed, and the seed when all hashes are there; now and then neither. False:
// there is nothing to give, nor to wait for.
bool give_seed(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    const std::string seed = "dice of " + person.name() + " in " + table["game"].get<std::string>();
    json request = at("table.seed", followed);
    request["commitment"] = table["commitment"];
    bool shows = false;
    if (const auto exchange = table.find("seed_exchange"); exchange != table.end()) {
        const json& seats = (*exchange)["seats"];
        const bool is_asked = std::ranges::find(seats, json(*followed.seat())) != seats.end();
        if (!is_asked || person.chance.one_in(10)) return true;
        shows = (*exchange)["asks"] == "seed";
    } else {
        const json& mine = table["seats"][static_cast<std::size_t>(*followed.seat())];
        if (mine.contains("seed_hash") || !person.chance.one_in(3)) return false;
    }
    if (shows || person.chance.one_in(8)) {
        request["seed"] = seed;
    } else {
        request["hash"] = protocol::hex(protocol::seed_hash(seed));
    }
    person.ask(std::move(request));
    return true;
}

void answer(ClientModel& person, const TableReplica& followed) {
    person.act(followed, person.chance.any_of((*followed.own_prompt())["actions"]));
}

// Short games, and each of them often.
struct Setup {
    const char* ruleset;
    const char* options;
    int seats;
};
constexpr std::size_t kSealedSetups = 2;  // those with the most sealed choices come first
constexpr auto kSetups = std::to_array<Setup>({
    {"vegas-1996", R"({"duel": true})", 2},
    {"royale", R"({"tile_set": [["A1", "G1", "B2", "F2", null, null],
        ["A1", "G1", "B2", "F2", null, null], ["A1", "G1", "B2", "F2", null, null]]})",
     4},
    {"classic", "{}", 2},
    {"classic", R"({"neutral_dice": true})", 4},
    {"royale-basic", "{}", 3},
    {"royale", R"({"tiles": 6})", 3},
    {"custom", R"({"rounds": 1})", 3},
    {"custom", R"({"rounds": 2, "skip": "chips"})", 4},
});

std::span<const Setup> setups_of(ClientModel& person) {
    static_assert(kSetups.size() > kSealedSetups);
    return std::span(kSetups).first(person.world().plan.sealed ? kSealedSetups : kSetups.size());
}

}  // namespace

json watch_anything(RandomStream& chance) {
    json request{{"op", "lobby.watch"}};
    if (chance.one_in(3)) request["free"] = true;
    if (chance.one_in(4)) request["ruleset"] = chance.any_of(kSetups).ruleset;
    if (chance.one_in(4)) request["page"] = 1 + chance.below(3);
    return request;
}

// ---- where to sit

void Honest::step(ClientModel& person) {
    if (person.dialogue().count() >= kRequestsAtOnce || !person.misses().empty()) return;
    if (person.tables().empty()) return find_table(person);
    if (person.chance.one_in(40)) return find_table(person);
    if (person.chance.one_in(60) && person.ask_by_name_again()) return;
    auto it = person.tables().begin();
    std::advance(it, person.chance.below(person.tables().size()));
    const TableReplica& followed = it->second;
    if (person.is_unsure_of(it->first)) return;
    if (move_while_sealed(person, followed)) return;
    if (person.chance.one_in(25)) return person.sync(it->first, true);
    if (!try_something_else(person, followed)) carry_on(person, followed);
}

void Honest::find_table(ClientModel& person) {
    std::vector<const TableChecker*> known;
    for (const auto& [id, account] : person.world().accounts) {
        if (!account.invite().empty() && !account.is_closed()) known.push_back(&account);
    }
    RandomStream& chance = person.chance;
    if (!known.empty() && chance.percent(60)) {
        json join{{"op", "table.join"}, {"invite", chance.any_of(known)->invite()}};
        if (chance.one_in(person.world().plan.handovers ? 2 : 4)) join["as"] = "spectator";
        return person.ask(std::move(join));
    }
    if (chance.one_in(4)) {
        person.ask({{"op", "quick_play"}, {"ruleset", "classic"}});
    } else if (chance.one_in(3)) {
        make_table(person);
    } else if (chance.one_in(3)) {
        person.ask(chance.one_in(2) ? watch_anything(chance) : json{{"op", "games.mine"}});
    }
}

void Honest::make_table(ClientModel& person) {
    RandomStream& chance = person.chance;
    const auto setups = setups_of(person);
    const Setup& setup = chance.any_of(setups);
    json request{{"op", "table.create"},
                 {"ruleset", setup.ruleset},
                 {"options", test::parsed(setup.options)},
                 {"seats", setup.seats},
                 {"visibility", chance.one_in(2) ? "public" : "private"},
                 {"clock", nullptr}};
    // What is left of the longer ones is noted now and then.
    if (chance.one_in(2)) {
        const std::int64_t most_ms = chance.one_in(3) ? 60'000 : 20'000;
        request["clock"] = {{"decision_ms", chance.between(1'000, most_ms)}};
    }
    const Plan& plan = person.world().plan;
    if (plan.days && (plan.away_ms_most > 0 ? !chance.one_in(4) : chance.one_in(3))) {
        request["clock"] = {{"decision_ms", protocol::kDaysMsLeast + chance.between(0, 3'600'000)}};
    }
    if (chance.one_in(4)) request["slow_play_limit"] = true;
    if (chance.one_in(3)) request["idempotency_key"] = std::to_string(chance.bits());
    person.ask(std::move(request));
}

// ---- at a table

// Whoever watches may play on for somebody, and whoever decides may say no.
bool Honest::hands_over(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    RandomStream& chance = person.chance;
    json request = at("table.request_seat", followed);
    if (!followed.seat()) {
        if (!chance.one_in(30)) return false;
        request["seat"] = chance.below(table["seats"].size());
    } else {
        if (!table.contains("seat_requests") || !chance.one_in(6)) return false;
        request["op"] = "table.assign_seat";
        request["player"] = table["seat_requests"][0]["player"];
        request["accept"] = !chance.one_in(4);
    }
    person.ask(std::move(request));
    return true;
}

bool Honest::chats(ClientModel& person, const TableReplica& followed) {
    if (!person.chance.one_in(80)) return false;
    json request = at(person.chance.one_in(3) ? "table.nudge" : "table.chat", followed);
    if (request["op"] == "table.chat") request["phrase"] = "well_played";
    person.ask(std::move(request));
    return true;
}

void Honest::carry_on(ClientModel& person, const TableReplica& followed) {
    const std::string status = followed.status();
    if (chats(person, followed) || hands_over(person, followed)) return;
    if (followed.stands_still() && followed.seat() && person.chance.one_in(10)) {
        return person.ask(at("table.go_on", followed));
    }
    if (followed.has_house_taken_own_seat() && person.chance.one_in(4)) {
        return person.ask(at("table.go_on", followed));
    }
    if (!followed.seat()) {
        if (person.chance.one_in(40)) {
            person.ask(at(person.chance.one_in(2) ? "table.leave" : "table.join", followed));
        }
    } else if (status == "open") {
        open(person, followed);
    } else if (status == "playing") {
        playing(person, followed);
    } else {
        finished(person, followed);
    }
}

void Honest::open(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    if (person.chance.one_in(60)) return person.ask(at("table.leave", followed));
    if (give_seed(person, followed)) return;
    if (table["host"] == person.id() && person.chance.one_in(2)) return host(person, followed);
    const bool ready = table["seats"][static_cast<std::size_t>(*followed.seat())]["ready"];
    if (ready == person.chance.one_in(15)) {
        json request = at("table.ready", followed);
        request["ready"] = !ready;
        person.ask(std::move(request));
    }
}

void Honest::host(ClientModel& person, const TableReplica& followed) {
    if (person.chance.one_in(8)) return person.ask(at("table.start", followed));
    if (person.chance.one_in(40)) return change(person, followed);
    for (const json& seat : followed.table()["seats"]) {
        const std::uint32_t steps = person.world().plan.handovers ? 40 : 10;
        if (!seat.is_null() || !person.chance.one_in(steps)) continue;
        json request = at("table.add_bot", followed);
        request["level"] = person.chance.one_in(2) ? "easy" : "random";
        return person.ask(std::move(request));
    }
}

// Another game for as many.
void Honest::change(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    if (table.contains("quick")) return;
    const auto setups = setups_of(person);
    const Setup& setup = person.chance.any_of(setups);
    json request = at("table.change", followed);
    request["ruleset"] = setup.ruleset;
    request["options"] = test::parsed(setup.options);
    request["seats"] = std::max<std::size_t>(table["seats"].size(), 2);
    request["clock"] = table["clock"];
    person.ask(std::move(request));
}

void Honest::playing(ClientModel& person, const TableReplica& followed) {
    if (followed.own_prompt() == nullptr || person.has_answered(followed)) {
        if (person.has_acted_at(followed) && person.chance.one_in(12)) person.act_again(followed);
    } else if (person.has_acted_at(followed) && person.chance.one_in(8)) {
        person.act_again(followed);
    } else {
        answer(person, followed);
    }
}

void Honest::finished(ClientModel& person, const TableReplica& followed) {
    switch (person.chance.below(10)) {
    case 0: return person.ask(at("history", followed));
    case 1: return person.ask(at("table.leave", followed));
    case 2: return person.ask(at("table.rematch", followed));
    default: return;
    }
}

// ---- fancies

bool Leaver::try_something_else(ClientModel& person, const TableReplica& followed) {
    if (!followed.seat() || followed.status() != "playing" || !person.chance.one_in(25)) {
        return false;
    }
    person.ask(at("table.leave", followed));
    if (person.chance.one_in(2)) {
        person.ask({{"op", "table.join"}, {"invite", followed.table()["invite"]}});
    }
    return true;
}

namespace {

// Somebody at random, of whom nothing is known but that there was a seat.
bool removes_or_readmits(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    if (table["host"] != person.id() || table.contains("quick")) return false;
    RandomStream& chance = person.chance;
    json request = at("table.remove", followed);
    const auto& removed = followed.account().may_be_removed();
    if (!removed.empty() && chance.one_in(2)) {
        request["op"] = "table.readmit";
        request["player"] =
            *std::next(removed.begin(), static_cast<std::ptrdiff_t>(chance.below(removed.size())));
    } else {
        const json& seat = table["seats"][chance.below(table["seats"].size())];
        request["player"] = seat.is_null() ? seat : seat["player"];
    }
    if (!request["player"].is_string() || request["player"] == person.id()) return false;
    person.ask(std::move(request));
    return true;
}

}  // namespace

bool FickleHost::try_something_else(ClientModel& person, const TableReplica& followed) {
    if (person.chance.one_in(30) && removes_or_readmits(person, followed)) return true;
    if (followed.status() != "open" || !followed.seat() || !person.chance.one_in(3)) return false;
    RandomStream& chance = person.chance;
    json request = at("table.ready", followed);
    request["ready"] = chance.one_in(2);
    if (followed.table()["host"] == person.id()) {
        const auto seat = chance.below(followed.table()["seats"].size());
        const json& there = followed.table()["seats"][seat];
        if (there.is_null()) {
            request = at("table.add_bot", followed);
            request["level"] = "random";
            request["seat"] = seat;
        } else if (there["player"].is_null()) {
            request = at("table.remove_bot", followed);
            request["seat"] = seat;
        } else if (chance.one_in(6)) {
            request = at("table.leave", followed);
        }
    }
    person.ask(std::move(request));
    return true;
}

bool Returner::try_something_else(ClientModel& person, const TableReplica&) {
    if (!person.chance.one_in(20)) return false;
    person.cut();
    return true;
}

bool Twice::try_something_else(ClientModel& person, const TableReplica&) {
    if (!person.chance.one_in(40)) return false;
    person.come_twice();
    if (person.chance.one_in(3)) person.come_twice();  // with the same token, before it is answered
    return true;
}

bool Silent::try_something_else(ClientModel& person, const TableReplica& followed) {
    return followed.status() == "playing" && !person.chance.one_in(200);
}

// ---- at the end

std::int64_t Closing::pause_ms(RandomStream& chance) const { return chance.between(100, 400); }

void Closing::step(ClientModel& person) {
    for (const auto& [table, followed] : person.tables()) {
        if (followed.stands_still() && followed.may_agree_to_go_on() &&
            !person.dialogue().has("table.go_on")) {
            return person.ask(at("table.go_on", followed));
        }
        if (followed.own_prompt() == nullptr || person.has_answered(followed)) continue;
        return answer(person, followed);
    }
}

}  // namespace vegas::sim
