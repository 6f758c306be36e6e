#include "tests/sim/sealed_moves.hpp"

#include "tests/sim/client_model.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

json request_at(const char* op, const TableReplica& followed) {
    return {{"op", op}, {"table", followed.account().id()}};
}

int sealed_seat(const TableReplica& followed) { return followed.view()["sealed"][0]["seat"]; }

bool leaves(ClientModel& person, const TableReplica& followed) {
    RandomStream& chance = person.chance;
    if (!followed.seat()) return false;
    person.ask(request_at("table.leave", followed));
    json join{{"op", "table.join"}, {"invite", followed.table()["invite"]}};
    if (chance.one_in(2)) join["as"] = "spectator";
    if (!chance.one_in(4)) person.ask(std::move(join));
    return true;
}

// To the seat that the person has left, if there is one.
bool sits_down(ClientModel& person, const TableReplica& followed) {
    if (followed.seat()) return false;
    person.ask({{"op", "table.join"}, {"invite", followed.table()["invite"]}});
    return true;
}

bool removes(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    if (table["host"] != person.id() || table.contains("quick")) return false;
    const json& seats = table["seats"];
    const auto maker = static_cast<std::size_t>(sealed_seat(followed));
    const std::size_t seat = person.chance.one_in(2) ? maker : person.chance.below(seats.size());
    const json& player = seats[seat]["player"];
    if (!player.is_string() || player == person.id()) return false;
    json request = request_at("table.remove", followed);
    request["player"] = player;
    person.ask(std::move(request));
    return true;
}

bool asks_for_a_seat(ClientModel& person, const TableReplica& followed) {
    if (followed.seat()) return false;
    json request = request_at("table.request_seat", followed);
    request["seat"] = person.chance.below(followed.table()["seats"].size());
    person.ask(std::move(request));
    return true;
}

bool gives_a_seat(ClientModel& person, const TableReplica& followed) {
    const json& table = followed.table();
    if (!followed.seat() || !table.contains("seat_requests")) return false;
    json request = request_at("table.assign_seat", followed);
    request["player"] = table["seat_requests"][0]["player"];
    request["accept"] = true;
    person.ask(std::move(request));
    return true;
}

bool does_something(ClientModel& person, const TableReplica& followed) {
    const bool made_it = followed.seat() == sealed_seat(followed);
    if (made_it && person.chance.one_in(4)) return leaves(person, followed);
    switch (person.chance.below(40)) {
    case 0: return person.cut(), true;
    case 1: return removes(person, followed);
    case 2: return leaves(person, followed);
    case 3:
    case 4:
    case 5: return sits_down(person, followed);
    case 6:
    case 7:
    case 8:
    case 9: return asks_for_a_seat(person, followed);
    default: return person.chance.one_in(2) && gives_a_seat(person, followed);
    }
}

}  // namespace

bool move_while_sealed(ClientModel& person, const TableReplica& followed) {
    const bool is_sealed = followed.status() == "playing" && !followed.view()["sealed"].empty();
    if (!person.world().plan.handovers || !is_sealed) return false;
    if (does_something(person, followed)) return true;
    const bool is_asked = followed.own_prompt() != nullptr && !person.has_answered(followed);
    return is_asked && !person.chance.one_in(12);
}

}  // namespace vegas::sim
