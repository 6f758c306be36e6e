// What a viewer sees, built up from what all may know; a duel's choice has no way in here.
#include "engine/vegas_1996/placing.hpp"
#include "engine/vegas_1996/rules.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996 {
namespace {

SeatView seen(const State& s, Seat seat) {
    const Player& p = s.player(seat);
    SeatView v{.pawn = p.pawn, .counters = p.counters, .cards = {}, .chips = {}};
    v.total = total(s, seat);
    for (int i = 0; i < p.front_men; ++i) v.cards.push(Card::front_man);
    for (int n = 1; n <= kFaces; ++n) {
        if ((p.luck >> (n - 1) & 1) != 0) {
            v.cards.push(static_cast<Card>(static_cast<int>(Card::front_man) + n));
        }
    }
    for (int i = 0; i < p.mary_chips; ++i) v.cards.push(Card::mary_chip);
    for (int t = 1; t <= kTables; ++t) {
        if ((p.chips >> (t - 1) & 1) != 0) {
            v.chips.push(
                {static_cast<std::uint8_t>(t), static_cast<std::uint8_t>(s.table(t).value())});
        }
    }
    return v;
}

TurnView seen_turn(const State& s) {
    TurnView v{.seat = s.active, .table = s.placement.table, .number = s.placement.number};
    if (s.placement.space > 0) {
        v.space = s.placement.space;
        v.defender = s.table(v.table).spaces[v.space - 1U].owner();
    }
    return v;
}

// The table as it would be with the seat's counter on the space.
Preview after(const State& s, int table, int space, Seat seat) {
    GamingTable t = s.table(table);
    Space& covered = t.spaces[to_index(space - 1)];
    const Owner before = covered.owner();
    covered.cover(seat);
    return {.table = static_cast<std::uint8_t>(table),
            .value = static_cast<std::uint8_t>(t.value()),
            .winner = winner_of(t),
            .replaces = before == seat ? kNobody : before,
            .scored = is_full(t)};
}

Preview after_mary_moved(const State& s) {
    const int next = next_position(s);
    const int table = next == s.mary ? 0 : s.board.track[to_index(next - 1)];
    if (table == 0) return {};
    return {.table = static_cast<std::uint8_t>(table),
            .value = static_cast<std::uint8_t>(s.table(table).value()),
            .winner = winner_of(s.table(table)),
            .scored = true};
}

}  // namespace

OwnView own_view(const State& s, Seat seat) {
    return {.seat = seat, .cards = {}, .total = total(s, seat)};
}

View view(const State& s, Seat /*viewer*/) {
    View v;
    for (int t = 1; t <= kTables; ++t) v.tables[to_index(t - 1)] = {s.table(t), !s.is_open(t)};
    v.track = s.board.track;
    v.mary = s.mary;
    for (Seat seat = 0; seat < s.seats; ++seat) v.seats.push(seen(s, seat));
    v.turn = seen_turn(s);
    if (over(s)) v.result = score(s);
    return v;
}

Preview preview(const State& s, const Action& action) {
    const Seat seat = s.owes;
    switch (action.kind) {
    case Act::cover: return after(s, s.placement.table, action.a, seat);
    case Act::mary_chip: return after_mary_moved(s);
    case Act::good_luck: {
        const int table = s.player(seat).pawn;
        const Spaces spaces = spaces_for(s.table(table), action.a, seat);
        return spaces.size == 1 ? after(s, table, spaces[0], seat) : Preview{};
    }
    default: return {};
    }
}

}  // namespace vegas::vegas_1996
