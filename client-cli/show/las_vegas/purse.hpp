// What a seat can pay with when it passes: chips, skip money or skip cards, as its view shows them.
// Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// What of each kind there is, or is paid.
struct Purse {
    std::int64_t chips = 0;
    std::int64_t skip_money = 0;
    std::int64_t skip_cards = 0;
};

// Whether a game is played with skip money or skip cards, and not with chips.
[[nodiscard]] bool has_skips(const std::vector<Read<las_vegas::SeatView>>&);

// The heading of the column that shows what every seat can pay with.
[[nodiscard]] std::string purse_heading(const std::vector<Read<las_vegas::SeatView>>&,
                                        const Texts&);

// "3", "−$2"
[[nodiscard]] std::string purse_cell(const Read<las_vegas::SeatView>&, const Texts&);

// "3 chips", "$2 of skip money", "1 skip card"; nothing where there is nothing.
[[nodiscard]] std::string purse_words(const Purse&, const Texts&);
[[nodiscard]] std::string purse_words(const Read<las_vegas::SeatView>&, const Texts&);

// What an action costs: "1 chip", "$1", "1 skip card"; empty: nothing.
[[nodiscard]] std::string price_words(const std::optional<Read<las_vegas::Price>>&, const Texts&);

// The same in dollars.
[[nodiscard]] std::int64_t price_in_dollars(const std::optional<Read<las_vegas::Price>>&);

}  // namespace vegas::cli
