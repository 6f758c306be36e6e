// One decision of a random game with all that it led to, for looking at what was reached.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "engine/game.hpp"
#include "engine/las_vegas/rulesets.hpp"
#include "engine/las_vegas/standing.hpp"
#include "engine/las_vegas/tiles/blank_dice.hpp"
#include "engine/las_vegas/tiles/effects.hpp"
#include "tests/support/events.hpp"

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

    void hear(const GameStarted&);
    void hear(const las_vegas::RoundStarted&);
    void hear(const las_vegas::RoundEnded&);
    void hear(const las_vegas::TilesLaid&);
    void hear(const las_vegas::CardWon& e) { card_went(e.casino, e.seat); }
    void hear(const las_vegas::CardReturned& e) { card_went(e.casino, e.owner); }
    void hear(const Rolled&);
    template <class E>
    void hear(const E&) {}

private:
    void card_went(int casino, Owner);
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
    // Some event of the kind is like that.
    template <class E, class F>
    [[nodiscard]] bool any(F like) const {
        return std::ranges::any_of(events, [&](const Event& event) {
            const E* e = event_if<E>(event);
            return e != nullptr && like(*e);
        });
    }
    template <class E>
    [[nodiscard]] const E* find(Tile tile = Tile::none) const {
        for (const Event& event : events) {
            if (const E* e = event_if<E>(event)) {
                if (tile == Tile::none || tile_in(*e) == tile) return e;
            }
        }
        return nullptr;
    }
    template <class E>
    [[nodiscard]] bool has(Tile tile = Tile::none) const {
        return find<E>(tile) != nullptr;
    }
    // Did `Next` come right after `First`?
    template <class First, class Next>
    [[nodiscard]] bool in_a_row() const {
        return std::ranges::adjacent_find(events, [](const auto& a, const auto& b) {
                   return event_if<First>(a) != nullptr && event_if<Next>(b) != nullptr;
               }) != events.end();
    }
    // `Next` came later than `First`.
    template <class First, class Next>
    [[nodiscard]] bool in_order() const {
        const auto first = std::ranges::find_if(events, is_a<First>);
        return std::any_of(first, events.end(), is_a<Next>);
    }

private:
    template <class E>
    static bool is_a(const Event& event) {
        return event_if<E>(event) != nullptr;
    }
};

// The casino of a tile, 0 to 5; -1: it is not in play.
inline int casino_of(const State& s, Tile tile) {
    for (int i = 0; i < kCasinos; ++i) {
        if (s.tiles[to_index(i)].tile == tile) return i;
    }
    return -1;
}
inline const las_vegas::TileSlot* slot_of(const State& s, Tile tile) {
    const int casino = casino_of(s, tile);
    return casino < 0 ? nullptr : &s.tiles[to_index(casino)];
}

// The bank paid so much for the tile: up to $20,000 in chips, more as a card. [RY-34]
inline bool paid(const Step& s, Tile tile, Dollars amount) {
    const Dollars chip = las_vegas::spec_of(Ruleset::royale).chip_value;
    const bool in_chips = amount <= 2 * chip;
    return s.any<las_vegas::Paid>([=](const las_vegas::Paid& e) {
        return e.at.tile == tile && e.chips == (in_chips ? amount / chip : 0) &&
               e.dollars == (in_chips ? 0 : amount);
    });
}
// What is printed on a cell of the tile.
inline Dollars printed(Tile tile, int cell) {
    return las_vegas::rules_of(tile)->printed[to_index(cell)].pays();
}
template <Tile kTile, int kCell>
bool pays(const Step& s) {
    return paid(s, kTile, printed(kTile, kCell));
}

// Something that the rules speak of and that random games come to.
struct Ruling {
    const char* what;  // with its tag
    bool (*reached)(const Step&);
};

}  // namespace vegas::test
