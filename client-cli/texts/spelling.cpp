#include "client-cli/texts/spelling.hpp"

#include <algorithm>
#include <array>

namespace vegas::cli {
namespace {

struct Spelling {
    std::string_view letter, ascii;
};

constexpr auto kSpellings = std::to_array<Spelling>({
    {"ä", "ae"},
    {"ö", "oe"},
    {"ü", "ue"},
    {"Ä", "Ae"},
    {"Ö", "Oe"},
    {"Ü", "Ue"},
    {"ß", "ss"},
    {"„", "\""},
    {"“", "\""},
    {"”", "\""},
    {"’", "'"},
    {"–", "-"},
    {"—", "-"},
    {"−", "-"},
    {"…", "..."},
    {"\u00a0", " "},
});

bool is_ascii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

std::optional<std::string> in_ascii(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        if (is_ascii(text.front())) {
            result += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto found = std::ranges::find_if(
            kSpellings, [&](const Spelling& one) { return text.starts_with(one.letter); });
        if (found == kSpellings.end()) return std::nullopt;
        result += found->ascii;
        text.remove_prefix(found->letter.size());
    }
    return result;
}

}  // namespace vegas::cli
