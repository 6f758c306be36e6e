// What a viewer sees of a game: built from what that viewer may know, never by taking things out of
// a state. Plain values; protocol/ writes them as JSON and compares two of them to make patches.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/action.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

struct DiceView {  // how many dice of one owner lie somewhere
    std::uint8_t small = 0, big = 0, neutral = 0;
    bool operator==(const DiceView&) const = default;
};

struct OwnerView {  // one owner's dice in a casino
    Owner owner = kNobody;
    DiceView dice;
    std::uint8_t count = 0;  // what counts: a big die weighs 2 [RY-2]
    bool operator==(const OwnerView&) const = default;
};

// A die of a seat on a tile, by its space; no owner: the space is free.
struct SpaceView {
    Seat owner = kNobody;
    bool big = false;
    bool operator==(const SpaceView&) const = default;
};

// A tile and what lies on it. Only what its face has is set. [RY-54]
struct TileView {
    Tile tile{};
    std::uint8_t space = 0;             // of the counter: Fifty Fifty, No Entry!
    Dollars dollars = 0;                // under the counter: Jackpot
    Seat holder = kNobody;              // of the token: High Five, Power Play
    Fixed<Seat, kSeatsMax> marked;      // by Bad Luck
    std::int8_t closed = -1;            // casino, 0 to 5: No Entry!
    Fixed<OwnerView, kSeatsMax> dice;   // in the bar of Knockout?, on Double Down
    Fixed<Owner, 2> wins;               // who would get Double Down's rewards now
    Fixed<std::uint8_t, 5> left;        // clusters of Block It!; free spaces of Handicap by reward
    Fixed<std::uint8_t, 2> piles;       // tokens of each pile of Black Box, while they are hidden
    Fixed<SpaceView, 6> spaces;         // Nice Dice by number; My Choice's golden space
    Fixed<std::uint8_t, 2> black_dice;  // that lie on the table for this tile
    bool operator==(const TileView&) const = default;
};

struct CasinoView {
    Fixed<Dollars, 5> cards;         // highest first
    Fixed<Owner, 5> wins;            // who would get each card now; kNobody: nobody
    Fixed<Owner, kOwners> tied;      // who cancel each other [RY-31]
    Fixed<OwnerView, kOwners> dice;  // by owner
    TileView tile;
    bool operator==(const CasinoView&) const = default;
};

struct SeatView {
    DiceView supply;
    std::uint8_t chips = 0;
    std::uint8_t cards = 0;        // how many money cards were won
    std::optional<Dollars> total;  // money, chips, skips left; nothing while it is hidden [RY-33]
    // Each only where the house rules have it.
    std::optional<Dollars> skip_money;       // may be below 0 [CU-10]
    std::optional<std::uint8_t> skip_cards;  // left [CU-11]
    std::optional<std::uint8_t> skips;       // in this round, where they are limited [CU-10]
    bool operator==(const SeatView&) const = default;
};

struct RollView {  // faces, ascending
    Fixed<std::uint8_t, 8> small;
    std::uint8_t big = 0;  // 0: no big die was rolled
    Fixed<std::uint8_t, 4> neutral;
    bool operator==(const RollView&) const = default;
};

struct Result {
    Fixed<std::uint8_t, kSeatsMax> places;  // 1 is best; equal keys share a place [ALL-5]
    Fixed<Dollars, kSeatsMax> totals;
    Fixed<std::uint8_t, kSeatsMax> cards, chips;
    bool operator==(const Result&) const = default;
};

struct OwnView {  // what only a seat itself sees
    Seat seat = kNobody;
    std::vector<Dollars> cards;  // ascending
    Dollars total = 0;
    std::optional<Action> sealed;  // its own choice that the others do not know yet
    bool operator==(const OwnView&) const = default;
};

struct View {
    std::uint8_t round = 0, rounds = 0;
    Seat start_seat = kNobody;
    Dollars unit = 0;                      // all money is a multiple of it; passing costs one
    std::uint8_t deck = 0;                 // cards in the pile
    std::optional<std::uint8_t> discards;  // cards in the discard pile, where there is one [CU-4]
    Seat turn = kNobody;                   // kNobody: payout, or the game is over
    std::optional<RollView> roll;
    std::array<CasinoView, kCasinos> casinos;
    Fixed<SeatView, kSeatsMax> seats;
    std::optional<Result> result;
    std::optional<OwnView> own;  // of a seat only
    bool operator==(const View&) const = default;
};

struct CasinoAfter {
    std::uint8_t casino = 0;  // 0 to 5
    Fixed<Owner, 5> wins;     // as in CasinoView
    Fixed<Owner, kOwners> tied;
    bool operator==(const CasinoAfter&) const = default;
};

// What a pass costs: one of these, or nothing where all dice show the closed casino. [RY-21, CU-10,
// CU-11, E1-4]
struct Price {
    std::uint8_t chips = 0, skip_cards = 0;
    Dollars dollars = 0;  // of skip money
    bool operator==(const Price&) const = default;
};

// What an action would do, as far as it can be told; what does not apply keeps its default.
struct Preview {
    DiceView dice;                   // own dice, and white ones, that it concerns
    std::uint8_t blank = 0;          // blank dice that it moves
    Fixed<CasinoAfter, 2> casinos;   // that would stand otherwise than now
    Tile tile{};                     // that it would activate
    Fixed<Owner, 2> tile_wins;       // who would get Double Down's rewards [G2-2]
    std::optional<Dollars> dollars;  // at stake: paid at once, or when it succeeds
    std::uint8_t chips = 0;          // the same, where it is paid in chips [RY-34]
    std::optional<Price> costs;      // of a pass
    std::uint8_t tokens = 0;         // of a pile [G1-1]

    std::uint8_t table = 0;    // VEGAS: the table it happens at; 0: nothing is known
    std::uint8_t value = 0;    // of its chip
    Owner winner = kNobody;    // of the chip as the table would stand [VG-11]
    Owner replaces = kNobody;  // whose counter would go home
    bool scored = false;       // the table would be scored at once
    bool operator==(const Preview&) const = default;
};

}  // namespace vegas
