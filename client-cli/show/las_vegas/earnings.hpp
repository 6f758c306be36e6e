// Where the money of the seats came from, as far as the events told it. Pure values.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>

#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

class Earnings {
public:
    // What one seat got.
    struct Of {
        std::map<std::int64_t, std::int64_t> rounds = {};  // dollars of cards, by the round
        std::int64_t tiles = 0;
        std::int64_t paid = 0;  // what it had to pay
    };

    void take(const Event&);
    [[nodiscard]] Of of(std::size_t seat) const;

private:
    std::int64_t round_ = 0;
    std::map<std::int64_t, Of> seats_;
};

}  // namespace vegas::cli
