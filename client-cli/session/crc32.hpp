// The CRC-32 of zlib (polynomial 0xEDB88320, reflected), for the check of the view. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::cli {

[[nodiscard]] std::uint32_t crc32(std::string_view bytes);

// As eight lower-case hex digits.
[[nodiscard]] std::string crc32_hex(std::string_view bytes);

}  // namespace vegas::cli
