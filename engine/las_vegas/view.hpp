// What a viewer sees of a game of Las Vegas: built from what that viewer may know, never by taking
// things out of a state. Plain values; protocol/ writes them and compares two of them for patches.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/fixed.hpp"
#include "engine/las_vegas/parts.hpp"
#include "engine/las_vegas/tiles/tile.hpp"
#include "engine/own_view.hpp"
#include "engine/result.hpp"

namespace vegas::las_vegas {

struct TileView {  // a tile and what lies on it [RY-54]
    Tile tile{};
    FixedVector<std::uint8_t, 2> black_dice;  // that lie on the table for this tile
    TileContents contents;
    [[nodiscard]] bool is_nothing() const { return tile == Tile::none; }
    bool operator==(const TileView&) const = default;
};
// What every tile has and what this one has, as one object.
template <class Contents>
struct TileWith {
    using Value = TileView;
    static const Contents& contents_of(const TileView& t) { return *t.contents.get_if<Contents>(); }
    static constexpr auto wire(auto is) {
        return is.object("tile", "A tile and what lies on it.",
                         is.required("id", &TileView::tile, as::tile, "the face"),
                         is.optional("black", &TileView::black_dice, as::list(as::face, 2, 2),
                                     "the black dice, while they wait for a decision"),
                         is.part(&contents_of));
    }
};

struct CasinoView {
    FixedVector<Dollars, 5> cards;         // highest first
    FixedVector<Owner, 5> wins;            // who would get each card now; kNobody: nobody
    FixedVector<Owner, kOwners> tied;      // that cancel each other out [RY-31]
    FixedVector<OwnerView, kOwners> dice;  // by owner
    TileView tile;
    bool operator==(const CasinoView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "casino", "A casino.",
            is.required("cards", &CasinoView::cards, as::list(as::dollars, 0, 5), "highest first"),
            is.required("wins", &CasinoView::wins, as::list(as::or_null(as::owner), 0, 5),
                        "who would get each card if the round ended now"),
            is.required("tied", &CasinoView::tied, as::list(as::owner, 0, kOwners),
                        "owners that cancel each other"),
            is.required("dice", &CasinoView::dice, as::growing(as::object, 0, kOwners), "by owner"),
            is.optional("tile", &CasinoView::tile, as::object, "beside the casino"));
    }
};

struct SeatView {
    DiceView supply;
    std::uint8_t chips = 0;
    std::uint8_t cards = 0;        // how many money cards were won
    std::optional<Dollars> total;  // money, chips, skips left; nothing while it is hidden [RY-33]
    std::vector<Dollars> won;      // the cards, ascending; empty while they are hidden [RY-33]
    // Each only where the house rules have it.
    std::optional<Dollars> skip_money;       // may be below 0 [CU-10]
    std::optional<std::uint8_t> skip_cards;  // left [CU-11]
    std::optional<std::uint8_t> skips;       // in this round, where they are limited [CU-10]
    bool operator==(const SeatView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object(
            "seat", "A seat of Las Vegas.", is.required("supply", &SeatView::supply, as::object),
            is.required("chips", &SeatView::chips, as::number(0, 255)),
            is.required("cards", &SeatView::cards, as::number(0, 90), "how many were won"),
            is.required("total", &SeatView::total, as::or_null(as::money),
                        "null while it is hidden"),
            is.optional("won", &SeatView::won, as::list(as::dollars, 0, 90),
                        "the cards, ascending; only where totals are shown"),
            is.optional("skip_money", &SeatView::skip_money, as::number(-520, 2),
                        "open money in dollars, which may be below 0; only with `skip`: `chips`"),
            is.optional("skip_cards", &SeatView::skip_cards, as::number(0, 4),
                        "cards left; only with `skip`: `cards`"),
            is.optional("skips", &SeatView::skips, as::number(0, 2),
                        "in this round; only with a `skip_limit` of 1 or 2"));
    }
};

struct RollView {  // faces, ascending
    FixedVector<std::uint8_t, 8> small;
    std::uint8_t big = 0;  // 0: no big die was rolled
    FixedVector<std::uint8_t, 4> neutral;
    bool operator==(const RollView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("roll", "Faces of the dice that were rolled, ascending.",
                         is.required("small", &RollView::small, as::list(as::face, 0, 8)),
                         is.optional("big", &RollView::big, as::face),
                         is.optional("neutral", &RollView::neutral, as::list(as::face, 0, 4)));
    }
};

struct TurnView {
    Seat seat = kNobody;
    std::optional<RollView> roll;
    [[nodiscard]] bool is_nothing() const { return seat == kNobody; }
    bool operator==(const TurnView&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("turn", "A turn of Las Vegas.",
                         is.required("seat", &TurnView::seat, as::seat),
                         is.optional("roll", &TurnView::roll, as::object,
                                     "between a roll and what is done with it"));
    }
};

struct RoundView {
    std::uint8_t deck = 0, number = 0, of = 0;
    std::optional<std::uint8_t> discards;
    Seat start_seat = kNobody;
    BankCounts bank{};
    bool operator==(const RoundView&) const = default;
    static BankCards cards_of_bank(const RoundView& r) { return bank_cards(r.bank); }
    static constexpr auto wire(auto is) {
        return is.object(
            "round", "A round of Las Vegas.",
            is.required("number", &RoundView::number, as::number(1, 10)),
            is.required("of", &RoundView::of, as::number(1, 10)),
            is.required("start_seat", &RoundView::start_seat, as::seat),
            is.required("deck", &RoundView::deck, as::number(0, 90), "cards in the pile"),
            is.optional("discards", &RoundView::discards, as::number(0, 80),
                        "cards in the discard pile; only in `custom`"),
            is.optional("bank", &RoundView::cards_of_bank, as::list(as::dollars, 0, 54),
                        "the cards that were not dealt, as they were shown at the start, "
                        "ascending; only in `royale` [RY-34]"));
    }
};

struct View {
    std::uint8_t round = 0, rounds = 0;
    Seat start_seat = kNobody;
    Dollars unit = 0;                      // all money is a multiple of it; passing costs one
    std::uint8_t deck = 0;                 // cards in the pile
    std::optional<std::uint8_t> discards;  // cards in the discard pile, where there is one [CU-4]
    BankCounts bank{};                     // where there is one [RY-34]
    Seat turn = kNobody;                   // kNobody: payout, or the game is over
    std::optional<RollView> roll;
    std::array<CasinoView, kCasinos> casinos;
    FixedVector<SeatView, kSeatsMax> seats;
    std::optional<GameResult> result;
    std::optional<OwnView> own;  // of a seat only
    bool operator==(const View&) const = default;

    static RoundView round_of(const View& v) {
        return {v.deck, v.round, v.rounds, v.discards, v.start_seat, v.bank};
    }
    static TurnView turn_of(const View& v) { return {v.turn, v.roll}; }
    static std::nullptr_t no_board(const View&) { return nullptr; }
    static constexpr auto wire(auto is) {
        return is.object(
            "las_vegas", "The game part of a view of Las Vegas.",
            is.required("board", &View::no_board, as::null),
            is.required("round", &View::round_of, as::object),
            is.required("turn", &View::turn_of, as::or_null(as::object)),
            is.required("casinos", &View::casinos, as::each(as::object, kCasinos, kCasinos)),
            is.required("seats", &View::seats, as::each(as::object, 2, kSeatsMax)),
            is.required("result", &View::result, as::or_null(as::object)));
    }
};

// Whether a change is told member by member; else the whole value is told anew. Other structs are
// always told whole.
inline bool can_patch_fields(const SeatView&, const SeatView&) { return true; }
inline bool can_patch_fields(const DiceView& a, const DiceView& b) {
    return a.big == b.big && a.neutral == b.neutral;  // most placements take small dice only
}
inline bool can_patch_fields(const CasinoView& a, const CasinoView& b) {
    return a.cards == b.cards && a.tile.tile == b.tile.tile;  // a new round replaces it
}
inline bool can_patch_fields(const TurnView& a, const TurnView& b) {
    return a.seat == b.seat && !a.roll;  // a roll that appears replaces it
}

}  // namespace vegas::las_vegas
