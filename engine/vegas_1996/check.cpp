// What must hold between two decisions, whatever was played.
#include <array>

#include "engine/vegas_1996/rules.hpp"
#include "engine/vegas_1996/scoring.hpp"

namespace vegas::vegas_1996 {
namespace {

// [VG-2]
bool counters_are_whole(const State& s) {
    std::array<int, kPlayersMax> n{};
    for (Seat seat = 0; seat < s.seats; ++seat) n[to_index(seat)] = s.player(seat).counters;
    for (const GamingTable& t : s.board.tables) {
        for (const Space& space : t.spaces) {
            if (space.owner() >= s.seats) return false;
            if (space.owner() != kNobody) ++n[to_index(space.owner())];
        }
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (n[to_index(seat)] != kCounters) return false;
    }
    return true;
}

// A chip is on the board, won by one, or out of the game. [VG-11]
bool chips_are_whole(const State& s) {
    unsigned seen = s.open;
    for (const Player& p : s.players) {
        if ((seen & p.chips) != 0) return false;
        seen |= p.chips;
    }
    return seen < (1U << kTables);
}

bool cards_are_whole(const State& s) {
    for (const Player& p : s.players) {
        if (p.front_men > kFrontMen || p.mary_chips > 1 || p.luck > kAllLuck) return false;
    }
    return true;
}

// [VG-10] [VG-11]
const char* problem_of_tables(const State& s) {
    for (int t = 1; t <= kTables; ++t) {
        if (s.is_open(t) && is_full(s.table(t))) return "a full table was not scored";
        if (s.is_open(t)) continue;
        for (const Space& space : s.table(t).spaces) {
            if (space.owner() != kNobody) return "a counter lies at a closed table";
        }
    }
    for (int i = 0; i < s.mary; ++i) {
        if (const int t = s.board.track[to_index(i)]; t != 0 && s.is_open(t)) {
            return "Mary passed a table that has its chip";  // [VG-9]
        }
    }
    return nullptr;
}

}  // namespace

const char* check_state(const State& s) {
    if (!counters_are_whole(s)) return "a counter was lost or made";
    if (!chips_are_whole(s)) return "a chip is in two places";
    if (!cards_are_whole(s)) return "a card was made";
    if (const char* problem = problem_of_tables(s)) return problem;
    if (over(s)) return s.open == 0 ? nullptr : "the game is over with a chip on the board";
    if (s.owes == kNobody || s.asks == Ask::none) return "nobody owes a decision";
    if (s.placement.rolled && s.player(s.active).counters == 0) return "a roll without a counter";
    const bool sealed = s.placement.challenge > 0;
    if (sealed != (s.asks == Ask::duel_answer)) return "a sealed choice outside of a duel";
    return s.answer == Action{} ? nullptr : "an answer was left";
}

}  // namespace vegas::vegas_1996
