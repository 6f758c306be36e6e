// What a viewer sees of a game of VEGAS; see engine/view.hpp. The same for all: only the choices of
// a duel are hidden, and they have no place here. [VG-2, VG-21]
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/vegas_1996/board.hpp"
#include "engine/view.hpp"

namespace vegas::vegas_1996 {

// Enumerators equal the words on the wire.
enum class Card : std::uint8_t {
    front_man,
    good_luck_1,
    good_luck_2,
    good_luck_3,
    good_luck_4,
    good_luck_5,
    good_luck_6,
    mary_chip,
};

struct TableView {
    Table table;  // with its counters
    bool closed = false;
    bool operator==(const TableView&) const = default;
};

struct ChipView {
    std::uint8_t table = 0, value = 0;
    bool operator==(const ChipView&) const = default;
};

struct SeatView {
    std::uint8_t pawn = 0;  // its table; 0: not on the board yet
    std::uint8_t counters = 0;
    Fixed<Card, 10> cards;           // left, ascending
    Fixed<ChipView, kTables> chips;  // won, by table
    int total = 0;
    bool operator==(const SeatView&) const = default;
};

struct TurnView {
    Seat seat = kNobody;      // kNobody: the game is over
    std::uint8_t table = 0;   // where the die or card is placed; 0: not known yet
    std::uint8_t number = 0;  // rolled or played and not placed yet; 0: none
    std::uint8_t space = 0;   // for which a duel goes on; 0: none
    Owner defender = kNobody;
    bool operator==(const TurnView&) const = default;
};

struct View {
    std::array<TableView, kTables> tables;
    Fixed<std::uint8_t, kTrackMost> track;
    std::uint8_t mary = 0;  // 0: Start
    Fixed<SeatView, 4> seats;
    TurnView turn;
    std::optional<Result> result;
    bool operator==(const View&) const = default;
};

}  // namespace vegas::vegas_1996
