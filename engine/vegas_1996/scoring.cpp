#include "engine/vegas_1996/scoring.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "engine/vegas_1996/events.hpp"
#include "engine/vegas_1996/rules.hpp"

namespace vegas::vegas_1996 {

bool is_full(const GamingTable& t) {
    return std::ranges::none_of(t.spaces,
                                [](const Space& space) { return space.owner() == kNobody; });
}

Owner winner_of(const GamingTable& t) {
    std::array<std::pair<int, int>, kPlayersMax> key{};  // counters, then the lowest space, negated
    key.fill({0, -kFaces - 1});
    for (const Space& space : t.spaces) {
        if (space.owner() == kNobody) continue;
        auto& [count, lowest] = key[to_index(space.owner())];
        ++count;
        lowest = std::max(lowest, -space.low());  // a double space has its lower number
    }
    const auto best = std::ranges::max_element(key);
    if (best->first == 0 || std::ranges::count(key, *best) > 1) return kNobody;
    return static_cast<Owner>(best - key.begin());
}

void score_table(GameContext& c, int number) {
    State& s = c.s;
    GamingTable& t = s.table(number);
    const auto chip = static_cast<std::uint16_t>(1U << (number - 1));
    const Owner winner = winner_of(t);
    if (winner != kNobody) {
        s.player(winner).chips = static_cast<std::uint16_t>(s.player(winner).chips | chip);
    }
    s.open = static_cast<std::uint16_t>(s.open & ~chip);
    for (std::size_t i = 0; i < t.spaces.size; ++i) {
        if (const Owner owner = t.spaces[i].owner(); owner != kNobody) ++s.player(owner).counters;
        t.spaces[i].cover(kNobody);
    }
    const auto where = static_cast<std::uint8_t>(number);
    const auto value = static_cast<std::uint8_t>(t.value());
    winner == kNobody ? c.emit(ChipDiscarded{where, value}) : c.emit(ChipWon{winner, where, value});
}

int next_position(const State& s) {
    for (int next = s.mary + 1; next <= s.board.track.size; ++next) {
        const int table = s.board.track[to_index(next - 1)];
        if (table == 0 || s.is_open(table)) return next;
    }
    return s.mary;
}

bool move_mary(GameContext& c) {
    State& s = c.s;
    const int next = next_position(s);
    if (next == s.mary) return false;
    const std::uint8_t table = s.board.track[to_index(next - 1)];
    s.mary = static_cast<std::uint8_t>(next);
    c.emit(MaryMoved{s.mary, table});
    if (table != 0) score_table(c, table);
    return table != 0;
}

int total(const State& s, Seat seat) {
    int sum = 0;
    for (int t = 1; t <= kTables; ++t) {
        if ((s.player(seat).chips >> (t - 1) & 1) != 0) sum += s.table(t).value();
    }
    return sum;
}

// [VG-14] [ALL-5]
GameResult score(const State& s) {
    GameResult r;
    std::array<std::pair<int, int>, kPlayersMax> key{};
    for (Seat seat = 0; seat < s.seats; ++seat) {
        key[to_index(seat)] = {total(s, seat), std::popcount(s.player(seat).chips)};
    }
    for (std::size_t i = 0; i < s.seats; ++i) {
        const auto better = std::count_if(key.begin(), key.begin() + s.seats,
                                          [&](const auto& other) { return other > key[i]; });
        r.places.push(static_cast<std::uint8_t>(1 + better));
        r.totals.push(key[i].first);
        r.cards.push(0);
        r.chips.push(static_cast<std::uint8_t>(key[i].second));
    }
    return r;
}

}  // namespace vegas::vegas_1996
