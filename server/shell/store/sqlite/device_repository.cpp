#include "server/shell/store/sqlite/device_repository.hpp"

#include <utility>

#include "server/shell/store/sqlite/clock_row.hpp"

namespace vegas::shell::sqlite {

DeviceRepository::DeviceRepository(Database& database)
    : add_(database,
           "insert into devices (player_id, id, name, token_hash, seen_ms) "
           "values (?1, ?2, ?3, ?4, " +
               dated("?5") + ")"),
      redeem_(database,
              "select players.id, players.name, devices.id, devices.name, players.seen_ms, "
              "devices.seen_ms from devices join players on players.id = player_id "
              "where token_hash = ?1"),
      used_(database, "update devices set seen_ms = " + dated("?2") + " where token_hash = ?1"),
      came_(database, "update players set seen_ms = " + dated("?2") + " where id = ?1"),
      list_(database,
            "select id, name, seen_ms from devices where player_id = ?1 "
            "order by seen_ms desc, id"),
      rename_(database,
              "update devices set name = ?3 where player_id = ?1 and id = ?2 "
              "returning id, name, seen_ms"),
      revoke_(database,
              "delete from devices where player_id = ?1 and id = ?2 "
              "returning id, name, seen_ms"),
      save_code_(database,
                 "insert or replace into codes (player_id, kind, code_hash, expires_ms) "
                 "values (?1, ?2, ?3, ?4)"),
      find_code_(database,
                 "select players.id, players.name, players.seen_ms, kind, "
                 "(select count(*) from devices where player_id = players.id) "
                 "from codes join players on players.id = player_id "
                 "where code_hash = ?1 and (expires_ms is null or expires_ms > ?2)"),
      use_code_(database, "delete from codes where code_hash = ?1"),
      has_code_(database, "select 1 from codes where player_id = ?1 and kind = ?2") {}

bool DeviceRepository::has_code(std::string_view player, core::CodeKind kind) {
    return has_code_.has_row(player, static_cast<std::int64_t>(kind));
}

void DeviceRepository::add(std::string_view player, const core::StoredDevice& device) {
    add_.run(player, device.id, device.name, device.token_hash, device.seen.ms);
}

core::QueryResult DeviceRepository::redeem(const core::RedeemToken& what) {
    core::StoredPlayer player;
    {
        SqliteRows rows = redeem_.rows(what.token_hash);
        if (!rows.next()) return core::NoResult{};
        player = {.id = std::string(rows.text(0)),
                  .name = std::string(rows.text(1)),
                  .devices = {{.id = std::string(rows.text(2)),
                               .name = std::string(rows.text(3)),
                               .token_hash = {},
                               .seen = {rows.number(5)}}},
                  .seen = {rows.number(4)}};
    }
    const auto is_late = [&what](core::UtcTime seen) {
        return what.now.ms - seen.ms > core::kVisitPrecisionMs;
    };
    if (is_late(player.devices.front().seen)) used_.run(what.token_hash, what.now.ms);
    if (is_late(player.seen)) came_.run(player.id, what.now.ms);
    return player;
}

namespace {

core::DeviceList devices_in(SqliteRows&& rows) {
    core::DeviceList list;
    while (rows.next()) {
        list.all.push_back({.id = std::string(rows.text(0)),
                            .name = std::string(rows.text(1)),
                            .token_hash = {},
                            .seen = {rows.number(2)}});
    }
    return list;
}

core::QueryResult changed_device(core::DeviceList changed) {
    if (changed.all.empty()) return core::NoResult{};
    return changed;
}

}  // namespace

core::QueryResult DeviceRepository::list(std::string_view player) {
    return devices_in(list_.rows(player));
}

core::QueryResult DeviceRepository::rename(const core::RenameDevice& what) {
    return changed_device(devices_in(rename_.rows(what.player, what.device, what.name)));
}

core::QueryResult DeviceRepository::revoke(const core::RevokeDevice& what) {
    return changed_device(devices_in(revoke_.rows(what.player, what.device)));
}

void DeviceRepository::save_code(const core::SaveCode& what) {
    save_code_.run(what.player, static_cast<std::int64_t>(what.kind), what.code_hash,
                   what.expires ? std::optional(what.expires->ms) : std::nullopt);
}

core::QueryResult DeviceRepository::find_code(const core::FindCode& what) {
    SqliteRows rows = find_code_.rows(what.code_hash, what.now.ms);
    if (!rows.next()) return core::NoResult{};
    return core::StoredPlayer{.id = std::string(rows.text(0)),
                              .name = std::string(rows.text(1)),
                              .devices = {},
                              .seen = {rows.number(2)}};
}

core::QueryResult DeviceRepository::redeem_code(const core::RedeemCode& what) {
    core::StoredPlayer player;
    bool is_link = false, has_room = false;
    {
        SqliteRows rows = find_code_.rows(what.code_hash, what.now.ms);
        if (!rows.next()) return core::NoResult{};
        player = {.id = std::string(rows.text(0)),
                  .name = std::string(rows.text(1)),
                  .devices = {},
                  .seen = {rows.number(2)}};
        is_link = rows.number(3) == static_cast<std::int64_t>(core::CodeKind::link);
        has_room = rows.number(4) < static_cast<std::int64_t>(core::kDevicesMost);
    }
    if (!has_room) return player;
    if (is_link) use_code_.run(what.code_hash);
    const core::StoredDevice& device = what.device;
    add(player.id, device);
    player.devices = {{device.id, device.name, {}, device.seen}};
    return player;
}

}  // namespace vegas::shell::sqlite
