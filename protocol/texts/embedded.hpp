// Texts as bytes of the program, put there by embed.cmake: the rules for players, as they stand in
// protocol/rules, and what the clients share, as it stands in protocol/texts.
#pragma once

#include <span>
#include <string_view>

namespace vegas::texts {

struct Embedded {
    std::string_view name;      // of the file, where a language has several
    std::string_view language;  // as its file or folder is called
    std::string_view json;
    std::string_view etag;  // of the json, in quotes
};

// One for each ruleset and language, as protocol/schema/rules.json says, with `languages`. Sorted
// by ruleset, then by language.
[[nodiscard]] std::span<const Embedded> rules();

// One for each language, sorted by it.
[[nodiscard]] std::span<const Embedded> shared();

}  // namespace vegas::texts
