#include "protocol/vegas_1996_json.hpp"

#include <array>

namespace vegas::protocol {

namespace v96 = vegas_1996;

namespace {

constexpr std::array<std::string_view, 8> kCards{"front_man",   "good_luck_1", "good_luck_2",
                                                 "good_luck_3", "good_luck_4", "good_luck_5",
                                                 "good_luck_6", "mary_chip"};
static_assert(static_cast<std::size_t>(v96::Card::mary_chip) == kCards.size() - 1);

template <class List>
void write_list(JsonOut& out, const List& list) {
    out.open('[');
    for (const auto& item : list) write(out, item);
    out.close(']');
}

// Counters come one by one; a scoring changes the whole table.
void compare_tables(Patch& p, std::size_t number, const v96::TableView& a,
                    const v96::TableView& b) {
    if (a == b) return;
    const std::string path = path_of("/board/tables/", number);
    if (a.closed != b.closed) return p.replace(path, b);
    std::size_t i = 0;
    for (std::size_t row = 0; row < b.table.rows.size(); ++row)
        for (std::size_t n = 0; n < b.table.rows[row]; ++n, ++i) {
            if (a.table.spaces[i] == b.table.spaces[i]) continue;
            p.replace(path_of(path_of(path + "/rows/", row) + "/", n), b.table.spaces[i]);
        }
}

void compare_seats(Patch& p, std::size_t seat, const v96::SeatView& a, const v96::SeatView& b) {
    if (a == b) return;
    const std::string path = path_of("/seats/", seat);
    p.compare(path + "/cards", a.cards, b.cards);
    p.compare(path + "/chips", a.chips, b.chips);
    p.compare(path + "/counters", a.counters, b.counters);
    p.compare(path + "/pawn", PawnPart{a.pawn}, PawnPart{b.pawn});
    p.compare(path + "/total", a.total, b.total);
}

}  // namespace

void write(JsonOut& out, const v96::Space& s) {
    out.open('{').key("numbers").open('[').number(s.low());
    if (s.high() != s.low()) out.number(s.high());
    out.close(']').key("owner");
    write_owner(out, s.owner());
    out.close('}');
}

void write(JsonOut& out, const v96::TableView& t) {
    out.open('{').key("closed").boolean(t.closed).key("rows").open('[');
    std::size_t i = 0;
    for (const std::size_t row : t.table.rows) {
        if (row == 0) break;
        out.open('[');
        for (const std::size_t end = i + row; i < end; ++i) write(out, t.table.spaces[i]);
        out.close(']');
    }
    out.close(']').key("value").number(t.table.value()).close('}');
}

void write(JsonOut& out, const v96::ChipView& c) {
    out.open('{').key("table").number(c.table).key("value").number(c.value).close('}');
}

void write(JsonOut& out, v96::Card card) { out.string(kCards[static_cast<std::size_t>(card)]); }

void write(JsonOut& out, const PawnPart& p) { p.table == 0 ? out.null() : out.number(p.table); }

void write(JsonOut& out, const BoardPart& board) {
    const v96::View& v = board.view;
    out.open('{').key("mary").number(v.mary).key("tables");
    write_list(out, v.tables);
    out.key("track").numbers(v.track).close('}');
}

void write(JsonOut& out, const v96::SeatView& s) {
    out.open('{').key("cards");
    write_list(out, s.cards);
    out.key("chips");
    write_list(out, s.chips);
    out.key("counters").number(s.counters).key("pawn");
    write(out, PawnPart{s.pawn});
    out.key("total").number(s.total).close('}');
}

void write(JsonOut& out, const v96::TurnView& t) {
    if (t.seat == kNobody) {
        out.null();
        return;
    }
    out.open('{');
    if (t.space > 0)
        out.key("duel")
            .open('{')
            .key("defender")
            .number(t.defender)
            .key("space")
            .number(t.space)
            .close('}');
    if (t.number > 0) out.key("number").number(t.number);
    out.key("seat").number(t.seat);
    if (t.table > 0) out.key("table").number(t.table);
    out.close('}');
}

void compare_games(Patch& p, const v96::View& a, const v96::View& b) {
    p.compare("/board/mary", a.mary, b.mary);
    for (std::size_t i = 0; i < b.tables.size(); ++i)
        compare_tables(p, i, a.tables[i], b.tables[i]);
    p.compare("/result", a.result, b.result);
    for (std::size_t i = 0; i < b.seats.size; ++i) compare_seats(p, i, a.seats[i], b.seats[i]);
    p.compare("/turn", a.turn, b.turn);
}

void start_game(Patch& p, const v96::View& v) {
    p.add("/board", BoardPart{v});
    p.compare("/result", std::optional<vegas::Result>{}, v.result);
    p.replace("/seats", v.seats);
    p.replace("/turn", v.turn);
}

}  // namespace vegas::protocol
