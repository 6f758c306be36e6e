#include "client-cli/show/dice.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"

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

std::int64_t times(const json& faces, std::int64_t face) {
    if (!faces.is_array()) return as_int(faces) == face ? 1 : 0;
    return std::count_if(faces.begin(), faces.end(),
                         [&](const json& value) { return as_int(value) == face; });
}

std::string group_of(const json& roll, std::int64_t face, const Style& style) {
    const std::string digit = std::to_string(face);
    std::string result;
    const auto add = [&](const std::string& text, Ink ink) {
        if (!result.empty()) result += ' ';
        result += style.paint(ink, text);
    };
    for (auto n = times(field(roll, "small"), face); n > 0; --n) add(digit, Ink::strong);
    for (auto n = times(field(roll, "big"), face); n > 0; --n) add("[" + digit + "]", Ink::big_die);
    for (auto n = times(field(roll, "neutral"), face); n > 0; --n) {
        add("(" + digit + ")", Ink::neutral);
    }
    return result;
}

}  // namespace

DiceCount dice_of(const json& object) {
    const auto count = [&](const char* key) {
        return std::clamp<std::int64_t>(int_of(object, key), 0, 99);
    };
    return {.small = count("small"),
            .big = count("big"),
            .neutral = count("neutral"),
            .blank = count("blank")};
}

std::string dice_signs(const DiceCount& dice, std::size_t columns, const Style& style) {
    const bool number = dice.total() > static_cast<std::int64_t>(columns);
    return signs_or_number(dice.small, style.small_die(), number) +
           signs_or_number(dice.big, style.big_die(), number) +
           signs_or_number(dice.neutral, style.white_die(), number) +
           signs_or_number(dice.blank, style.blank_die(), number);
}

std::string dice_words(const DiceCount& dice) {
    std::vector<std::string> parts;
    const auto number = [](std::int64_t count, const char* one) {
        return std::to_string(count) + " " + one + (count == 1 ? "die" : "dice");
    };
    if (dice.small > 0) parts.push_back(number(dice.small, ""));
    if (dice.big > 0) parts.push_back(dice.big == 1 ? "the big die" : number(dice.big, "big "));
    if (dice.neutral > 0) parts.push_back(number(dice.neutral, "white "));
    if (dice.blank > 0) parts.push_back(number(dice.blank, "blank "));
    if (parts.empty()) return "no dice";
    std::string text = parts.front();
    for (std::size_t i = 1; i < parts.size(); ++i) {
        text += (i + 1 == parts.size() ? " and " : ", ") + parts[i];
    }
    return text;
}

std::string faces_words(const json& roll, const Style& style) {
    std::string text;
    for (std::int64_t face = 1; face <= kFaces; ++face) {
        const std::string group = group_of(roll, face, style);
        if (group.empty()) continue;
        if (!text.empty()) text += "  ";
        text += group;
    }
    return text;
}

}  // namespace vegas::cli
