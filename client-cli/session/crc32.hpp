// The CRC-32 of zlib, for the check of the view. Pure.
#pragma once

#include <string>
#include <string_view>

namespace vegas::cli {

// As eight lower-case hex digits.
[[nodiscard]] std::string crc32_hex(std::string_view bytes);

}  // namespace vegas::cli
