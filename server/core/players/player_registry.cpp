#include "server/core/players/player_registry.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace vegas::core {
namespace {

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

std::string hash_token(const std::string& token) {
    return protocol::hex(protocol::sha256(bytes_of(token)));
}

PlayerRegistry::PlayerRegistry(const Limits& limits, Entropy& entropy,
                               const std::string& shared_key)
    : limits_(limits), entropy_(entropy) {
    if (shared_key.empty()) {
        entropy.fill(token_secret_);
    } else {
        token_secret_ = protocol::hmac_sha256(bytes_of(shared_key), "tokens");
    }
}

ConnectionState& PlayerRegistry::add_connection(ConnId id, AddressAccounts::Ref from) {
    ConnectionState& connection = connections_[id];
    connection.id = id;
    connection.account = std::move(from);
    return connection;
}

void PlayerRegistry::remove_connection(ConnId id, TimePoint now) {
    ConnectionState* connection = find_connection(id);
    if (connection == nullptr) return;
    if (PlayerState* p = find_player(connection->player)) {
        p->conns.erase(id);
        if (p->conns.empty()) mark_idle(*p, now);
    }
    connections_.erase(id);
}

ConnectionState* PlayerRegistry::find_connection(ConnId id) {
    const auto it = connections_.find(id);
    return it == connections_.end() ? nullptr : &it->second;
}

PlayerState* PlayerRegistry::find_player(PlayerKey key) {
    const auto it = players_.find(key);
    return it == players_.end() ? nullptr : &it->second;
}

PlayerState* PlayerRegistry::player_of(ConnId id) {
    const ConnectionState* connection = find_connection(id);
    return connection == nullptr ? nullptr : find_player(connection->player);
}

bool PlayerRegistry::is_connected_from(const PlayerState& player,
                                       const AddressAccounts::Ref& from) const {
    return std::ranges::any_of(player.conns,
                               [&](ConnId conn) { return connections_.at(conn).account == from; });
}

const PlayerState* PlayerRegistry::find_by_id(const std::string& id) const {
    const auto it =
        std::ranges::find_if(players_, [&id](const auto& known) { return known.second.id == id; });
    return it == players_.end() ? nullptr : &it->second;
}

const PlayerState* PlayerRegistry::find_saved(const std::string& id) const {
    const auto it = by_id_.find(id);
    return it == by_id_.end() ? nullptr : &players_.at(it->second);
}

void PlayerRegistry::erase(PlayerKey key) {
    for (const ConnId conn : players_.at(key).conns) connections_.at(conn).player = kNoPlayer;
    forget(key);
}

std::string PlayerRegistry::derive_next_token(const std::string& used) const {
    const protocol::Bytes32 next = protocol::hmac_sha256(token_secret_, used);
    static_assert(next.size() == kTokenChars);
    return encode_id(next);
}

void PlayerRegistry::set_token(PlayerState& p, const std::string& token) {
    p.token_hash = hash_token(token);
    by_token_[p.token_hash] = p.key;
}

PlayerState& PlayerRegistry::add_guest(std::string name, std::string& token) {
    // Full: the guest that has been away longest and sits nowhere makes room.
    if (players_.size() >= limits_.guests) {
        for (const auto& [when, key] : gone_) {
            if (players_.at(key).tables.empty()) {
                forget(key);
                break;
            }
        }
    }
    const PlayerKey key = ++last_key_;
    PlayerState& p = players_[key];
    p.key = key;
    p.id = random_id(entropy_, kPlayerIdChars);
    p.name = std::move(name);
    token = random_id(entropy_, kTokenChars);
    set_token(p, token);
    return p;
}

PlayerState* PlayerRegistry::redeem_guest_token(const std::string& old_token, std::string& token) {
    const std::string used = hash_token(old_token);
    const auto it = by_token_.find(used);
    if (it == by_token_.end()) return nullptr;
    PlayerState& p = players_.at(it->second);
    for (const std::string& hash : {p.token_hash, p.previous_hash}) {
        if (hash != used) by_token_.erase(hash);
    }
    p.previous_hash = used;
    token = derive_next_token(old_token);
    set_token(p, token);
    return &p;
}

PlayerState& PlayerRegistry::get_saved_player(const std::string& id, const std::string& name,
                                              TimePoint now) {
    if (const auto it = by_id_.find(id); it != by_id_.end()) return players_.at(it->second);
    const PlayerKey key = ++last_key_;
    PlayerState& p = players_[key];
    p.key = key;
    p.id = id;
    p.name = name;
    p.is_saved = true;
    by_id_.emplace(id, key);
    mark_idle(p, now);
    return p;
}

StoredPlayer PlayerRegistry::mark_saved(PlayerState& p, UtcTime now) {
    StoredPlayer kept{.id = p.id,
                      .name = p.name,
                      .token_hash = std::exchange(p.token_hash, {}),
                      .previous_hash = std::exchange(p.previous_hash, {}),
                      .seen = now};
    p.is_saved = true;
    by_token_.erase(kept.token_hash);
    by_token_.erase(kept.previous_hash);
    by_id_.emplace(p.id, p.key);
    return kept;
}

void PlayerRegistry::attach(PlayerState& p, ConnectionState& connection) {
    gone_.erase({p.disconnected_at, p.key});
    p.conns.insert(connection.id);
    connection.player = p.key;
}

void PlayerRegistry::mark_idle(PlayerState& p, TimePoint now) {
    p.disconnected_at = now;
    gone_.emplace(now, p.key);
}

void PlayerRegistry::forget(PlayerKey key) {
    const auto it = players_.find(key);
    if (it == players_.end()) return;
    by_token_.erase(it->second.token_hash);
    by_token_.erase(it->second.previous_hash);
    by_id_.erase(it->second.id);
    gone_.erase({it->second.disconnected_at, key});
    players_.erase(it);
}

void PlayerRegistry::evict_idle(TimePoint now,
                                const std::function<bool(const std::string& table)>& is_there) {
    std::vector<PlayerKey> late;
    for (const auto& [when, key] : gone_) {
        PlayerState& p = players_.at(key);
        std::erase_if(p.tables, [&is_there](const std::string& t) { return !is_there(t); });
        std::erase_if(p.tables_by_key,
                      [&is_there](const auto& led) { return !is_there(led.second); });
        const bool is_late = p.is_saved || now - when >= limits_.guest_ms;
        if (is_late && p.tables.empty()) late.push_back(key);
    }
    for (const PlayerKey key : late) forget(key);
}

std::vector<std::string> PlayerRegistry::active_saved_ids() const {
    std::vector<std::string> ids;
    for (const auto& [key, p] : players_) {
        if (p.is_saved && (!p.conns.empty() || !p.tables.empty())) ids.push_back(p.id);
    }
    return ids;
}

}  // namespace vegas::core
