// Who are you: as a guest by name, or back by token.
#include "server/core/core.hpp"

namespace vegas::core::ops {
namespace {

std::string welcome(Core& core, Player& player, std::string token) {
    protocol::Welcome w{.player = player.id,
                        .name = player.name,
                        .token = std::move(token),
                        .epoch = core.epoch,
                        .page = core.settings.page,
                        .message_bytes = core.settings.limits.message_bytes,
                        .tables_per_player = core.settings.limits.tables_per_player};
    for (const std::string& id : player.tables)
        w.tables.push_back({id, core.tables.at(id)->seat_of(player.key)});
    return protocol::welcome(w);
}

}  // namespace

Answer handle(Core& core, Connection& c, const protocol::Hello& op) {
    if (c.player != kNoPlayer)
        return Error{ErrorCode::already_welcome, "you have said hello already", {}};
    std::string token;
    Player* player = op.token ? core.sessions.come_back(*op.token, token)
                              : &core.sessions.add_guest(*op.name, token);
    if (player == nullptr)
        return Error{ErrorCode::bad_token, "unknown or used up; say hello with a name", {}};
    core.timers.set(c.id, std::nullopt);
    if (const auto old = core.sessions.attach(*player, c)) {
        core.send(*old, protocol::replaced());
        core.outbox.close(*core.out, *old, 4001, "replaced");
    }
    // An absent player may have lost a seat meanwhile.
    std::erase_if(player->tables, [&](const std::string& id) {
        const auto it = core.tables.find(id);
        return it == core.tables.end() || !it->second->is_member(player->key);
    });
    for (const std::string& id : player->tables) {
        Table& table = *core.tables.at(id);
        table.set_connected(player->key, true, core.now);
        core.touch(table);
    }
    return Reply{.members = {}, .message = welcome(core, *player, std::move(token)), .after = {}};
}

}  // namespace vegas::core::ops
