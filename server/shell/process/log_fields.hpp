// Formats log lines: "key=value" fields separated by blanks. A value that contains a blank, a
// quote, a backslash or a control character is quoted and escaped as in JSON. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::shell {

// " key=value", quoted where needed; begins with a blank, so that fields can be concatenated.
[[nodiscard]] std::string field(std::string_view key, std::string_view value);
[[nodiscard]] std::string field(std::string_view key, std::uint64_t value);

// The text with control characters escaped as in JSON: one line without terminal escapes.
[[nodiscard]] std::string visible(std::string_view text);

// Converts the fields of a line to JSON members: "key":"value","key":"value". A word without '='
// gets the key "note".
[[nodiscard]] std::string fields_to_json(std::string_view line);

}  // namespace vegas::shell
