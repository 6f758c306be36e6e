// Whom the operator does not let in: players, and all who come from an address or a network.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "protocol/json/errors.hpp"
#include "server/core/base/address.hpp"
#include "server/core/base/ban.hpp"
#include "server/core/base/network.hpp"

namespace vegas::core {

// One JSON object, without a newline; and read again, strictly.
[[nodiscard]] std::string to_json(const Ban&);
[[nodiscard]] protocol::Result<Ban> parse_ban(std::string_view text);

// There may be very many, most of them of single addresses: each question costs little.
class Bans {
public:
    Bans() = default;
    explicit Bans(std::vector<Ban> bans);

    // Null: neither the player nor the address is banned.
    [[nodiscard]] const Ban* of(const std::string& player, const Address& from, UtcTime now) const;
    [[nodiscard]] std::size_t size() const { return exact_.size() + wide_.size(); }

private:
    struct Wide {
        Network network;
        Ban ban;
    };
    std::unordered_map<std::string, Ban> exact_;  // of players and of single accounts
    std::vector<Wide> wide_;
};

}  // namespace vegas::core
