// The board of VEGAS (1996) as data; a host may supply another one. [VG-1] It is a flat value. A
// game holds its own copy, since two hosts may use two boards.
//
// Tables are numbered 1 to 14, the spaces of a table from 1 in the order of its rows.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas::vegas_1996 {

inline constexpr int kTables = 14;
inline constexpr int kSpacesLeast = 3, kSpacesMost = 15;  // of a table
inline constexpr int kRowsMost = 3;
inline constexpr int kTrackMost = 32;  // positions; ours has 21

// Numbers as they stand on the wire.
inline constexpr as::NumberFormat kTableNumber = as::number(1, kTables);
inline constexpr as::NumberFormat kSpaceNumber = as::number(1, kSpacesMost);  // row by row
inline constexpr as::NumberFormat kChipValue = as::number(kSpacesLeast, kSpacesMost);

// Every set of one or two different numbers from 1 to 6, as bits. The index of a set fits in five
// bits; index 0 is the empty set.
inline constexpr auto kNumberSets = [] {
    std::array<std::uint8_t, 22> sets{};
    std::size_t i = 0;
    for (int a = 0; a < kFaces; ++a) {
        for (int b = a; b < kFaces; ++b) sets[++i] = static_cast<std::uint8_t>((1 << a) | (1 << b));
    }
    return sets;
}();

// One space in one byte: its numbers, and the owner of the counter that lies on it.
class Space {
public:
    constexpr Space() = default;  // has no number
    // REQUIRES: numbers from 1 to 6; the second is 0 where the space has only one.
    constexpr Space(int number, int second) {
        const int mask = (1 << (number - 1)) | (second > 0 ? 1 << (second - 1) : 0);
        while (kNumberSets[bits_] != mask) ++bits_;
    }

    [[nodiscard]] constexpr bool bears(int n) const { return (mask() >> (n - 1) & 1) != 0; }
    [[nodiscard]] constexpr int low() const { return std::countr_zero(mask()) + 1; }
    [[nodiscard]] constexpr int high() const { return static_cast<int>(std::bit_width(mask())); }
    [[nodiscard]] constexpr bool is_good() const { return index() > 0 && index() < 22; }

    [[nodiscard]] constexpr Owner owner() const { return static_cast<Owner>((bits_ >> 5) - 1); }
    constexpr void cover(Owner o) {
        bits_ = static_cast<std::uint8_t>(index() | (static_cast<unsigned>(o + 1) << 5));
    }
    bool operator==(const Space&) const = default;

    static FixedVector<std::uint8_t, 2> numbers(const Space& s) {
        FixedVector<std::uint8_t, 2> list;
        list.push(static_cast<std::uint8_t>(s.low()));
        if (s.high() != s.low()) list.push(static_cast<std::uint8_t>(s.high()));
        return list;
    }
    static Owner owner_of(const Space& s) { return s.owner(); }
    static constexpr auto wire(auto is) {
        return is.object("space", "A space of a table.",
                         is.required("numbers", &Space::numbers, as::list(as::face, 1, 2),
                                     "one or two different ones that it bears"),
                         is.required("owner", &Space::owner_of, as::or_null(as::seat),
                                     "whose counter lies on it"));
    }

private:
    [[nodiscard]] constexpr unsigned index() const { return bits_ & 31U; }
    [[nodiscard]] constexpr unsigned mask() const { return kNumberSets[index()]; }
    std::uint8_t bits_ = 0;
};

struct GamingTable {
    FixedVector<Space, kSpacesMost> spaces;      // row by row
    std::array<std::uint8_t, kRowsMost> rows{};  // how many spaces each row has; 0: no such row
    [[nodiscard]] int value() const { return spaces.size; }  // of its chip [VG-1]
    bool operator==(const GamingTable&) const = default;
};

struct Board {
    std::array<GamingTable, kTables> tables{};
    FixedVector<std::uint8_t, kTrackMost> track;  // behind Start: a table, or 0 for a blank [VG-9]
    bool operator==(const Board&) const = default;
};

[[nodiscard]] const Board& built_in_board();  // [VG-1]

// What is wrong with a board, and with which of its tables (0: not with one).
struct BoardFault {
    std::string_view what;  // empty: nothing is wrong
    int table = 0;
    explicit operator bool() const { return !what.empty(); }
};
[[nodiscard]] BoardFault fault_of(const Board&);

}  // namespace vegas::vegas_1996
