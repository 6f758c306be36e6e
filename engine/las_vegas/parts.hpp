// What many events and views of Las Vegas have in common.
#pragma once

#include <array>
#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas::las_vegas {

struct TileRules;  // tiles/tile_rules.hpp

// The seat for which a tile is at work, and the casino beside which the tile lies.
struct TileLocation {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    Tile tile{};
    static constexpr auto wire(auto is) {
        return is.object("spot", "", is.required("seat", &TileLocation::seat, as::seat),
                         is.required("casino", &TileLocation::casino, as::casino),
                         is.required("tile", &TileLocation::tile, as::tile));
    }
};

struct SomeDice {  // how many dice of one seat
    std::uint8_t small = 0, big = 0;
    static constexpr auto wire(auto is) {
        return is.object("some_dice", "",
                         is.optional("small", &SomeDice::small, as::number(1, 8), "how many"),
                         is.optional("big", &SomeDice::big, as::number(1, 1), "how many"));
    }
};

// Events of which nothing more is told.
template <const EventKind& kAbout>
struct AtTile {
    TileLocation at;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.part(&AtTile::at));
    }
};
template <const EventKind& kAbout>
struct DiceAtTile {
    TileLocation at;
    SomeDice dice;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.part(&DiceAtTile::at),
                        is.part(&DiceAtTile::dice));
    }
};
template <const EventKind& kAbout>
struct AtCasino {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    static constexpr auto wire(auto is) {
        return is.event(kAbout.kind, kAbout.doc, is.required("seat", &AtCasino::seat, as::seat),
                        is.required("casino", &AtCasino::casino, as::casino));
    }
};

struct DiceView {  // how many dice of one owner lie somewhere
    std::uint8_t small = 0, big = 0, neutral = 0;
    bool operator==(const DiceView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "supply", "How many dice of each kind a seat has.",
            is.required("small", &DiceView::small, as::number(0, 16)),
            is.optional("big", &DiceView::big, as::number(1, 1)),
            is.optional("neutral", &DiceView::neutral, as::number(1, 8), "white dice [CL-10]"));
    }
};

struct OwnerView {  // one owner's dice in a casino or on a tile
    Owner owner = kNobody;
    DiceView dice;
    std::uint8_t count = 0;  // what counts: a big die weighs 2 [RY-2]
    bool operator==(const OwnerView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("owner_dice", "The dice of one owner.",
                         is.required("owner", &OwnerView::owner, as::owner),
                         is.part(&OwnerView::dice),
                         is.required("count", &OwnerView::count, as::number(1, 64),
                                     "what counts: a big die counts 2"));
    }
};

// The cards of the bank as they are shown at the start: how many of each rank, which is $10,000.
// [RY-34, RY-50]
using BankCounts = std::array<std::uint8_t, 11>;
using BankCards = FixedVector<Dollars, 54>;  // ascending
inline BankCards bank_cards(const BankCounts& counts) {
    BankCards cards;
    for (std::size_t rank = 0; rank < counts.size(); ++rank) {
        for (int n = 0; n < counts[rank]; ++n) cards.push(static_cast<Dollars>(rank) * 10'000);
    }
    return cards;
}

// A die of a seat on a space of a tile; no owner: the space is free.
struct SpaceView {
    Seat owner = kNobody;
    bool big = false;
    [[nodiscard]] bool is_nothing() const { return owner == kNobody; }
    bool operator==(const SpaceView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("die_on_space", "A die that lies on a space of a tile.",
                         is.required("owner", &SpaceView::owner, as::seat),
                         is.required("die", &SpaceView::big, as::either("small", "big")));
    }
};

}  // namespace vegas::las_vegas
