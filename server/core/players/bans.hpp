// The operator's bans, looked up by player and by address.
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

// One JSON object, without a newline; reading is strict.
[[nodiscard]] std::string to_json(const Ban&);
[[nodiscard]] protocol::Result<Ban> parse_ban(std::string_view text);

// There may be very many, mostly of single addresses, so a lookup must be cheap.
class Bans {
public:
    Bans() = default;
    explicit Bans(std::vector<Ban> bans);

    // Null if neither the player nor the address is banned.
    [[nodiscard]] const Ban* find(const std::string& player, const Address& from,
                                  UtcTime now) const;
    [[nodiscard]] std::size_t size() const { return exact_.size() + wide_.size(); }

private:
    struct NetworkBan {
        Network network;
        Ban ban;
    };
    std::unordered_map<std::string, Ban> exact_;  // by player or single account
    std::vector<NetworkBan> wide_;
};

}  // namespace vegas::core
