#include "client-cli/menu.hpp"

#include <cctype>

namespace vegas::cli {

namespace {

// Lower case, without outer spaces and with single ones inside.
std::string tidy(std::string_view line) {
    std::string result;
    for (const char c : line) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isspace(byte) != 0) {
            if (!result.empty() && result.back() != ' ') result += ' ';
        } else {
            result += static_cast<char>(std::tolower(byte));
        }
    }
    if (result.ends_with(' ')) result.pop_back();
    return result;
}

// At most three digits, so that no number overflows.
std::optional<std::size_t> number_in(std::string_view text) {
    if (text.empty() || text.size() > 3) return std::nullopt;
    std::size_t number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + static_cast<std::size_t>(c - '0');
    }
    return number;
}

Typed by_word(std::string_view text, const std::vector<Choice>& choices) {
    Typed found;
    std::size_t matches = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (choices[i].word.empty()) continue;
        if (choices[i].word == text) return {Typed::Kind::choice, i};
        if (!choices[i].word.starts_with(text)) continue;
        found.choice = i;
        ++matches;
    }
    if (matches == 1) found.kind = Typed::Kind::choice;
    return found;
}

}  // namespace

Typed parse_answer(std::string_view line, const std::vector<Choice>& choices,
                   std::optional<std::size_t> on_empty) {
    const std::string text = tidy(line);
    if (text.empty()) {
        return on_empty ? Typed{Typed::Kind::choice, *on_empty} : Typed{Typed::Kind::nothing};
    }
    if (text == "q" || text == "quit" || text == "exit") return {Typed::Kind::quit};
    if (text == "?" || text == "help" || text == "h") return {Typed::Kind::help};
    const auto number = number_in(text);
    if (!number) return by_word(text, choices);
    if (*number < 1 || *number > choices.size()) return {};
    return {Typed::Kind::choice, *number - 1};
}

std::vector<std::string> menu_lines(const std::vector<Choice>& choices) {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        lines.push_back(std::string(number.size() < 2 ? " " : "") + number + ") " +
                        choices[i].label);
    }
    return lines;
}

}  // namespace vegas::cli
