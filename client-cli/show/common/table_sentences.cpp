// What happens at a table, whatever is played there.
#include "client-cli/show/common/plain_sentence.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {
namespace {

// A seat's owner by the name that an event tells, as {name}.
template <class E>
Sentence named(std::string_view key, const E& e, SentenceArgs args = {}) {
    args.emplace_back("name", PersonArg{e.seat, e.name});
    return make_sentence(key, std::move(args));
}

}  // namespace

Sentence sentence(const WireStruct<protocol::at_table::PlayerJoined>& e) {
    return e.seat >= 0 ? sentence_about("event.joined", e) : named("event.joined_watching", e);
}

Sentence sentence(const WireStruct<protocol::at_table::PlayerLeft>& e) {
    return named("event.left", e);
}

Sentence sentence(const WireStruct<protocol::at_table::PlayerRemoved>& e) {
    return named("event.removed", e);
}

Sentence sentence(const WireStruct<protocol::at_table::BotRemoved>& e) {
    return named("event.left", e);
}

Sentence sentence(const WireStruct<protocol::at_table::SetupChanged>& e) {
    return make_sentence("event.setup_changed", {{"name", PersonArg{-1, e.name, e.alike}}});
}

Sentence sentence(const WireStruct<protocol::at_table::SeatRequested>& e) {
    return make_sentence("event.seat_requested",
                         {{"name", PersonArg{-1, e.name, e.alike}}, {"of", PersonArg{e.seat}}});
}

// Without names it only says that what the seat did before was another's.
Sentence sentence(const WireStruct<protocol::at_table::SeatTakenOver>& e) {
    if (!e.name || !e.from) return kNoSentence;
    return make_sentence("event.seat_taken_over",
                         {{"name", PersonArg{e.seat, *e.name}}, {"from", *e.from}});
}

Sentence sentence(const WireStruct<protocol::at_table::SeedWithheld>& e) {
    return named("event.seed_withheld", e);
}

Sentence sentence(const WireStruct<protocol::at_table::PhraseSent>& e) {
    return make_sentence("event.phrase_sent",
                         {{"name", PersonArg{e.seat.value_or(-1), e.name, e.alike}},
                          {"phrase", PhraseArg{e.phrase}}});
}

Sentence sentence(const WireStruct<protocol::at_table::PlayerNudged>& e) {
    return sentence_about("event.nudged", PersonArg{e.by}, {{"other", PersonArg{e.seat}}});
}

Sentence sentence(const WireStruct<protocol::at_table::PauseRefused>&) {
    return make_sentence("event.pause_refused");
}

Sentence sentence(const WireStruct<protocol::at_table::Paused>& e) {
    return make_sentence("event.paused", {{"minutes", e.minutes}});
}

Sentence sentence(const WireStruct<protocol::at_table::Resumed>& e) {
    if (!e.seat) return make_sentence("event.resumed");
    return sentence_about("event.resumed_by", PersonArg{*e.seat});
}

// Who begins is told by the round.
Sentence sentence(const WireStruct<GameStarted>&) { return kNoSentence; }

Sentence sentence(const WireStruct<GameEnded>& e) {
    Owners winners;
    for (const auto seat : e.winners) winners.push_back({seat});
    Sentence result = make_sentence("event.game_ended", {{"winners", winners}});
    result.n = static_cast<std::int64_t>(e.winners.size());
    return result;
}

Sentence sentence(const WireStruct<Sealed>& e) {
    if (!e.piles || e.piles->size() < 2) return sentence_about("event.sealed", e);
    return sentence_about("event.sealed_piles", e,
                          {{"first", (*e.piles)[0]}, {"second", (*e.piles)[1]}});
}

Sentence sentence(const WireStruct<Revealed>& e) {
    return of_known(e.choice.kind, [&e]<Act kAct>(const ActionOf<kAct>& choice) {
        if constexpr (is_sealed(kAct)) return sentence_on_reveal(choice, PersonArg{e.seat});
        return kNoSentence;
    });
}

Sentence sentence(const WireStruct<protocol::at_table::PlayerAway>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<protocol::at_table::PlayerBack>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<protocol::at_table::PlayerReady>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<protocol::at_table::PlayerNotReady>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<protocol::at_table::BotAdded>& e) { return plain_sentence(e); }
Sentence sentence(const WireStruct<protocol::at_table::RematchOpened>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<protocol::at_table::HostChanged>& e) {
    return plain_sentence(e);
}
Sentence sentence(const WireStruct<protocol::at_table::SeatTimedOut>& e) {
    return plain_sentence(e);
}

}  // namespace vegas::cli
