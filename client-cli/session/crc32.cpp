#include "client-cli/session/crc32.hpp"

#include <boost/crc.hpp>

namespace vegas::cli {

std::string crc32_hex(std::string_view bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    boost::crc_32_type crc;
    crc.process_bytes(bytes.data(), bytes.size());
    std::string text;
    for (int shift = 28; shift >= 0; shift -= 4) text += kDigits[(crc.checksum() >> shift) & 0xFU];
    return text;
}

}  // namespace vegas::cli
