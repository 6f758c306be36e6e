// What happens at a table, whatever is played there.
#include "client-cli/show/common/generated.hpp"

namespace vegas::cli {

namespace {

// A seat's owner by the name that an event tells, as {name}.
template <class E>
Sentence named(std::string_view key, const E& e, say::Args args = {}) {
    args.emplace_back("name", say::Who{e.seat, e.name});
    return tell(key, std::move(args));
}

}  // namespace

Sentence sentence(const event::Joined& e) {
    return e.seat >= 0 ? about("event.joined", e) : named("event.joined_watching", e);
}

Sentence sentence(const event::Left& e) { return named("event.left", e); }

Sentence sentence(const event::Removed& e) { return named("event.removed", e); }

Sentence sentence(const event::Away& e) { return about("event.away", e); }

Sentence sentence(const event::Back& e) { return about("event.back", e); }

Sentence sentence(const event::Ready& e) { return about("event.ready", e); }

Sentence sentence(const event::NotReady& e) { return about("event.not_ready", e); }

Sentence sentence(const event::BotAdded& e) { return about("event.bot_added", e); }

Sentence sentence(const event::BotRemoved& e) { return named("event.left", e); }

Sentence sentence(const event::Rematch& e) { return about("event.rematch", e); }

Sentence sentence(const event::HostChanged& e) { return about("event.host_changed", e); }

Sentence sentence(const event::TimedOut& e) { return about("event.timed_out", e); }

Sentence sentence(const event::Changed& e) { return tell("event.changed", {{"name", e.name}}); }

Sentence sentence(const event::SeatWanted& e) {
    return tell("event.seat_wanted", {{"name", e.name}, {"of", say::Who{e.seat}}});
}

Sentence sentence(const event::TookOver& e) {
    return named("event.took_over", e, {{"from", e.from}});
}

Sentence sentence(const event::Said& e) {
    return tell("event.said", {{"name", say::Who{e.seat.value_or(-1), e.name}},
                               {"phrase", say::Phrase{e.phrase}}});
}

Sentence sentence(const event::Nudged& e) {
    return about("event.nudged", say::Who{e.by}, {{"other", say::Who{e.seat}}});
}

// Who begins is told by the round.
Sentence sentence(const event::GameStarted&) { return kUntold; }

Sentence sentence(const event::GameEnded& e) {
    Owners winners;
    for (const auto seat : e.winners) winners.push_back({seat});
    Sentence said = tell("event.game_ended", {{"winners", winners}});
    said.n = static_cast<std::int64_t>(e.winners.size());
    return said;
}

Sentence sentence(const event::Sealed& e) {
    if (!e.piles || e.piles->size() < 2) return about("event.sealed", e);
    return about("event.sealed_piles", e, {{"first", (*e.piles)[0]}, {"second", (*e.piles)[1]}});
}

// The piles of Black Box are told by what is picked.
Sentence sentence(const event::Revealed& e) {
    if (const auto* hide = std::get_if<action::Hide>(&e.choice.kind)) {
        return about("event.revealed_fist", e, {{"fist", hide->fist}});
    }
    if (const auto* duel = std::get_if<action::Duel>(&e.choice.kind)) {
        return about("event.revealed_duel", e, {{"number", duel->number}});
    }
    return kUntold;
}

}  // namespace vegas::cli
