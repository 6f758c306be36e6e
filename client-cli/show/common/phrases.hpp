// What people say to each other at a table, in English. Pure.
#pragma once

#include <span>
#include <string_view>

namespace vegas::cli {

struct PhraseText {
    std::string_view word;  // as it is sent
    std::string_view text;  // what is said; of a gesture: what one does
    bool is_gesture = false;
    std::string_view you_do = {};  // of a gesture
};

// All of them, those with words first.
[[nodiscard]] std::span<const PhraseText> phrases();
// Null: it is a word of later.
[[nodiscard]] const PhraseText* phrase_of(std::string_view word);

}  // namespace vegas::cli
