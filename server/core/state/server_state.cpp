#include "server/core/state/server_state.hpp"

#include <cstdint>
#include <string>
#include <utility>

#include "protocol/fair/fair.hpp"

namespace vegas::core {

namespace {

protocol::Bytes32 address_secret(const Settings& settings, Entropy& entropy) {
    protocol::Bytes32 secret{};
    if (settings.is_clustered()) {
        const std::string& key = settings.shared_key;
        return protocol::hmac_sha256(
            {reinterpret_cast<const std::uint8_t*>(key.data()), key.size()}, "addresses");
    }
    entropy.fill(secret);
    return secret;
}

// Of the table's hashes, which are kept with its records.
protocol::Bytes32 lasting_address_secret(const Settings& settings, Entropy& entropy) {
    const std::string& key = settings.is_clustered() ? settings.shared_key : settings.address_key;
    protocol::Bytes32 secret{};
    if (key.empty()) {
        entropy.fill(secret);
        return secret;
    }
    return protocol::hmac_sha256({reinterpret_cast<const std::uint8_t*>(key.data()), key.size()},
                                 "addresses at tables");
}

}  // namespace

ServerState::ServerState(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      addresses(settings.limits, address_secret(settings, e), lasting_address_secret(settings, e)),
      registry(settings.limits, e),
      store(settings.limits) {}

ServerState::~ServerState() = default;

std::string ServerState::network_of_table(const std::string& table) const {
    const auto maker = addresses.account_of_table(table);
    return maker ? addresses.pseudonym_of_network(*maker) : std::string();
}

}  // namespace vegas::core
