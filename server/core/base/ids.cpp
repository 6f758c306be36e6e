#include "server/core/base/ids.hpp"

#include <array>
#include <vector>

namespace vegas::core {

std::string encode_id(std::span<const std::uint8_t> bytes) {
    constexpr std::string_view kAlphabet = "abcdefghijklmnopqrstuvwxyz234567";
    static_assert(kAlphabet.size() == 32);
    std::string id;
    for (const std::uint8_t byte : bytes) id += kAlphabet[byte & 31];
    return id;
}

std::string random_id(Entropy& entropy, int chars) {
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(chars));
    entropy.fill(bytes);
    return encode_id(bytes);
}

std::string random_invite(Entropy& entropy, std::string_view table) {
    return std::string(table.substr(0, 1)) + random_id(entropy, kInviteChars - 1);
}

std::uint64_t random_u64(Entropy& entropy) {
    std::array<std::uint8_t, 8> bytes{};
    entropy.fill(bytes);
    std::uint64_t n = 0;
    for (const std::uint8_t b : bytes) n = (n << 8) | b;
    return n;
}

bool constant_time_equal(std::string_view given, std::string_view secret) {
    if (given.size() != secret.size()) return false;
    unsigned differences = 0;
    for (std::size_t i = 0; i < secret.size(); ++i) {
        differences |= static_cast<unsigned>(given[i] ^ secret[i]);
    }
    return differences == 0;
}

}  // namespace vegas::core
