#include "client-cli/show/common/dice.hpp"

#include <algorithm>

#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kFaces = 6;

std::string signs(std::int64_t count, std::string_view sign) {
    std::string result;
    for (std::int64_t i = 0; i < count; ++i) result += sign;
    return result;
}

std::string signs_or_number(std::int64_t count, std::string_view sign, bool number) {
    if (number && count > 2) return std::to_string(count) + "x" + std::string(sign);
    return signs(count, sign);
}

std::string group_of(const RolledFaces& roll, std::int64_t face, const Style& style) {
    const std::string digit = std::to_string(face);
    std::string result;
    const auto add = [&](const std::string& text, Ink ink) {
        texts::append_joined(result, " ", style.paint(ink, text));
    };
    const auto times = [&](const Numbers& faces) { return std::ranges::count(faces, face); };
    for (auto n = times(roll.small); n > 0; --n) add(digit, Ink::strong);
    if (roll.big == face) add("[" + digit + "]", Ink::big_die);
    for (auto n = times(roll.neutral); n > 0; --n) add("(" + digit + ")", Ink::neutral);
    return result;
}

}  // namespace

std::string dice_signs(const DiceCount& dice, std::size_t columns, const Style& style) {
    const bool number = dice.total() > static_cast<std::int64_t>(columns);
    return signs_or_number(dice.small, style.small_die(), number) +
           signs_or_number(dice.big, style.big_die(), number) +
           signs_or_number(dice.neutral, style.white_die(), number) +
           signs_or_number(dice.blank, style.blank_die(), number);
}

std::string dice_words(const DiceCount& dice, const Texts& texts) {
    std::vector<std::string> parts;
    if (dice.small > 0) parts.push_back(texts("thing.dice", {{"n", dice.small}}));
    if (dice.big > 0) parts.push_back(texts("thing.the_big_die"));
    if (dice.neutral > 0) parts.push_back(texts("speech.white_dice", {{"n", dice.neutral}}));
    if (dice.blank > 0) parts.push_back(texts("thing.blank_dice_count", {{"n", dice.blank}}));
    return parts.empty() ? texts("thing.nothing") : texts.list(parts);
}

std::string die_sign(const std::string& die, const Style& style) {
    return std::string(die == "big" ? style.big_die() : style.small_die());
}

std::string one_die_words(const std::string& die, const Texts& texts) {
    return dice_words(die == "big" ? DiceCount{.big = 1} : DiceCount{.small = 1}, texts);
}

std::string faces_words(const RolledFaces& roll, const Style& style) {
    std::string text;
    for (std::int64_t face = 1; face <= kFaces; ++face) {
        const std::string group = group_of(roll, face, style);
        if (!group.empty()) texts::append_joined(text, "  ", group);
    }
    return text;
}

}  // namespace vegas::cli
