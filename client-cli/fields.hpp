// Reading of JSON that others wrote: what is missing or has another type reads as the fallback, so
// that no message of a server can throw. Pure, from any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace vegas::cli {

using json = nlohmann::json;

// The member `key` of `object`; JSON null where there is none.
[[nodiscard]] const json& field(const json& object, std::string_view key);

// Element `index` of `list`; JSON null where there is none.
[[nodiscard]] const json& item(const json& list, std::size_t index);

[[nodiscard]] bool has(const json& object, std::string_view key);
[[nodiscard]] std::optional<std::int64_t> as_int(const json& value);
[[nodiscard]] std::int64_t int_of(const json& object, std::string_view key,
                                  std::int64_t fallback = 0);
[[nodiscard]] std::string text_of(const json& object, std::string_view key,
                                  std::string_view fallback = {});
[[nodiscard]] bool flag_of(const json& object, std::string_view key);

// Compact text. Invalid UTF-8 is replaced instead of thrown at.
[[nodiscard]] std::string compact(const json& value);

// The JSON in `text`, or a discarded value where it is none.
[[nodiscard]] json parse_json(std::string_view text);

}  // namespace vegas::cli
