// What happens in a game of VEGAS. The list at the end has all of it.
#pragma once

#include <cstdint>

#include "engine/shared_events.hpp"
#include "engine/type_list.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas::vegas_1996 {

// Of a seat at a gaming table, and of nothing else.
template <const EventKind& kAbout>
struct AtTable {
    Seat seat = kNobody;
    std::uint8_t table = 0;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.required("seat", &AtTable::seat, as::seat),
                        is.required("table", &AtTable::table, kTableNumber));
    }
};

inline constexpr EventKind kPawnPlaced{"pawn_placed",
                                       "The seat's pawn begins at this table. [VG-3]"};
using PawnPlaced = AtTable<kPawnPlaced>;

inline constexpr EventKind kPawnMoved{"pawn_moved",
                                      "The seat's pawn went to another table. [VG-4]"};
using PawnMoved = AtTable<kPawnMoved>;

struct CardPlayed {
    Seat seat = kNobody;
    Action choice;
    static constexpr auto wire(auto is) {
        return is.event("card_played", "The seat played a card. [VG-7]",
                        is.required("seat", &CardPlayed::seat, as::seat),
                        is.required("choice", &CardPlayed::choice, as::action, "the action"));
    }
};

struct CounterPlaced {
    Seat seat = kNobody;
    std::uint8_t table = 0, space = 0;
    Seat replaced = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("counter_placed",
                        "A counter lies on a free space, or in the place of another. [VG-5]",
                        is.required("seat", &CounterPlaced::seat, as::seat),
                        is.required("table", &CounterPlaced::table, kTableNumber),
                        is.required("space", &CounterPlaced::space, kSpaceNumber),
                        is.optional("replaced", &CounterPlaced::replaced, as::seat,
                                    "the seat whose counter goes home"));
    }
};

inline constexpr EventKind kNothingPlaced{"nothing_placed",
                                          "There was no space to take. [VG-5, VG-6]"};
using NothingPlaced = AtTable<kNothingPlaced>;

struct DuelStarted {
    Seat seat = kNobody;
    std::uint8_t table = 0, space = 0;
    Seat defender = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("duel_started", "The seat duels for a space. [VG-20]",
                        is.required("seat", &DuelStarted::seat, as::seat),
                        is.required("table", &DuelStarted::table, kTableNumber),
                        is.required("space", &DuelStarted::space, kSpaceNumber),
                        is.required("defender", &DuelStarted::defender, as::seat,
                                    "the seat whose counter lies there"));
    }
};

struct DuelEnded {
    Seat seat = kNobody;
    std::uint8_t table = 0, space = 0;
    static constexpr auto wire(auto is) {
        return is.event("duel_ended", "The duel is over. [VG-20]",
                        is.optional("seat", &DuelEnded::seat, as::seat,
                                    "that has the space; missing: both counters go home"),
                        is.required("table", &DuelEnded::table, kTableNumber),
                        is.required("space", &DuelEnded::space, kSpaceNumber));
    }
};

struct MaryMoved {
    std::uint8_t position = 0, table = 0;
    static constexpr auto wire(auto is) {
        return is.event("mary_moved", "Mary moved one position on her track. [VG-9]",
                        is.required("position", &MaryMoved::position, as::number(1, kTrackMost)),
                        is.optional("table", &MaryMoved::table, kTableNumber,
                                    "which is scored; missing: a blank"));
    }
};

struct ChipWon {
    Seat seat = kNobody;
    std::uint8_t table = 0, value = 0;
    static constexpr auto wire(auto is) {
        return is.event("chip_won",
                        "A table was scored: the seat has its chip, all counters go home. [VG-11]",
                        is.required("seat", &ChipWon::seat, as::seat),
                        is.required("table", &ChipWon::table, kTableNumber),
                        is.required("value", &ChipWon::value, kChipValue));
    }
};

struct ChipDiscarded {
    std::uint8_t table = 0, value = 0;
    static constexpr auto wire(auto is) {
        return is.event("chip_discarded",
                        "A table was scored and no seat won: all counters go home. [VG-11]",
                        is.required("table", &ChipDiscarded::table, kTableNumber),
                        is.required("value", &ChipDiscarded::value, kChipValue));
    }
};

using Events = TypeList<GameStarted, PawnPlaced, Rolled, Passed, PawnMoved, CardPlayed,
                        CounterPlaced, NothingPlaced, DuelStarted, Sealed, Revealed, DuelEnded,
                        MaryMoved, ChipWon, ChipDiscarded, GameEnded>;

}  // namespace vegas::vegas_1996
