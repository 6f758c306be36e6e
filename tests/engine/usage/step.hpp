// One decision of a random game with all that it led to, for looking at what was reached.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/game.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"

namespace vegas::test {

using las_vegas::State;

// What a round needs to remember beyond its state.
struct RoundMemory {
    enum class Start : std::uint8_t { none, of_casino_6, of_a_lower_casino, kept };

    Seat started = kNobody;  // who began the round
    Seat starts = kNobody;   // who begins the next one by RY-13, as the cards were told
    Seat last_rolled = kNobody;
    bool black_box_lies = false;                // at the payout
    int picks = 0;                              // random picks since the round began
    int picks_for_tiles = 0;                    // and how many of them the tiles took
    std::array<Owner, kCasinos> higher_card{};  // who won it in this payout
    std::array<bool, kCasinos> higher_is_paid{};
    Start start{};       // how the next round's start seat was found, in this step
    bool again = false;  // a seat rolled twice in a row, in this step

    void on(const Event& e);
};

struct Step {
    const State* before = nullptr;  // null: the game began
    Decision asked;
    Actions offered;
    Action chosen;
    std::vector<Event> events;
    const State* after = nullptr;
    RoundMemory memory;

    [[nodiscard]] bool is(Ask ask, Act act) const { return asked.ask == ask && chosen.kind == act; }
    [[nodiscard]] const Event* find(EventKind kind, Tile tile = Tile::none) const {
        const auto it = std::find_if(events.begin(), events.end(), [&](const Event& e) {
            return e.kind == kind && (tile == Tile::none || e.tile == tile);
        });
        return it == events.end() ? nullptr : &*it;
    }
    [[nodiscard]] bool has(EventKind kind, Tile tile = Tile::none) const {
        return find(kind, tile) != nullptr;
    }
    // Did `next` come right after `first`?
    [[nodiscard]] bool in_a_row(EventKind first, EventKind next) const {
        return std::adjacent_find(events.begin(), events.end(), [&](const auto& a, const auto& b) {
                   return a.kind == first && b.kind == next;
               }) != events.end();
    }
    // `next` came later than `first`.
    [[nodiscard]] bool in_order(EventKind first, EventKind next) const {
        const Event* a = find(first);
        return a != nullptr && std::any_of(events.begin() + (a - events.data()), events.end(),
                                           [&](const Event& e) { return e.kind == next; });
    }
};

// The casino of a tile, 0 to 5; -1: it is not in play.
inline int casino_of(const State& s, Tile tile) {
    for (int i = 0; i < kCasinos; ++i)
        if (s.tiles[at(i)].tile == tile) return i;
    return -1;
}
inline const las_vegas::TileSlot* slot_of(const State& s, Tile tile) {
    const int casino = casino_of(s, tile);
    return casino < 0 ? nullptr : &s.tiles[at(casino)];
}

// Something that the rules speak of and that random games come to.
struct Ruling {
    const char* what;  // with its tag
    bool (*reached)(const Step&);
};

}  // namespace vegas::test
