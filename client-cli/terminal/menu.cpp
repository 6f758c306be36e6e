#include "client-cli/terminal/menu.hpp"

#include <cctype>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

// Lower case, without outer spaces and with single ones inside.
std::string tidy(std::string_view line) {
    std::string result;
    for (const char c : line) {
        if (std::isspace(static_cast<unsigned char>(c)) == 0) {
            result += c;
        } else if (!result.empty() && result.back() != ' ') {
            result += ' ';
        }
    }
    if (result.ends_with(' ')) result.pop_back();
    return lower_case(result);
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

bool begins(const std::string& word, std::string_view text) {
    return !word.empty() && word.starts_with(text);
}

MenuInput by_word(std::string_view text, const std::vector<MenuChoice>& choices) {
    MenuInput found;
    std::size_t matches = 0;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const MenuChoice& choice = choices[i];
        if (choice.word == text || choice.also == text) return {MenuInput::Kind::choice, i};
        if (!begins(choice.word, text) && !begins(choice.also, text)) continue;
        found.choice = i;
        ++matches;
    }
    if (matches == 1) found.kind = MenuInput::Kind::choice;
    return found;
}

}  // namespace

MenuInput parse_menu_input(std::string_view line, const std::vector<MenuChoice>& choices,
                           std::optional<std::size_t> on_empty, const GlobalCommands& words) {
    const std::string text = tidy(line);
    if (text.empty()) {
        return on_empty ? MenuInput{MenuInput::Kind::choice, *on_empty}
                        : MenuInput{MenuInput::Kind::nothing};
    }
    if (text == "q" || text == "quit" || text == "exit" || text == words.quit) {
        return {MenuInput::Kind::quit};
    }
    if (text == "?" || text == "help" || text == "h" || text == words.help) {
        return {MenuInput::Kind::help};
    }
    if (text == "people" || text == words.people) return {MenuInput::Kind::people};
    const auto number = number_in(text);
    if (!number) return by_word(text, choices);
    if (*number < 1 || *number > choices.size()) return {};
    return {MenuInput::Kind::choice, *number - 1};
}

}  // namespace vegas::cli
