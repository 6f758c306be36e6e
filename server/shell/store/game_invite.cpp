#include "server/shell/store/game_invite.hpp"

#include <cstdint>

#include "protocol/fair/fair.hpp"

namespace vegas::shell {

std::string derive_game_invite(std::string_view key, std::string_view game) {
    constexpr std::size_t kChars = 24;
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(key.data());
    return protocol::hex(protocol::hmac_sha256({bytes, key.size()}, "game " + std::string(game)))
        .substr(0, kChars);
}

// Names in it cannot look like the member: their quotation marks are escaped.
std::string with_invite(const std::string& summary, std::string_view invite) {
    constexpr std::string_view kMember = R"("invite":")";
    const auto at = summary.find(kMember);
    if (at == std::string::npos) return summary;
    const auto begin = at + kMember.size();
    const auto end = summary.find('"', begin);
    return summary.substr(0, begin) + std::string(invite) + summary.substr(end);
}

}  // namespace vegas::shell
