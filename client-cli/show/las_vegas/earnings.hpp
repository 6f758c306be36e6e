// Sums up where each seat's money came from, as far as the events say. Pure values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class Earnings {
public:
    // The income of one seat.
    struct Of {
        std::map<std::int64_t, std::int64_t> rounds = {};  // dollars of cards, by the round
        std::int64_t tiles = 0;
        std::int64_t paid = 0;  // what it had to pay
    };

    void add(const WireEvent&);
    [[nodiscard]] Of of(std::size_t seat) const;

private:
    std::int64_t round_ = 0;
    std::map<std::int64_t, Of> seats_;
};

}  // namespace vegas::cli
