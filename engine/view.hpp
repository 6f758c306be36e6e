// What a viewer sees of a game: built from what that viewer may know, never by taking things out of
// a state. Plain values; protocol/ writes them as JSON and compares two of them to make patches.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

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

struct CasinoView {
    Fixed<Dollars, 5> cards;         // highest first
    Fixed<Owner, 5> wins;            // who would get each card now; kNobody: nobody
    Fixed<Owner, kOwners> tied;      // who cancel each other [RY-31]
    Fixed<OwnerView, kOwners> dice;  // by owner
    bool operator==(const CasinoView&) const = default;
};

struct SeatView {
    DiceView supply;
    std::uint8_t chips = 0;
    std::uint8_t cards = 0;        // how many money cards were won
    std::optional<Dollars> total;  // money and chips; nothing while it is hidden [RY-33]
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
    bool operator==(const OwnView&) const = default;
};

struct View {
    std::uint8_t round = 0, rounds = 0;
    Seat start_seat = kNobody;
    std::uint8_t deck = 0;  // cards in the pile
    Seat turn = kNobody;    // kNobody: the game is over
    std::optional<RollView> roll;
    std::array<CasinoView, kCasinos> casinos;
    Fixed<SeatView, kSeatsMax> seats;
    std::optional<Result> result;
    std::optional<OwnView> own;  // of a seat only
    bool operator==(const View&) const = default;
};

// What an action would do, as far as it can be told.
struct Preview {
    bool places = false;  // else nothing is known and the rest is empty
    std::uint8_t casino = 0;
    DiceView dice;
    Fixed<Owner, 5> wins;  // of the casino, afterwards

    std::uint8_t table = 0;    // VEGAS: the table it happens at; 0: nothing is known
    std::uint8_t value = 0;    // of its chip
    Owner winner = kNobody;    // of the chip as the table would stand [VG-11]
    Owner replaces = kNobody;  // whose counter would go home
    bool scored = false;       // the table would be scored at once
};

}  // namespace vegas
