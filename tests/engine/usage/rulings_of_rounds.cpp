// Rounds, turns, payouts and places of all rulesets with casinos.
#include "engine/las_vegas/tiles/e2_knockout.hpp"
#include "engine/las_vegas/tiles/h2_my_choice.hpp"
#include "tests/engine/usage/rulings.hpp"

namespace vegas::test {

using las_vegas::RoundEnded;
using las_vegas::RoundStarted;
using las_vegas::Tied;
using las_vegas::TilesLaid;

void RoundMemory::hear(const GameStarted& e) { started = e.seat; }
void RoundMemory::hear(const RoundStarted& e) {
    const auto won = [](Owner o) { return o >= 0 && o < kSeatsMax; };
    const auto best = std::find_if(higher_card.rbegin(), higher_card.rend(), won);
    const bool any = e.round > 1 && best != higher_card.rend();
    starts = any ? *best : started;
    start = e.round == 1                   ? Start::none
            : !any                         ? Start::kept
            : best == higher_card.rbegin() ? Start::of_casino_6
                                           : Start::of_a_lower_casino;
    started = e.seat;
    last_rolled = kNobody;
    picks = 0;
}
void RoundMemory::hear(const RoundEnded&) {
    higher_card.fill(kNobody);
    higher_is_paid.fill(false);
}
void RoundMemory::card_went(int casino, Owner owner) {
    if (!std::exchange(higher_is_paid[to_index(casino)], true)) {
        higher_card[to_index(casino)] = owner;
    }
}
void RoundMemory::hear(const TilesLaid&) { picks_for_tiles = picks; }
void RoundMemory::hear(const Rolled& e) {
    again = e.seat == last_rolled;
    last_rolled = e.seat;
}

namespace {

bool is_royale(const Step& s) {
    return s.after->setup.ruleset == Ruleset::royale ||
           s.after->setup.ruleset == Ruleset::royale_basic;
}

bool a_round_began(const Step& s) { return s.has<RoundStarted>(); }

// The next round's start seat was found so.
bool start_was(const Step& s, RoundMemory::Start how) {
    return is_royale(s) && a_round_began(s) && s.memory.start == how;
}

bool returned(const Step& s, bool to_an_imaginary_player) {
    return s.any<las_vegas::CardReturned>(
        [=](const auto& e) { return (e.owner != kNobody) == to_an_imaginary_player; });
}

// Two seats with equal totals at the end, on equal or on different places.
bool equal_totals(const Step& s, bool same_place) {
    if (!s.has<GameEnded>()) return false;
    const GameResult r = result(Game(*s.after));
    for (std::size_t a = 0; a < r.totals.size; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            if (r.totals[a] == r.totals[b] && (r.places[a] == r.places[b]) == same_place) {
                return true;
            }
        }
    }
    return false;
}

// A seat without dice has some again, in the same round, by this kind of event.
template <class E>
bool refilled(const Step& s) {
    const E* e = s.find<E>();
    return e != nullptr && !s.has<RoundEnded>() &&
           s.after->players[to_index(seat_in(*e))].supply.pieces() == e->dice.small + e->dice.big;
}

int notes_dealt(const Step& s, int casino) {
    return a_round_began(s) ? s.after->casinos[to_index(casino)].cards.size : 0;
}

bool classic_dealt(const Step& s, bool (*like)(int notes)) {
    if (s.after->setup.ruleset != Ruleset::classic) return false;
    for (int i = 0; i < kCasinos; ++i) {
        if (const int n = notes_dealt(s, i); n > 0 && like(n)) return true;
    }
    return false;
}

bool only_white(const Step& s) {
    if (s.before == nullptr || s.asked.ask != Ask::place || s.chosen.kind != Act::place) {
        return false;
    }
    const las_vegas::Roll& roll = s.before->roll;
    const std::size_t face = s.chosen.a - 1U;
    return roll.white[face] > 0 && roll.small[face] == 0 && roll.big_face != s.chosen.a;
}

constexpr std::array kRounds = std::to_array<Ruling>({
    {"RY-13 the higher card of casino 6 gives the start",
     [](const Step& s) { return start_was(s, RoundMemory::Start::of_casino_6); }},
    {"RY-13 nobody won it: a lower casino's does",
     [](const Step& s) { return start_was(s, RoundMemory::Start::of_a_lower_casino); }},
    {"RY-13 nobody won any: the same seat again",
     [](const Step& s) { return start_was(s, RoundMemory::Start::kept); }},
    {"RY-21 a chip was paid",
     [](const Step& s) { return is_royale(s) && s.is(Ask::place, Act::pass); }},
    {"RY-22 a seat had several turns in a row", [](const Step& s) { return s.memory.again; }},
    {"RY-23 Knockout? refilled an empty supply", refilled<las_vegas::knockout::Unbarred>},
    {"RY-23 a move refilled an empty supply", refilled<las_vegas::DieTakenBack>},
    {"RY-23 the golden space refilled an empty supply",
     refilled<las_vegas::my_choice::GoldenEmptied>},
    {"RY-31 a tie of two",
     [](const Step& s) { return s.any<Tied>([](const Tied& e) { return e.owners.size == 2; }); }},
    {"RY-31 a tie of three or more",
     [](const Step& s) { return s.any<Tied>([](const Tied& e) { return e.owners.size > 2; }); }},
    {"RY-31 a tie with an imaginary player",
     [](const Step& s) {
         return s.any<Tied>([](const Tied& e) { return e.owners[e.owners.size - 1U] >= kNeutral; });
     }},
    {"RY-55 a tie of neutral and blank dice",
     [](const Step& s) {
         return s.any<Tied>([](const Tied& e) {
             const Owner* last = e.owners.end();
             return e.owners.size >= 2 && last[-1] == kBlank && last[-2] == kNeutral;
         });
     }},
    {"RY-32 an imaginary player's card went back", [](const Step& s) { return returned(s, true); }},
    {"RY-32 nobody's card went back", [](const Step& s) { return returned(s, false); }},
    {"RY-40 equal totals, more pieces", [](const Step& s) { return equal_totals(s, false); }},
    {"RY-40 ALL-5 a place shared", [](const Step& s) { return equal_totals(s, true); }},
    {"RY-51 a draw of tiles made again",
     // One draw of 5 of 8 tiles takes at most 7 picks for the order and 5 for the faces.
     [](const Step& s) {
         return a_round_began(s) && s.after->setup.tile_reuse == TileReuse::fresh_faces &&
                s.memory.picks_for_tiles > 12;
     }},
    {"RY-51 used tiles put aside",
     [](const Step& s) {
         return a_round_began(s) && s.after->round == 3 &&
                s.after->setup.tile_reuse == TileReuse::fresh_tiles;
     }},
    {"RY-14 two without the neutral dice",
     [](const Step& s) {
         return a_round_began(s) && is_royale(s) && s.after->setup.seats == 2 &&
                !s.has<las_vegas::NeutralRolled>();
     }},
    {"CL-3 one note is enough",
     [](const Step& s) { return classic_dealt(s, [](int notes) { return notes == 1; }); }},
    {"CL-3 four notes or five",
     [](const Step& s) { return classic_dealt(s, [](int notes) { return notes >= 4; }); }},
    {"CL-11 a number that only white dice show", only_white},
});

}  // namespace

std::span<const Ruling> rulings_of_rounds() { return kRounds; }

}  // namespace vegas::test
