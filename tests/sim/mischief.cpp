// What no honest client does: it is refused, and hurts nobody else.
#include <array>
#include <string>

#include "tests/sim/behaviors.hpp"
#include "tests/sim/client_model.hpp"
#include "tests/sim/simulation.hpp"

namespace vegas::sim {
namespace {

// None of them is a request that could be carried out.
constexpr auto kGarbage = std::to_array<const char*>({
    "",
    "{",
    "[]",
    "null",
    "{}",
    "{\"op\":7}",
    "{\"op\":\"act\"}",
    "{\"op\":\"nothing\",\"id\":null}",
    "{\"op\":\"hello\",\"op\":\"hello\"}",
    "{\"op\":\"table.create\",\"ruleset\":\"royale\",\"seats\":1e9}",
    "{\"op\":\"act\",\"table\":\"aaaaaaaaaaaaa\",\"decision\":-1,\"action\":{}}",
    "{\"op\":\"table.join\",\"invite\":\"\\u0000\"}",
    "\xef\xbb\xbf{}",
});

}  // namespace

// All of it before the store can have answered the first: each sees what the one before it led to.
void Spammer::ask_in_a_row(ClientModel& person) {
    for (const auto& [table, followed] : person.tables()) {
        if (person.is_unsure_of(table)) continue;
        person.ask({{"op", "games.mine"}});
        carry_on(person, followed);
        person.sync(table, true);
    }
}

void Spammer::step(ClientModel& person) {
    if (!person.chance.one_in(8)) return Honest::step(person);
    if (person.chance.one_in(2)) return ask_in_a_row(person);
    for (std::uint32_t n = person.chance.below(120); n > 0 && person.is_welcome(); --n) {
        switch (person.chance.below(5)) {
        case 0: person.ask(watch_anything(person.chance)); break;
        case 1: person.ask({{"op", "games.mine"}}); break;
        case 2: person.say_raw("{\"op\":\"lobby.unwatch\"}"); break;
        case 3: person.ask({{"op", "table.sync"}, {"table", "aaaaaaaaaaaaa"}}); break;
        default:
            for (const auto& [table, followed] : person.tables()) person.sync(table, true);
        }
    }
}

void Vandal::step(ClientModel& person) {
    if (!person.chance.one_in(10)) return Honest::step(person);
    if (person.chance.one_in(8)) {
        if (person.is_welcome()) person.ask({{"op", "games.mine"}});  // which it has to wait for
        person.say_malformed(person.chance.one_in(2) ? core::MessageError::binary_frame
                                                     : core::MessageError::message_too_large);
    } else {
        person.say_raw(person.chance.any_of(kGarbage));
    }
}

void Cheat::step(ClientModel& person) {
    if (!person.chance.one_in(4) || person.tables().empty()) return Honest::step(person);
    const auto& [table, followed] = *person.tables().begin();
    const auto decision = followed.open().value_or(1) + person.chance.below(5);
    json action{{"kind", person.chance.one_in(2) ? "roll" : "place"}};
    if (action["kind"] == "place") action["face"] = 1 + person.chance.below(6);
    // It may have been given a seat of which it has not heard yet, and seats are numbered anew when
    // a game begins.
    for (int seat = 0; seat < kSeatsMax; ++seat) {
        const bool plays = followed.status() == "playing";
        if (plays && followed.seat().value_or(seat) != seat) continue;
        followed.account().on_action_sent(followed.game(), decision, seat, bare(action));
    }
    person.ask(
        {{"op", "act"}, {"table", table}, {"decision", decision}, {"action", std::move(action)}});
}

}  // namespace vegas::sim
