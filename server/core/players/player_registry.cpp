#include "server/core/players/player_registry.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "protocol/fair/fair.hpp"

namespace vegas::core {
namespace {

std::span<const std::uint8_t> bytes_of(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

std::string hash_token(const std::string& token) {
    return protocol::hex(protocol::sha256(bytes_of(token)));
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
                                       const AddressAccounts::Account& from) const {
    return std::ranges::any_of(player.conns, [&](ConnId conn) {
        bool found = false;
        AddressAccounts::for_each_network(*connections_.at(conn).account,
                                          [&](const AddressAccounts::Account& account,
                                              std::size_t) { found = found || &account == &from; });
        return found;
    });
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

void PlayerRegistry::rename(const std::string& id, const std::string& name) {
    for (auto& [key, player] : players_) {
        if (player.id == id) player.name = name;
    }
}

void PlayerRegistry::erase(PlayerKey key) {
    for (const ConnId conn : players_.at(key).conns) connections_.at(conn).player = kNoPlayer;
    forget(key);
}

PlayerState& PlayerRegistry::add_guest(std::string name, std::string device_name, UtcTime now,
                                       std::string& token) {
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
    p.devices.push_back({.id = random_id(entropy_, kDeviceIdChars),
                         .name = std::move(device_name),
                         .token_hash = hash_token(token),
                         .seen = now});
    by_token_[p.devices.back().token_hash] = key;
    return p;
}

PlayerState* PlayerRegistry::redeem_guest_token(const std::string& token, UtcTime now,
                                                std::string& device) {
    const std::string hash = hash_token(token);
    const auto it = by_token_.find(hash);
    if (it == by_token_.end()) return nullptr;
    PlayerState& p = players_.at(it->second);
    for (StoredDevice& known : p.devices) {
        if (known.token_hash != hash) continue;
        known.seen = now;
        device = known.id;
    }
    return &p;
}

bool PlayerRegistry::rename_device(PlayerState& p, const std::string& device, std::string name) {
    const auto it = std::ranges::find(p.devices, device, &StoredDevice::id);
    if (it == p.devices.end()) return false;
    it->name = std::move(name);
    return true;
}

bool PlayerRegistry::revoke_device(PlayerState& p, const std::string& device) {
    const auto it = std::ranges::find(p.devices, device, &StoredDevice::id);
    if (it == p.devices.end()) return false;
    by_token_.erase(it->token_hash);
    p.devices.erase(it);
    return true;
}

void PlayerRegistry::invalidate_pending_hellos(const std::string& id) {
    for (auto& [conn, connection] : connections_) {
        if (connection.player == kNoPlayer && connection.is_request_pending) {
            connection.invalidated.insert(id);
        }
    }
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
    StoredPlayer kept{
        .id = p.id, .name = p.name, .devices = std::exchange(p.devices, {}), .seen = now};
    p.is_saved = true;
    for (const StoredDevice& device : kept.devices) by_token_.erase(device.token_hash);
    by_id_.emplace(p.id, p.key);
    return kept;
}

void PlayerRegistry::attach(PlayerState& p, ConnectionState& connection) {
    gone_.erase({p.disconnected_at, p.key});
    p.conns.insert(connection.id);
    connection.player = p.key;
    connection.invalidated.clear();
}

void PlayerRegistry::mark_idle(PlayerState& p, TimePoint now) {
    p.disconnected_at = now;
    gone_.emplace(now, p.key);
}

void PlayerRegistry::forget(PlayerKey key) {
    const auto it = players_.find(key);
    if (it == players_.end()) return;
    for (const StoredDevice& device : it->second.devices) by_token_.erase(device.token_hash);
    by_id_.erase(it->second.id);
    gone_.erase({it->second.disconnected_at, key});
    players_.erase(it);
}

void PlayerRegistry::evict_idle(TimePoint now,
                                const std::function<bool(const std::string& table)>& is_there,
                                const std::set<PlayerKey>& owners) {
    std::vector<PlayerKey> late;
    for (const auto& [when, key] : gone_) {
        PlayerState& p = players_.at(key);
        std::erase_if(p.tables, [&is_there](const std::string& t) { return !is_there(t); });
        std::erase_if(p.tables_by_key,
                      [&is_there](const auto& led) { return !is_there(led.second); });
        const bool is_late = p.is_saved || now - when >= limits_.guest_ms;
        if (is_late && p.tables.empty() && !owners.contains(key)) late.push_back(key);
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
