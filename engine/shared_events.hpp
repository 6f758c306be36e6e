// What happens in games of both families. What only one of them has is left out in the other.
#pragma once

#include <cstdint>

#include "engine/action.hpp"
#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

struct GameStarted {
    Seat seat = kNobody;
    static constexpr auto wire(auto is) {
        return is.event("game_started", "The game begins with this seat.",
                        is.required("seat", &GameStarted::seat, as::seat));
    }
};

struct Rolled {
    Seat seat = kNobody;
    FixedVector<std::uint8_t, 12>
        small;  // in the order drawn, which means nothing beyond the draws
    std::uint8_t big = 0;
    FixedVector<std::uint8_t, 4> neutral;
    static constexpr auto wire(auto is) {
        return is.event("rolled", "A seat rolled the dice of its supply; in VEGAS the one die.",
                        is.required("seat", &Rolled::seat, as::seat),
                        is.required("small", &Rolled::small, as::list(as::face, 0, 12), "faces"),
                        is.optional("big", &Rolled::big, as::face, "the face of the big die"),
                        is.optional("neutral", &Rolled::neutral, as::list(as::face, 0, 4),
                                    "faces of white dice"));
    }
};

struct Passed {
    Seat seat = kNobody;
    std::uint8_t chips = 0;
    Dollars dollars = 0;
    std::uint8_t skip_cards = 0;
    static constexpr auto wire(auto is) {
        return is.event(
            "passed",
            "A seat took its dice back for what it paid here, or for nothing; in VEGAS it passed.",
            is.required("seat", &Passed::seat, as::seat),
            is.optional("chips", &Passed::chips, as::number(1, 1)),
            is.optional("dollars", &Passed::dollars, as::number(1, 1), "of skip money"),
            is.optional("skip_cards", &Passed::skip_cards, as::number(1, 1)));
    }
};

// [A1-3, G1-3, VG-21]
struct Sealed {
    Seat seat = kNobody;
    std::int8_t casino = -1;
    Tile tile{};
    FixedVector<std::uint8_t, 2> piles;
    static constexpr auto wire(auto is) {
        return is.event("sealed", "A seat made a choice that is not shown yet.",
                        is.required("seat", &Sealed::seat, as::seat),
                        is.optional("casino", &Sealed::casino, as::casino),
                        is.optional("tile", &Sealed::tile, as::tile),
                        is.optional("piles", &Sealed::piles, as::list(as::number(1, 5), 2, 2),
                                    "how many tokens each of the two piles has"),
                        is.proof("commitment", as::hex(32), "to the choice"));
    }
};

struct Revealed {
    Seat seat = kNobody;
    Action choice;
    static constexpr auto wire(auto is) {
        return is.event(
            "revealed", "A sealed choice is shown.", is.required("seat", &Revealed::seat, as::seat),
            is.required("choice", &Revealed::choice, as::action, "the action that it was"),
            is.proof("nonce", as::hex(16), "what opens the commitment"));
    }
};

struct GameEnded {
    FixedVector<Seat, kSeatsMax> winners;
    static constexpr auto wire(auto is) {
        return is.event(
            "game_ended", "The game is over.",
            is.required("winners", &GameEnded::winners, as::list(as::seat, 1, kSeatsMax)));
    }
};

}  // namespace vegas
