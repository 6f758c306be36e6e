#include "client-cli/show/teller.hpp"

#include "client-cli/fields.hpp"
#include "client-cli/show/dice.hpp"
#include "client-cli/show/money.hpp"

namespace vegas::cli {

std::optional<std::size_t> Teller::seat() const {
    const auto number = as_int(field(event, "seat"));
    if (!number || *number < 0) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

bool Teller::you() const { return seat() && names.is_you(*seat()); }

std::string Teller::who() const {
    if (you()) return style.paint_seat(*seat(), "You");
    const std::string name = text_of(event, "name");
    if (!seat()) return name.empty() ? "Somebody" : names.safe(name);
    return style.paint_seat(*seat(), name.empty() ? names.full(*seat()) : names.safe(name));
}

std::string Teller::does(const char* others, const char* you_do) const {
    return who() + " " + (you() ? you_do : others);
}

std::string Teller::owner(const json& value) const {
    const auto number = as_int(value);
    if (!number || *number < 0) return names.owner(value);
    const auto index = static_cast<std::size_t>(*number);
    return style.paint_seat(index, names.is_you(index) ? "you" : names.full(index));
}

std::string Teller::owners(const char* key) const {
    std::vector<std::string> words;
    const json& list = field(event, key);
    for (std::size_t i = 0; list.is_array() && i < list.size(); ++i)
        words.push_back(owner(list[i]));
    return list_text(words);
}

std::string Teller::whose() const {
    if (!seat()) return "somebody's";
    return style.paint_seat(*seat(), you() ? "your" : names.full(*seat()) + "'s");
}

std::string Teller::number(const char* key) const { return std::to_string(int_of(event, key)); }

std::string Teller::money() const { return dollars(int_of(event, "dollars")); }

std::string Teller::dice() const { return dice_words(dice_of(event)); }

std::string Teller::casino() const { return "casino " + number("casino"); }

std::string list_text(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

}  // namespace vegas::cli
