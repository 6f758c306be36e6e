// What a viewer sees of a game of VEGAS. All viewers see the same: only the choices of a duel are
// hidden, and no view contains them. [VG-2, VG-21]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/result.hpp"
#include "engine/vegas_1996/board.hpp"

namespace vegas::vegas_1996 {

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
inline constexpr std::array kCards = std::to_array<Word<Card>>({
    {Card::front_man, "front_man"},
    {Card::good_luck_1, "good_luck_1"},
    {Card::good_luck_2, "good_luck_2"},
    {Card::good_luck_3, "good_luck_3"},
    {Card::good_luck_4, "good_luck_4"},
    {Card::good_luck_5, "good_luck_5"},
    {Card::good_luck_6, "good_luck_6"},
    {Card::mary_chip, "mary_chip"},
});
constexpr std::span<const Word<Card>> words(Card) { return kCards; }

struct TableView {
    GamingTable table;  // with its counters
    bool closed = false;
    bool operator==(const TableView&) const = default;

    using Rows = Fixed<std::span<const Space>, kRowsMost>;
    static Rows rows(const TableView& t) {
        Rows rows;
        const Space* first = t.table.spaces.begin();
        for (const std::size_t size : t.table.rows) {
            if (size == 0) break;
            rows.push({first, size});
            first += size;
        }
        return rows;
    }
    static std::uint8_t value(const TableView& t) {
        return static_cast<std::uint8_t>(t.table.value());
    }
    static constexpr auto wire(auto is) {
        return is.object("table_on_board", "A table of the board.",
                         is.always("value", &TableView::value, kChipValue, "of its chip"),
                         is.always("closed", &TableView::closed, as::boolean, "its chip is gone"),
                         is.always("rows", &TableView::rows,
                                   as::each(as::each(as::object, 1, kSpacesMost), 1, kRowsMost),
                                   "its spaces, row by row"));
    }
};

struct ChipView {
    std::uint8_t table = 0, value = 0;
    bool operator==(const ChipView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("chip", "A chip that was won.",
                         is.always("table", &ChipView::table, kTableNumber),
                         is.always("value", &ChipView::value, kChipValue));
    }
};

struct SeatView {
    std::uint8_t pawn = 0;  // its table; 0: not on the board yet
    std::uint8_t counters = 0;
    Fixed<Card, 10> cards;           // left, ascending
    Fixed<ChipView, kTables> chips;  // won, by table
    int total = 0;
    bool operator==(const SeatView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "seat_of_vegas", "A seat of VEGAS.",
            is.always("pawn", &SeatView::pawn, as::or_null(kTableNumber),
                      "its table; null before the first"),
            is.always("counters", &SeatView::counters, as::number(0, 20), "in hand"),
            is.always("cards", &SeatView::cards, as::list(as::word, 0, 10), "left"),
            is.always("chips", &SeatView::chips, as::list(as::object, 0, kTables), "won"),
            is.always("total", &SeatView::total, as::sum, "the values of the chips"));
    }
};

struct DuelView {
    Seat defender = kNobody;
    std::uint8_t space = 0;
    bool operator==(const DuelView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("duel", "The space for which a duel goes on.",
                         is.always("defender", &DuelView::defender, as::seat),
                         is.always("space", &DuelView::space, kSpaceNumber));
    }
};

struct TurnView {
    Seat seat = kNobody;      // kNobody: the game is over
    std::uint8_t table = 0;   // where the die or card is placed; 0: not known yet
    std::uint8_t number = 0;  // rolled or played and not placed yet; 0: none
    std::uint8_t space = 0;   // for which a duel goes on; 0: none
    Owner defender = kNobody;
    [[nodiscard]] bool is_nothing() const { return seat == kNobody; }
    bool operator==(const TurnView&) const = default;

    static std::optional<DuelView> duel(const TurnView& t) {
        return t.space == 0 ? std::nullopt : std::optional(DuelView{t.defender, t.space});
    }
    static constexpr auto wire(auto is) {
        return is.object("turn_of_vegas", "A turn of VEGAS.",
                         is.always("seat", &TurnView::seat, as::seat),
                         is.sometimes("table", &TurnView::table, kTableNumber,
                                      "where the die or the card is placed"),
                         is.sometimes("number", &TurnView::number, as::face,
                                      "rolled or played and not placed yet"),
                         is.sometimes("duel", &TurnView::duel, as::object));
    }
};

struct View;
struct BoardView {  // the board in a view
    const View* view = nullptr;
    [[nodiscard]] bool operator==(const BoardView& other) const;
    static std::uint8_t mary(const BoardView& b);
    static const std::array<TableView, kTables>& tables(const BoardView& b);
    static const Fixed<std::uint8_t, kTrackMost>& track(const BoardView& b);
    static constexpr auto wire(auto is) {
        return is.object(
            "board", "The board of VEGAS.",
            is.always("mary", &BoardView::mary, as::number(0, kTrackMost),
                      "her position on the track; 0: Start"),
            is.always("tables", &BoardView::tables, as::each(as::object, kTables, kTables)),
            is.always("track", &BoardView::track,
                      as::list(as::number(0, kTables), kTables, kTrackMost),
                      "tables, and 0 for blanks"));
    }
};

struct View {
    std::array<TableView, kTables> tables;
    Fixed<std::uint8_t, kTrackMost> track;
    std::uint8_t mary = 0;  // 0: Start
    Fixed<SeatView, 4> seats;
    TurnView turn;
    std::optional<Result> result;
    bool operator==(const View&) const = default;

    static BoardView board(const View& v) { return {&v}; }
    static std::nullptr_t none(const View&) { return nullptr; }
    static constexpr auto wire(auto is) {
        return is.object("vegas_1996", "The game part of a view of VEGAS.",
                         is.always("board", &View::board, as::object),
                         is.always("casinos", &View::none, as::empty),
                         is.always("round", &View::none, as::null),
                         is.always("seats", &View::seats, as::each(as::object, 2, 4)),
                         is.always("turn", &View::turn, as::or_null(as::object)),
                         is.always("result", &View::result, as::or_null(as::object)));
    }
};

inline bool BoardView::operator==(const BoardView& other) const {
    return view->mary == other.view->mary && view->tables == other.view->tables &&
           view->track == other.view->track;
}
inline std::uint8_t BoardView::mary(const BoardView& b) { return b.view->mary; }
inline const std::array<TableView, kTables>& BoardView::tables(const BoardView& b) {
    return b.view->tables;
}
inline const Fixed<std::uint8_t, kTrackMost>& BoardView::track(const BoardView& b) {
    return b.view->track;
}

}  // namespace vegas::vegas_1996
