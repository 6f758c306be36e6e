// How a game of any ruleset ended.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

struct GameResult {
    FixedVector<std::uint8_t, kSeatsMax> places;  // 1 is best; equal keys share a place [ALL-5]
    FixedVector<Dollars, kSeatsMax> totals;
    FixedVector<std::uint8_t, kSeatsMax> cards, chips;
    bool operator==(const GameResult&) const = default;

    static FixedVector<Seat, kSeatsMax> winners(const GameResult& r) {
        FixedVector<Seat, kSeatsMax> seats;
        for (std::size_t i = 0; i < r.places.size; ++i) {
            if (r.places[i] == 1) seats.push(static_cast<Seat>(i));
        }
        return seats;
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "result", "How the game ended, by seat.",
            is.required("places", &GameResult::places,
                        as::list(as::number(1, kSeatsMax), 2, kSeatsMax), "1 is best"),
            is.required("winners", &GameResult::winners, as::list(as::seat, 1, kSeatsMax)),
            is.required("totals", &GameResult::totals, as::list(as::sum, 2, kSeatsMax)),
            is.required("cards", &GameResult::cards, as::list(as::number(0, 90), 2, kSeatsMax)),
            is.required("chips", &GameResult::chips, as::list(as::number(0, 255), 2, kSeatsMax)));
    }
};

}  // namespace vegas
