// The rules for players, as they stand in protocol/rules: bytes of the program, put there by
// rules_texts.cmake.
#pragma once

#include <span>
#include <string_view>

namespace vegas::shell {

struct RulesText {
    std::string_view ruleset;
    std::string_view language;
    std::string_view json;  // as protocol/schema/rules.json says, with `languages`
    std::string_view etag;  // of the json, in quotes
};

// Sorted by ruleset, then by language.
[[nodiscard]] std::span<const RulesText> rules_texts();

}  // namespace vegas::shell
