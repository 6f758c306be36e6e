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

// The amount of each kind that a seat has or pays.
struct PassFunds {
    std::int64_t chips = 0;
    std::int64_t skip_money = 0;
    std::int64_t skip_cards = 0;
};

// Whether a game is played with skip money or skip cards, and not with chips.
[[nodiscard]] bool has_skips(const std::vector<WireStruct<las_vegas::SeatView>>&);

// The heading of the column that shows what every seat can pay with.
[[nodiscard]] std::string pass_funds_heading(const std::vector<WireStruct<las_vegas::SeatView>>&,
                                             const Texts&);

// "3", "−$2"
[[nodiscard]] std::string pass_funds_cell(const WireStruct<las_vegas::SeatView>&, const Texts&);

// "3 chips", "$2 of skip money", "1 skip card"; empty if there is nothing.
[[nodiscard]] std::string pass_funds_text(const PassFunds&, const Texts&);
[[nodiscard]] std::string pass_funds_text(const WireStruct<las_vegas::SeatView>&, const Texts&);

// What an action costs: "1 chip", "$1", "1 skip card"; empty: nothing.
[[nodiscard]] std::string price_words(const std::optional<WireStruct<las_vegas::Price>>&,
                                      const Texts&);

// The same in dollars.
[[nodiscard]] std::int64_t price_in_dollars(const std::optional<WireStruct<las_vegas::Price>>&);

}  // namespace vegas::cli
