// What a seat can pay with when it passes: chips, skip money or skip cards, as its view shows them.
// Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/protocol/generated.hpp"

namespace vegas::cli {

// What of each kind there is, or is paid.
struct Purse {
    std::int64_t chips = 0;
    std::int64_t skip_money = 0;
    std::int64_t skip_cards = 0;
};

// The heading of the column that shows what every seat can pay with.
[[nodiscard]] std::string purse_heading(const std::vector<las_vegas::Seat>&);

// "3", "-$2"
[[nodiscard]] std::string purse_cell(const las_vegas::Seat&);

// "3 chips", "$2 of skip money", "1 skip card"; nothing where there is nothing.
[[nodiscard]] std::string purse_words(const Purse&);
[[nodiscard]] std::string purse_words(const las_vegas::Seat&);

// What an action costs: "a chip", "$1", "a skip card"; empty: nothing.
[[nodiscard]] std::string price_words(const std::optional<Price>&);

// The same in dollars.
[[nodiscard]] std::int64_t price_in_dollars(const std::optional<Price>&);

}  // namespace vegas::cli
