#include "server/core/ops/place.hpp"

namespace vegas::core::ops {
namespace {

std::string fresh_table_id(Core& core) {
    for (;;)
        if (std::string id = random_id(core.entropy, kTableIdChars);
            !core.tables.contains(id) && !core.archive.has_game_of(id))
            return id;
}

Outcome may_sit_at_one_more(const Core& core, const Player& player) {
    if (player.tables.size() < core.settings.limits.tables_per_player) return {};
    return Error{ErrorCode::table_limit, "you are at too many tables; leave one", {}};
}

}  // namespace

Outcome take_place(Core& core, Table& table, Player& player, const Place& place) {
    if (!table.is_member(player.key))
        if (auto problem = may_sit_at_one_more(core, player)) return problem;
    const auto joined = place.as_spectator
                            ? table.join_as_spectator(player.key)
                            : table.join_as_player(player.key, player.id, player.name, place.seat,
                                                   place.seed, core.now);
    if (!joined) return joined.error();
    player.tables.insert(table.config().id);
    table.set_connected(player.key, true, core.now);
    core.touch(table);
    core.publish(table, player.key);
    return {};
}

protocol::Result<Table*> make_table(Core& core, Player& player, TableConfig config,
                                    const Place& place) {
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    if (core.tables.size() >= core.settings.limits.tables)
        return Error{ErrorCode::table_limit, "this server has as many tables as it can", {}};
    if (auto problem = may_sit_at_one_more(core, player)) return *problem;
    config.id = fresh_table_id(core);
    config.invite = random_id(core.entropy, kInviteChars);
    config.bot_pause_ms = core.settings.bot_pause_ms;
    config.founder = player.key;
    config.founder_id = player.id;
    core.table_at_work = config.id;
    auto made = std::make_unique<Table>(config, core.settings.limits, core.entropy, core.now);
    Table& table = *made;
    core.tables.emplace(config.id, std::move(made));
    core.invites.emplace(config.invite, config.id);
    if (auto problem = take_place(core, table, player, place)) {
        core.close_table(table, "closed");
        return *problem;
    }
    core.log(LogLevel::info, "event=table_created table=" + config.id +
                                 " ruleset=" + std::string(name_of(config.setup.ruleset)));
    return &table;
}

Text snapshot_of(const Core& core, const Table& table, const Player& player) {
    return std::make_shared<const std::string>(table.snapshot(player.key, core.epoch, core.now));
}

void tell_starting(const Core& core, const Table& table, std::vector<Text>& after) {
    if (const auto in_ms = table.starting_in_ms(core.now))
        after.push_back(
            std::make_shared<const std::string>(protocol::starting(table.config().id, *in_ms)));
}

Outcome start(Core& core, Table& table) {
    if (core.draining) return Error{ErrorCode::closing, "the server stops", {}};
    if (auto problem = table.start(core.now)) return problem;
    core.touch(table);
    core.log(LogLevel::info, "event=game_started table=" + table.config().id);
    return {};
}

Outcome start_if_all_ready(Core& core, Table& table) {
    if (!table.all_ready() || core.draining) return {};
    return start(core, table);
}

void start_with_bots(Core& core, Table& table) {
    if (core.draining) {
        table.put_off_start();
        return;
    }
    table.fill_with_bots();
    const Outcome problem = start(core, table);
    ASSERT(!problem);  // at least two seats, no options
}

}  // namespace vegas::core::ops
