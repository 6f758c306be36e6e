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

// "a chip", "$1", "a skip card".
[[nodiscard]] std::string pass_price(const nlohmann::json& seat);

// In dollars.
[[nodiscard]] std::int64_t worth_of_pass_price(const nlohmann::json& seat);

}  // namespace vegas::cli
