// What happens at a table, whatever is played there.
#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {
namespace {

// A seat's owner by the name that an event tells, as {name}.
template <class E>
Sentence named(std::string_view key, const E& e, say::Args args = {}) {
    args.emplace_back("name", say::Who{e.seat, e.name});
    return tell(key, std::move(args));
}

}  // namespace

Sentence sentence(const Read<protocol::at_table::Joined>& e) {
    return e.seat >= 0 ? about("event.joined", e) : named("event.joined_watching", e);
}

Sentence sentence(const Read<protocol::at_table::Left>& e) { return named("event.left", e); }

Sentence sentence(const Read<protocol::at_table::Removed>& e) { return named("event.removed", e); }

Sentence sentence(const Read<protocol::at_table::BotRemoved>& e) { return named("event.left", e); }

Sentence sentence(const Read<protocol::at_table::Changed>& e) {
    return tell("event.changed", {{"name", e.name}});
}

Sentence sentence(const Read<protocol::at_table::SeatWanted>& e) {
    return tell("event.seat_wanted", {{"name", e.name}, {"of", say::Who{e.seat}}});
}

Sentence sentence(const Read<protocol::at_table::TookOver>& e) {
    return named("event.took_over", e, {{"from", e.from}});
}

Sentence sentence(const Read<protocol::at_table::Said>& e) {
    return tell("event.said", {{"name", say::Who{e.seat.value_or(-1), e.name}},
                               {"phrase", say::Phrase{e.phrase}}});
}

Sentence sentence(const Read<protocol::at_table::Nudged>& e) {
    return about("event.nudged", say::Who{e.by}, {{"other", say::Who{e.seat}}});
}

// Who begins is told by the round.
Sentence sentence(const Read<GameStarted>&) { return kUntold; }

Sentence sentence(const Read<GameEnded>& e) {
    Owners winners;
    for (const auto seat : e.winners) winners.push_back({seat});
    Sentence said = tell("event.game_ended", {{"winners", winners}});
    said.n = static_cast<std::int64_t>(e.winners.size());
    return said;
}

Sentence sentence(const Read<Sealed>& e) {
    if (!e.piles || e.piles->size() < 2) return about("event.sealed", e);
    return about("event.sealed_piles", e, {{"first", (*e.piles)[0]}, {"second", (*e.piles)[1]}});
}

// The piles of Black Box are told by what is picked.
Sentence sentence(const Read<Revealed>& e) {
    if (const auto* hide = std::get_if<Answer<Act::hide>>(&e.choice.kind)) {
        return about("event.revealed_fist", e, {{"fist", hide->fist}});
    }
    if (const auto* duel = std::get_if<Answer<Act::duel>>(&e.choice.kind)) {
        return about("event.revealed_duel", e, {{"number", duel->number}});
    }
    return kUntold;
}

}  // namespace vegas::cli
