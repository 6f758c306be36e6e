// Dice in a line of text. Pure.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "client-cli/show/style.hpp"

namespace vegas::cli {

struct DiceCount {
    std::int64_t small = 0;
    std::int64_t big = 0;
    std::int64_t neutral = 0;
    std::int64_t blank = 0;

    [[nodiscard]] std::int64_t total() const { return small + big + neutral + blank; }
};

// From an object with `small`, `big`, `neutral`, `blank`: a supply, what lies in a casino, what an
// action shows.
[[nodiscard]] DiceCount dice_of(const nlohmann::json& object);

// "ooo@wwb"; "9xo@" where one sign per die would take more than `columns`.
[[nodiscard]] std::string dice_signs(const DiceCount&, std::size_t columns, const Style&);

// "2 dice and the big die".
[[nodiscard]] std::string dice_words(const DiceCount&);

// What was rolled, from an object with `small`, `big`, `neutral`, grouped by face: "1 1  3 [3]  5
// (5)". The big die stands in brackets, white dice in parentheses.
[[nodiscard]] std::string faces_words(const nlohmann::json& roll, const Style&);

}  // namespace vegas::cli
