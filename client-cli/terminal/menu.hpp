// A question with numbered answers, and what a typed line means for it. Pure.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::cli {

struct Choice {
    std::string label = {};  // as it is shown behind its number
    std::string word = {};   // may be typed instead of the number; empty: none
    std::string also = {};   // another word for it, that of the language of the screen
    // In a long list: the head over neighbours with the same one, and what is left to say there.
    std::string group = {};
    // Without a group: the label in fewer words, where there is little room; empty: there are none.
    std::string brief = {};
};

struct Typed {
    enum class Kind { choice, quit, help, people, nothing, unclear };
    Kind kind = Kind::unclear;
    std::size_t choice = 0;  // index, for Kind::choice
};

// What may be typed at any time, beside "q", "?" and these words in English.
struct AnyTime {
    std::string quit = {}, help = {}, people = {};
};

// `line` as an answer: a number from 1 on, a word or its only beginning, "q", "?", "people" or
// nothing. An empty line is `on_empty` where that is given.
[[nodiscard]] Typed parse_answer(std::string_view line, const std::vector<Choice>&,
                                 std::optional<std::size_t> on_empty = std::nullopt,
                                 const AnyTime& words = {});

}  // namespace vegas::cli
