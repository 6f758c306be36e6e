// The one way in for JSON that others wrote: the parser alone takes more than JSON (it ends at a
// NUL byte, skips a byte order mark, keeps the last of two members of one name).
#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string_view>

#include "protocol/json/errors.hpp"

namespace vegas::protocol {

// Lists and objects inside of one another, at most. A board in `table.create` has eight.
inline constexpr std::size_t kJsonDepth = 64;

// All of `bytes` as one value. bad_json: it is none, something stands before or after it, or an
// object has two members of one name; bad_message: it is nested too deeply.
[[nodiscard]] Result<nlohmann::json> parse_strict(std::string_view bytes);

}  // namespace vegas::protocol
