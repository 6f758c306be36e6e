// Bytes as lower-case hex.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace vegas::protocol {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

[[nodiscard]] std::string hex(std::span<const std::uint8_t>);
// False if the text is not exactly that many bytes in lower-case hex.
[[nodiscard]] bool from_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace vegas::protocol
