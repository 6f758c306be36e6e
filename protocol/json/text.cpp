#include "protocol/json/text.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace vegas::protocol {
namespace {

struct Range {
    char32_t first, last;
};

// Controls, spaces other than U+0020, invisible and direction marks, surrogates, private use,
// specials.
constexpr std::array<Range, 21> kNotPrintable{{
    {0x0000, 0x001f},    {0x007f, 0x00a0}, {0x00ad, 0x00ad}, {0x034f, 0x034f}, {0x061c, 0x061c},
    {0x115f, 0x1160},    {0x1680, 0x1680}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x2000, 0x200f},
    {0x2028, 0x202f},    {0x205f, 0x206f}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
    {0xd800, 0xf8ff},    {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xffff},
    {0xe0000, 0x10ffff},
}};

bool is_printable(char32_t c) {
    return std::none_of(kNotPrintable.begin(), kNotPrintable.end(),
                        [c](const Range& r) { return c >= r.first && c <= r.last; });
}

// The code point at `i`, which moves past it.
char32_t next(std::string_view s, std::size_t& i) {
    const auto byte = [&](std::size_t k) {
        return k < s.size() ? static_cast<unsigned char>(s[k]) : 0U;
    };
    const unsigned b = byte(i);
    const std::size_t n = b < 0x80 ? 1 : b < 0xe0 ? 2 : b < 0xf0 ? 3 : 4;
    char32_t c = n == 1 ? b : b & (0xffU >> (n + 1));
    for (std::size_t k = 1; k < n; ++k) c = (c << 6) | (byte(i + k) & 0x3f);
    i += n;
    return c;
}

}  // namespace

bool is_good_name(std::string_view name) {
    if (name.empty() || name.front() == ' ' || name.back() == ' ') return false;
    if (name.find("  ") != std::string_view::npos) return false;
    std::size_t chars = 0;
    for (std::size_t i = 0; i < name.size(); ++chars) {
        if (!is_printable(next(name, i))) return false;
    }
    return chars <= kNameChars;
}

bool is_good_seed(std::string_view seed) {
    return seed.size() <= kSeedChars &&
           std::all_of(seed.begin(), seed.end(), [](char c) { return c >= 0x20 && c < 0x7f; });
}

}  // namespace vegas::protocol
