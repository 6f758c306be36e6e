// What happens in a game of Las Vegas. An event of one tile stands with its tile;
// event_list.hpp has all of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/las_vegas/parts.hpp"
#include "engine/shared_events.hpp"

namespace vegas::las_vegas {

struct RoundStarted {
    std::uint8_t round = 0;
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("round_started", "A round begins with this seat.",
                        is.required("round", &RoundStarted::round, as::number(1, 10)),
                        is.required("seat", &RoundStarted::seat, as::seat));
    }
};

using CardsOfCasinos = std::array<FixedVector<Dollars, 5>, kCasinos>;
struct CardsDealt {
    const CardsOfCasinos* cards = nullptr;  // valid while the event is told
    static const CardsOfCasinos& casinos(const CardsDealt& e) { return *e.cards; }
    static constexpr auto wire(auto is) {
        return is.event("cards_dealt", "Money lies in the casinos, 1 to 6. [RY-11, CL-3, CU-3]",
                        is.required("casinos", &CardsDealt::casinos,
                                    as::list(as::list(as::dollars, 0, 5), kCasinos, kCasinos)));
    }
};

struct ChipsGiven {
    std::uint8_t chips = 0;
    static constexpr auto wire(auto is) {
        return is.event("chips_given", "Every seat got so many chips. [RY-10]",
                        is.required("chips", &ChipsGiven::chips, as::number(1, 2)));
    }
};

struct NeutralRolled {
    Seat seat = kNobody;
    FixedVector<std::uint8_t, 12> small;
    std::uint8_t big = 0;
    static constexpr auto wire(auto is) {
        return is.event("neutral_rolled",
                        "Neutral dice were rolled; each lies in its casino. [RY-14, CL-10]",
                        is.optional("seat", &NeutralRolled::seat, as::seat, "that rolled"),
                        is.required("small", &NeutralRolled::small, as::list(as::face, 0, 12)),
                        is.optional("big", &NeutralRolled::big, as::face));
    }
};

struct Placed {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    SomeDice dice;
    std::uint8_t neutral = 0;
    static constexpr auto wire(auto is) {
        return is.event("placed", "All dice of one number went into its casino. [RY-20]",
                        is.required("seat", &Placed::seat, as::seat),
                        is.required("casino", &Placed::casino, as::casino), is.part(&Placed::dice),
                        is.optional("neutral", &Placed::neutral, as::number(1, 4), "how many"));
    }
};

struct RoundEnded {
    std::uint8_t round = 0;
    static constexpr auto wire(auto is) {
        return is.event("round_ended", "Every supply is empty. [RY-23]",
                        is.required("round", &RoundEnded::round, as::number(1, 10)));
    }
};

struct Tied {
    std::int8_t casino = -1;
    FixedVector<Owner, kOwners> owners;
    std::uint8_t count = 0;
    static constexpr auto wire(auto is) {
        return is.event("tied", "Owners with equally many dice cancel each other. [RY-31]",
                        is.required("casino", &Tied::casino, as::casino),
                        is.required("owners", &Tied::owners, as::list(as::owner, 2, kSeatsMax)),
                        is.required("count", &Tied::count, as::number(1, 64)));
    }
};

struct CardWon {
    std::int8_t casino = -1;
    Seat seat = kNobody;
    Dollars dollars = 0;
    static constexpr auto wire(auto is) {
        return is.event("card_won", "A seat won a card. [RY-31]",
                        is.required("casino", &CardWon::casino, as::casino),
                        is.required("seat", &CardWon::seat, as::seat),
                        is.required("dollars", &CardWon::dollars, as::dollars));
    }
};

struct CardReturned {
    std::int8_t casino = -1;
    Owner owner = kNobody;
    Dollars dollars = 0;
    static constexpr auto wire(auto is) {
        return is.event("card_returned",
                        "No seat won a card: it goes under the pile, in `custom` to the discard "
                        "pile, in `royale` out of the game. [RY-32, CU-4]",
                        is.required("casino", &CardReturned::casino, as::casino),
                        is.optional("owner", &CardReturned::owner, as::owner,
                                    "the imaginary player that won it"),
                        is.required("dollars", &CardReturned::dollars, as::dollars));
    }
};

// ---- the main game with tiles

struct BankShown {
    BankCounts counts{};
    static BankCards cards(const BankShown& e) { return bank_cards(e.counts); }
    static constexpr auto wire(auto is) {
        return is.event(
            "bank_shown", "The cards that are not dealt, once at the start. [RY-34]",
            is.required("cards", &BankShown::cards, as::list(as::dollars, 54, 54), "ascending"));
    }
};

struct TilesLaid {
    std::array<Tile, kCasinos> tiles{};
    static constexpr auto wire(auto is) {
        return is.event("tiles_laid", "The tiles of this round lie beside casinos 1 to 6. [RY-51]",
                        is.required("tiles", &TilesLaid::tiles,
                                    as::list(as::or_null(as::tile), kCasinos, kCasinos)));
    }
};

inline constexpr EventKind kTileActivated{"tile_activated", "The seat set off the tile. [RY-52]"};
using TileActivated = AtTile<kTileActivated>;

struct BlackRolled {
    TileLocation at;
    FixedVector<std::uint8_t, 2> dice;
    static constexpr auto wire(auto is) {
        return is.event("black_rolled", "The black dice were thrown for the seat.",
                        is.part(&BlackRolled::at),
                        is.required("dice", &BlackRolled::dice, as::list(as::face, 2, 2)));
    }
};

struct Paid {
    TileLocation at;
    std::uint8_t chips = 0;
    Dollars dollars = 0;
    static constexpr auto wire(auto is) {
        return is.event("paid", "The bank paid the seat for a tile, in chips or a card. [RY-34]",
                        is.part(&Paid::at), is.optional("chips", &Paid::chips, as::number(1, 2)),
                        is.optional("dollars", &Paid::dollars, as::dollars));
    }
};

inline constexpr EventKind kDeclined{"declined", "The seat declined what the tile offers. [RY-56]"};
using Declined = AtTile<kDeclined>;

struct CounterMoved {
    std::int8_t casino = -1;
    Tile tile{};
    Dollars dollars = 0;
    std::optional<std::uint8_t> space;
    static constexpr auto wire(auto is) {
        return is.event(
            "counter_moved", "The counter of a tile moved.",
            is.required("casino", &CounterMoved::casino, as::casino),
            is.required("tile", &CounterMoved::tile, as::tile),
            is.optional("dollars", &CounterMoved::dollars, as::dollars, "under it now: Jackpot"),
            is.optional("space", &CounterMoved::space, as::number(0, 5),
                        "where it is now: Fifty Fifty, No Entry!"));
    }
};

inline constexpr EventKind kTokenTaken{"token_taken",
                                       "The seat holds the tile's token now. [C1-1, D2-1]"};
using TokenTaken = AtTile<kTokenTaken>;

inline constexpr EventKind kTokenReturned{"token_returned",
                                          "The seat gave the token back to the tile. [D2-3]"};
using TokenReturned = AtTile<kTokenReturned>;

struct DieTurned {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    SomeDice dice;
    static constexpr auto wire(auto is) {
        return is.event("die_turned", "A die of the supply was turned and placed. [F2-3]",
                        is.required("seat", &DieTurned::seat, as::seat),
                        is.required("casino", &DieTurned::casino, as::casino),
                        is.part(&DieTurned::dice));
    }
};

struct DieTakenBack {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    SomeDice dice;
    static constexpr auto wire(auto is) {
        return is.event("die_taken_back", "A die went from the casino to the supply. [F2-3]",
                        is.required("seat", &DieTakenBack::seat, as::seat),
                        is.required("casino", &DieTakenBack::casino, as::casino),
                        is.part(&DieTakenBack::dice));
    }
};

}  // namespace vegas::las_vegas
