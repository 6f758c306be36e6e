#include "server/core/players/device_code.hpp"

#include <cstddef>

#include "server/core/base/ids.hpp"

namespace vegas::core {
namespace {

constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";
constexpr std::size_t kLinkChars = 8, kRecoveryChars = 28, kChecksumChars = 2, kGroupChars = 4;
constexpr std::size_t kPrime =
    1021;  // the largest below 32 * 32: finds each swap of two characters

// Of all characters but the last two, which it gives.
std::string checksum_of(std::string_view body) {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < body.size(); ++i) sum += (i + 1) * kAlphabet.find(body[i]);
    sum %= kPrime;
    return {kAlphabet[sum / kAlphabet.size()], kAlphabet[sum % kAlphabet.size()]};
}

std::string in_groups(std::string_view code) {
    std::string text;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i > 0 && i % kGroupChars == 0) text += '-';
        text += static_cast<char>(code[i] >= 'a' ? code[i] - 'a' + 'A' : code[i]);
    }
    return text;
}

// '\0' for what no code has.
char normalize_char(char c) {
    if (c == '0') return 'o';
    if (c == '1') return 'i';
    if (c == '8') return 'b';
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return kAlphabet.find(c) == std::string_view::npos ? '\0' : c;
}

}  // namespace

std::string random_link_code(Entropy& entropy) { return in_groups(random_id(entropy, kLinkChars)); }

std::string random_recovery_code(Entropy& entropy) {
    const std::string body = random_id(entropy, kRecoveryChars - kChecksumChars);
    return in_groups(body + checksum_of(body));
}

std::optional<std::string> normalize_code(std::string_view typed) {
    std::string code;
    for (const char c : typed) {
        if (c == '-' || c == ' ') continue;
        code += normalize_char(c);
        if (code.back() == '\0') return std::nullopt;
    }
    if (code.size() == kLinkChars) return code;
    if (code.size() != kRecoveryChars) return std::nullopt;
    const std::string_view body = std::string_view(code).substr(0, kRecoveryChars - kChecksumChars);
    return code.ends_with(checksum_of(body)) ? std::optional(code) : std::nullopt;
}

}  // namespace vegas::core
