// The text of log lines: "key=value" fields separated by blanks. A value that holds a blank, a
// quote, a backslash or a control character stands in quotes, escaped as in JSON. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::shell {

// " key=value", quoted where needed; begins with a blank so that fields can be strung together.
[[nodiscard]] std::string field(std::string_view key, std::string_view value);
[[nodiscard]] std::string field(std::string_view key, std::uint64_t value);

// The text with its control characters escaped as in JSON: one line that no terminal obeys.
[[nodiscard]] std::string visible(std::string_view text);

// The fields of a line as the inside of a JSON object: "key":"value","key":"value". A word without
// '=' is given the key "note".
[[nodiscard]] std::string fields_to_json(std::string_view line);

}  // namespace vegas::shell
