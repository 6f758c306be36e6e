// What a seat pays for passing with: chips, skip money or skip cards, as its view shows them. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace vegas::cli {

// How the column is called in which all seats' purses stand.
[[nodiscard]] std::string purse_heading(const nlohmann::json& view);

// "3", "-$2"; "-" where it is not told.
[[nodiscard]] std::string purse_cell(const nlohmann::json& seat);

// "3 chips", "$2 to skip with", "1 skip card"; nothing where there is nothing.
[[nodiscard]] std::string purse_words(const nlohmann::json& seat);

inline constexpr std::int64_t kChipDollars = 10'000;

// What an action costs, by its `shows.costs`: "a chip", "$1", "a skip card"; empty: nothing.
[[nodiscard]] std::string price_words(const nlohmann::json& costs);

// The same in dollars.
[[nodiscard]] std::int64_t price_in_dollars(const nlohmann::json& costs);

}  // namespace vegas::cli
