// Formats dice in a line of text. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client-cli/protocol/values.hpp"
#include "client-cli/show/common/sentence.hpp"
#include "client-cli/terminal/style.hpp"

namespace vegas::cli {

struct DiceCount {
    std::int64_t small = 0;
    std::int64_t big = 0;
    std::int64_t neutral = 0;
    std::int64_t blank = 0;

    [[nodiscard]] std::int64_t total() const { return small + big + neutral + blank; }
};

// The faces of a roll.
struct RolledFaces {
    Numbers small = {};
    std::optional<std::int64_t> big = {};
    Numbers neutral = {};
};

// From anything with `small`, `big`, `neutral`, `blank`: a supply, the dice in a casino, a preview.
template <class T>
[[nodiscard]] DiceCount dice_of(const T& t) {
    DiceCount count;
    if constexpr (requires { t.small; }) count.small = clamp_count(t.small);
    if constexpr (requires { t.big; }) count.big = clamp_count(t.big);
    if constexpr (requires { t.neutral; }) count.neutral = clamp_count(t.neutral);
    if constexpr (requires { t.blank; }) count.blank = clamp_count(t.blank);
    return count;
}

// From anything with a list `small`, a `big` and perhaps a list `neutral`.
template <class T>
[[nodiscard]] RolledFaces faces_of(const T& t) {
    RolledFaces faces{.small = t.small, .big = t.big};
    if constexpr (requires { t.neutral; }) faces.neutral = t.neutral.value_or(Numbers());
    return faces;
}

// "ooo@wwb"; "9xo@" if one sign per die would take more than `columns`.
[[nodiscard]] std::string dice_signs(const DiceCount&, std::size_t columns, const Style&);

// "2 dice and the big die"
[[nodiscard]] std::string dice_words(const DiceCount&, const Texts&);

// The sign of a die by its word, "small" or "big".
[[nodiscard]] std::string die_sign(const std::string& die, const Style&);

// "1 die", "the big die": from the word of a die, "small" or "big".
[[nodiscard]] std::string one_die_words(const std::string& die, const Texts&);

// Grouped by face: "1 1  3 [3]  5 (5)". The big die stands in brackets, white dice in parentheses.
[[nodiscard]] std::string faces_words(const RolledFaces&, const Style&);

}  // namespace vegas::cli
