#include "protocol/json/hex.hpp"

namespace vegas::protocol {

std::string hex(std::span<const std::uint8_t> bytes) {
    std::string text;
    for (const std::uint8_t b : bytes) {
        text += kHexDigits[b >> 4];
        text += kHexDigits[b & 15];
    }
    return text;
}

bool from_hex(std::string_view text, std::span<std::uint8_t> bytes) {
    if (text.size() != 2 * bytes.size()) return false;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const auto high = kHexDigits.find(text[2 * i]);
        const auto low = kHexDigits.find(text[2 * i + 1]);
        if (high == kHexDigits.npos || low == kHexDigits.npos) return false;
        bytes[i] = static_cast<std::uint8_t>(high << 4 | low);
    }
    return true;
}

}  // namespace vegas::protocol
