// How a game of any ruleset ended.
#pragma once

#include <cstdint>

#include "engine/describe.hpp"
#include "engine/fixed.hpp"
#include "engine/types.hpp"

namespace vegas {

struct Result {
    Fixed<std::uint8_t, kSeatsMax> places;  // 1 is best; equal keys share a place [ALL-5]
    Fixed<Dollars, kSeatsMax> totals;
    Fixed<std::uint8_t, kSeatsMax> cards, chips;
    bool operator==(const Result&) const = default;

    static Fixed<Seat, kSeatsMax> winners(const Result& r) {
        Fixed<Seat, kSeatsMax> seats;
        for (std::size_t i = 0; i < r.places.size; ++i) {
            if (r.places[i] == 1) seats.push(static_cast<Seat>(i));
        }
        return seats;
    }
    static constexpr auto wire(auto is) {
        return is.object(
            "result", "How the game ended, by seat.",
            is.always("places", &Result::places, as::list(as::number(1, kSeatsMax), 2, kSeatsMax),
                      "1 is best"),
            is.always("winners", &Result::winners, as::list(as::seat, 1, kSeatsMax)),
            is.always("totals", &Result::totals, as::list(as::sum, 2, kSeatsMax)),
            is.always("cards", &Result::cards, as::list(as::number(0, 90), 2, kSeatsMax)),
            is.always("chips", &Result::chips, as::list(as::number(0, 255), 2, kSeatsMax)));
    }
};

}  // namespace vegas
