#include "server/core/base/ban.hpp"

#include <algorithm>

#include "server/core/base/network.hpp"

namespace vegas::core {

std::optional<std::string> normalize_ban_target(std::string_view text) {
    if (const auto network = Network::parse(text)) return network->truncate_to_account().text();
    const bool may_be_a_player =
        text.size() >= 4 && text.size() <= 64 && std::ranges::all_of(text, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                   c == '-' || c == '_';
        });
    return may_be_a_player ? std::optional(std::string(text)) : std::nullopt;
}

}  // namespace vegas::core
