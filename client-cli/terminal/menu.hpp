// A question with numbered choices, and the meaning of a typed line. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

struct MenuChoice {
    std::string label = {};  // as it is shown behind its number
    std::string word = {};   // may be typed instead of the number; empty: none
    std::string also = {};   // the same in the language of the screen
    // For long lists: the heading shared with neighbours; then `brief` is the rest of the label.
    std::string group = {};
    // Without a group: a shorter label, for little room; empty: there is none.
    std::string brief = {};
};

struct MenuInput {
    enum class Kind { choice, quit, help, people, nothing, unclear };
    Kind kind = Kind::unclear;
    std::size_t choice = 0;  // index, for Kind::choice
};

// What may be typed at any time, in addition to "q", "?" and these words in English.
struct GlobalCommands {
    std::string quit = {}, help = {}, people = {};
};

// `line` as an answer: a number from 1 on, a word or an unambiguous prefix of it, "q", "?",
// "people" or nothing. An empty line means `on_empty` if that is given.
[[nodiscard]] MenuInput parse_menu_input(std::string_view line, const std::vector<MenuChoice>&,
                                         std::optional<std::size_t> on_empty = std::nullopt,
                                         const GlobalCommands& words = {});

}  // namespace vegas::cli
