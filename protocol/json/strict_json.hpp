// Parses JSON from outside; all of it must pass here. The parser alone accepts more than JSON: it
// stops at a NUL byte, skips a byte order mark, and keeps the last of two members of one name.
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "protocol/json/errors.hpp"

namespace vegas::protocol {

// Limit of nested lists and objects. A board in `table.create` has eight levels.
inline constexpr std::size_t kJsonDepth = 64;

// Parses all of `bytes` as one value. bad_json: it is not JSON, something stands before or after
// it, or an object has two members of one name. bad_message: it is nested too deeply.
[[nodiscard]] Result<nlohmann::json> parse_strict(std::string_view bytes);

}  // namespace vegas::protocol
