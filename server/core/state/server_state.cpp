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

}  // namespace

ServerState::ServerState(Settings s, Entropy& e, std::uint64_t of_start)
    : settings(std::move(s)),
      entropy(e),
      incarnation(of_start),
      addresses(settings.limits, address_secret(settings, e)),
      registry(settings.limits, e),
      store(settings.limits) {}

ServerState::~ServerState() = default;

}  // namespace vegas::core
