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
inline constexpr std::array kCards = std::to_array<EnumWord<Card>>({
    {Card::front_man, "front_man"},
    {Card::good_luck_1, "good_luck_1"},
    {Card::good_luck_2, "good_luck_2"},
    {Card::good_luck_3, "good_luck_3"},
    {Card::good_luck_4, "good_luck_4"},
    {Card::good_luck_5, "good_luck_5"},
    {Card::good_luck_6, "good_luck_6"},
    {Card::mary_chip, "mary_chip"},
});
constexpr std::span<const EnumWord<Card>> words(Card) { return kCards; }
constexpr ListTitle list_title(Card) { return {"card", "A card of VEGAS."}; }

struct GamingTableView {
    GamingTable table;  // with its counters
    bool closed = false;
    bool operator==(const GamingTableView&) const = default;

    using Rows = FixedVector<std::span<const Space>, kRowsMost>;
    static Rows rows(const GamingTableView& t) {
        Rows rows;
        const Space* first = t.table.spaces.begin();
        for (const std::size_t size : t.table.rows) {
            if (size == 0) break;
            rows.push({first, size});
            first += size;
        }
        return rows;
    }
    static std::uint8_t value(const GamingTableView& t) {
        return static_cast<std::uint8_t>(t.table.value());
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "table_on_board", "A table of the board.",
            is.required("value", &GamingTableView::value, kChipValue, "of its chip"),
            is.required("closed", &GamingTableView::closed, as::boolean, "its chip is gone"),
            is.required("rows", &GamingTableView::rows,
                        as::each(as::each(as::object, 1, kSpacesMost), 1, kRowsMost),
                        "its spaces, row by row"));
    }
};

struct ChipView {
    std::uint8_t table = 0, value = 0;
    bool operator==(const ChipView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("chip", "A chip that was won.",
                         is.required("table", &ChipView::table, kTableNumber),
                         is.required("value", &ChipView::value, kChipValue));
    }
};

struct SeatView {
    std::uint8_t pawn = 0;  // its table; 0: not on the board yet
    std::uint8_t counters = 0;
    FixedVector<Card, 10> cards;           // left, ascending
    FixedVector<ChipView, kTables> chips;  // won, by table
    int total = 0;
    bool operator==(const SeatView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "seat_of_vegas", "A seat of VEGAS.",
            is.required("pawn", &SeatView::pawn, as::or_null(kTableNumber),
                        "its table; null before the first"),
            is.required("counters", &SeatView::counters, as::number(0, 20), "in hand"),
            is.required("cards", &SeatView::cards, as::list(as::word, 0, 10), "left"),
            is.required("chips", &SeatView::chips, as::list(as::object, 0, kTables), "won"),
            is.required("total", &SeatView::total, as::sum, "the values of the chips"));
    }
};

struct DuelView {
    Seat defender = kNobody;
    std::uint8_t space = 0;
    bool operator==(const DuelView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("duel", "The space for which a duel goes on.",
                         is.required("defender", &DuelView::defender, as::seat),
                         is.required("space", &DuelView::space, kSpaceNumber));
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
                         is.required("seat", &TurnView::seat, as::seat),
                         is.optional("table", &TurnView::table, kTableNumber,
                                     "where the die or the card is placed"),
                         is.optional("number", &TurnView::number, as::face,
                                     "rolled or played and not placed yet"),
                         is.optional("duel", &TurnView::duel, as::object));
    }
};

struct View;
struct BoardView {  // the board in a view
    const View* view = nullptr;
    [[nodiscard]] bool operator==(const BoardView& other) const;
    static std::uint8_t mary(const BoardView& b);
    static const std::array<GamingTableView, kTables>& tables(const BoardView& b);
    static const FixedVector<std::uint8_t, kTrackMost>& track(const BoardView& b);
    static constexpr auto wire(auto is) {
        return is.object(
            "board", "The board of VEGAS.",
            is.required("mary", &BoardView::mary, as::number(0, kTrackMost),
                        "her position on the track; 0: Start"),
            is.required("tables", &BoardView::tables, as::each(as::object, kTables, kTables)),
            is.required("track", &BoardView::track,
                        as::list(as::number(0, kTables), kTables, kTrackMost),
                        "tables, and 0 for blanks"));
    }
};

struct View {
    std::array<GamingTableView, kTables> tables;
    FixedVector<std::uint8_t, kTrackMost> track;
    std::uint8_t mary = 0;  // 0: Start
    FixedVector<SeatView, 4> seats;
    TurnView turn;
    std::optional<GameResult> result;
    bool operator==(const View&) const = default;

    static BoardView board(const View& v) { return {&v}; }
    static std::nullptr_t none(const View&) { return nullptr; }
    static constexpr auto wire(auto is) {
        return is.object("vegas_1996", "The game part of a view of VEGAS.",
                         is.required("board", &View::board, as::object),
                         is.required("casinos", &View::none, as::empty),
                         is.required("round", &View::none, as::null),
                         is.required("seats", &View::seats, as::each(as::object, 2, 4)),
                         is.required("turn", &View::turn, as::or_null(as::object)),
                         is.required("result", &View::result, as::or_null(as::object)));
    }
};

inline bool BoardView::operator==(const BoardView& other) const {
    return view->mary == other.view->mary && view->tables == other.view->tables &&
           view->track == other.view->track;
}
inline std::uint8_t BoardView::mary(const BoardView& b) { return b.view->mary; }
inline const std::array<GamingTableView, kTables>& BoardView::tables(const BoardView& b) {
    return b.view->tables;
}
inline const FixedVector<std::uint8_t, kTrackMost>& BoardView::track(const BoardView& b) {
    return b.view->track;
}

// Whether a change is told member by member; else the whole value is told anew. Other structs are
// always told whole.
inline bool can_patch_fields(const SeatView&, const SeatView&) { return true; }
inline bool can_patch_fields(const BoardView&, const BoardView&) { return true; }
inline bool can_patch_fields(const GamingTableView& a, const GamingTableView& b) {
    return a.closed == b.closed;  // counters come one by one; a scoring changes the whole table
}

}  // namespace vegas::vegas_1996
