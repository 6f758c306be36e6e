#include "client-cli/session/crc32.hpp"

#include <array>

namespace vegas::cli {

namespace {

constexpr std::array<std::uint32_t, 256> make_table() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t n = 0; n < table.size(); ++n) {
        std::uint32_t c = n;
        for (int bit = 0; bit < 8; ++bit) c = (c & 1U) != 0 ? 0xEDB88320U ^ (c >> 1U) : c >> 1U;
        table[n] = c;
    }
    return table;
}

constexpr auto kTable = make_table();

}  // namespace

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t c = 0xFFFFFFFFU;
    for (const char byte : bytes) {
        c = kTable[(c ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (c >> 8U);
    }
    return c ^ 0xFFFFFFFFU;
}

std::string crc32_hex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const std::uint32_t sum = crc32(bytes);
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += kDigits[(sum >> shift) & 0xFU];
    return text;
}

}  // namespace vegas::cli
