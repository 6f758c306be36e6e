#include "server/shell/store/memory/memory_players.hpp"

#include <algorithm>
#include <utility>

namespace vegas::shell {
namespace {

auto is_good(const std::string& code_hash, core::UtcTime now) {
    return [&code_hash, now](const auto& known) {
        const core::SaveCode& saved = known.second;
        return saved.code_hash == code_hash && (!saved.expires || *saved.expires > now);
    };
}

}  // namespace

void MemoryPlayers::add(const core::StoredPlayer& kept) {
    const auto [it, is_new] = players_.emplace(kept.id, kept);
    if (!is_new) return;
    core::StoredPlayer& player = it->second;
    player.seen = clock_.dated(player.seen);
    for (core::StoredDevice& device : player.devices) {
        device.seen = clock_.dated(device.seen);
        by_token_.emplace(device.token_hash, player.id);
    }
    by_seen_.emplace(player.seen, player.id);
    newcomers_.insert(player.id);
}

core::QueryResult MemoryPlayers::redeem(const core::RedeemToken& query) {
    const auto it = by_token_.find(query.token_hash);
    if (it == by_token_.end()) return core::NoResult{};
    core::StoredPlayer& player = players_.at(it->second);
    const auto device =
        std::ranges::find(player.devices, query.token_hash, &core::StoredDevice::token_hash);
    const auto is_late = [&query](core::UtcTime seen) {
        return query.now.ms - seen.ms > core::kVisitPrecisionMs;
    };
    if (is_late(device->seen)) device->seen = clock_.dated(query.now);
    if (is_late(player.seen)) set_seen(player, query.now);
    return core::StoredPlayer{.id = player.id,
                              .name = player.name,
                              .devices = {{.id = device->id,
                                           .name = device->name,
                                           .token_hash = {},
                                           .seen = device->seen}},
                              .seen = player.seen};
}

core::QueryResult MemoryPlayers::list_devices(const std::string& player) const {
    core::DeviceList list;
    if (const auto it = players_.find(player); it != players_.end()) list.all = it->second.devices;
    std::ranges::sort(list.all, {}, [](const core::StoredDevice& device) {
        return std::pair(-device.seen.ms, device.id);
    });
    for (core::StoredDevice& device : list.all) device.token_hash.clear();
    return list;
}

core::QueryResult MemoryPlayers::describe(const std::string& id) const {
    const auto it = players_.find(id);
    if (it == players_.end()) return core::NoResult{};
    core::PlayerDescription found{
        .player = it->second, .has_recovery_code = codes_.contains({id, core::CodeKind::recovery})};
    found.player.devices = std::get<core::DeviceList>(list_devices(id)).all;
    return found;
}

core::StoredDevice* MemoryPlayers::find_device(const std::string& player,
                                               const std::string& device) {
    const auto it = players_.find(player);
    if (it == players_.end()) return nullptr;
    auto& devices = it->second.devices;
    const auto found = std::ranges::find(devices, device, &core::StoredDevice::id);
    return found == devices.end() ? nullptr : &*found;
}

core::QueryResult MemoryPlayers::rename_device(const core::RenameDevice& query) {
    core::StoredDevice* device = find_device(query.player, query.device);
    if (device == nullptr) return core::NoResult{};
    device->name = query.name;
    return core::DeviceList{{{device->id, device->name, {}, device->seen}}};
}

core::QueryResult MemoryPlayers::revoke_device(const core::RevokeDevice& query) {
    const core::StoredDevice* device = find_device(query.player, query.device);
    if (device == nullptr) return core::NoResult{};
    const core::StoredDevice revoked{device->id, device->name, {}, device->seen};
    by_token_.erase(device->token_hash);
    std::erase_if(players_.at(query.player).devices,
                  [&](const core::StoredDevice& known) { return known.id == revoked.id; });
    return core::DeviceList{{revoked}};
}

void MemoryPlayers::save_code(const core::SaveCode& query) {
    codes_.insert_or_assign({query.player, query.kind}, query);
}

core::QueryResult MemoryPlayers::find_code(const core::FindCode& query) const {
    const auto code = std::ranges::find_if(codes_, is_good(query.code_hash, query.now));
    if (code == codes_.end()) return core::NoResult{};
    return find(code->second.player);
}

core::QueryResult MemoryPlayers::redeem_code(const core::RedeemCode& query) {
    const auto code = std::ranges::find_if(codes_, is_good(query.code_hash, query.now));
    if (code == codes_.end()) return core::NoResult{};
    core::StoredPlayer& player = players_.at(code->second.player);
    core::StoredPlayer found{
        .id = player.id, .name = player.name, .devices = {}, .seen = player.seen};
    if (player.devices.size() >= core::kDevicesMost) return found;
    if (code->second.kind == core::CodeKind::link) codes_.erase(code);
    player.devices.push_back(query.device);
    by_token_.emplace(query.device.token_hash, player.id);
    found.devices = {query.device};
    found.devices.front().token_hash.clear();
    return found;
}

core::QueryResult MemoryPlayers::find(const std::string& id) const {
    const auto it = players_.find(id);
    if (it == players_.end()) return core::NoResult{};
    core::StoredPlayer player = it->second;
    player.devices.clear();
    return player;
}

core::QueryResult MemoryPlayers::rename(const std::string& id, const std::string& name) {
    const auto it = players_.find(id);
    if (it == players_.end()) return core::NoResult{};
    it->second.name = name;
    return find(id);
}

void MemoryPlayers::erase(const std::string& id) {
    const auto it = players_.find(id);
    if (it == players_.end()) return;
    for (const auto& device : it->second.devices) by_token_.erase(device.token_hash);
    by_seen_.erase({it->second.seen, id});
    newcomers_.erase(id);
    codes_.erase({id, core::CodeKind::link});
    codes_.erase({id, core::CodeKind::recovery});
    players_.erase(it);
}

void MemoryPlayers::touch(const std::string& id, core::UtcTime seen) {
    const auto it = players_.find(id);
    if (it != players_.end() && it->second.seen < seen) set_seen(it->second, seen);
}

void MemoryPlayers::set_seen(core::StoredPlayer& player, core::UtcTime seen) {
    by_seen_.erase({player.seen, player.id});
    player.seen = clock_.dated(seen);
    by_seen_.emplace(player.seen, player.id);
}

template <class Is>
std::size_t MemoryPlayers::forget_if(core::UtcTime before, const std::vector<std::string>& keep,
                                     std::size_t most, Is is) {
    std::vector<std::string> late;
    for (const auto& [seen, id] : by_seen_) {
        if (seen >= before || late.size() == most) break;
        if (is(id) && std::ranges::find(keep, id) == keep.end()) late.push_back(id);
    }
    for (const auto& id : late) erase(id);
    return late.size();
}

std::size_t MemoryPlayers::forget(core::UtcTime before, const std::vector<std::string>& keep,
                                  std::size_t most) {
    return forget_if(before, keep, most, [](const std::string&) { return true; });
}

std::size_t MemoryPlayers::forget_newcomers(core::UtcTime before,
                                            const std::vector<std::string>& keep,
                                            std::size_t most) {
    return forget_if(before, keep, most,
                     [this](const std::string& id) { return newcomers_.contains(id); });
}

}  // namespace vegas::shell
