// Sums up where each seat's money came from, as far as the events say. Pure values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

namespace vegas::cli {

class Earnings {
public:
    // The income of one seat.
    struct Of {
        std::map<std::int64_t, std::int64_t> rounds = {};  // dollars of cards, by the round
        std::int64_t tiles = 0;
        std::int64_t paid = 0;  // what it had to pay
    };

    // The first round forgets the game before.
    void start_round(std::int64_t round) {
        if (round <= 1) seats_.clear();
        round_ = round;
    }
    void add_card(std::int64_t seat, std::int64_t dollars) {
        seats_[seat].rounds[round_] += dollars;
    }
    void add_from_tile(std::int64_t seat, std::int64_t dollars) { seats_[seat].tiles += dollars; }
    void add_payment(std::int64_t seat, std::int64_t dollars) { seats_[seat].paid += dollars; }

    [[nodiscard]] Of of(std::size_t seat) const {
        const auto found = seats_.find(static_cast<std::int64_t>(seat));
        return found == seats_.end() ? Of() : found->second;
    }

private:
    std::int64_t round_ = 0;
    std::map<std::int64_t, Of> seats_;
};

}  // namespace vegas::cli
