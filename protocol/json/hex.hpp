// Converts bytes to lower-case hex and back.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace vegas::protocol {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

[[nodiscard]] std::string hex(std::span<const std::uint8_t>);
// Returns false unless the text is exactly that many bytes in lower-case hex.
[[nodiscard]] bool from_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace vegas::protocol
