// Texts embedded in the program by embed.cmake: the rules for players from protocol/rules, and the
// texts that clients share from protocol/texts.
#pragma once

#include <span>
#include <string_view>

namespace vegas::texts {

struct EmbeddedText {
    std::string_view name;      // the file's name, if a language has several files
    std::string_view language;  // the name of its file or folder
    std::string_view json;
    std::string_view etag;  // of the json, in quotes
};

// One for each ruleset and language, in the format of protocol/schema/rules.json, with `languages`.
// Sorted by ruleset, then by language.
[[nodiscard]] std::span<const EmbeddedText> rules();

// One for each language, sorted by language.
[[nodiscard]] std::span<const EmbeddedText> shared();

}  // namespace vegas::texts
