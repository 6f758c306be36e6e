#include "server/core/ops/joining.hpp"

#include <memory>
#include <utility>

namespace vegas::core::ops {
namespace {

Outcome may_join_one_more(const Hall& hall, const Player& player) {
    if (player.tables.size() < hall.settings.limits.tables_per_player) return {};
    return error(ErrorCode::table_limit, "you are at too many tables; leave one of them first");
}

Person person_of(const Player& player) { return {player.key, player.id, player.name}; }

void remember(Call& call, Table& table, Player& player, const std::string& once) {
    std::erase_if(player.led_to,
                  [&call](const auto& led) { return !call.hall.tables.contains(led.second); });
    std::string& led = player.led_to[once];
    if (led == table.config().id) return;
    led = table.config().id;
    table.came_by(person_of(player), once, call.table_time());
}

}  // namespace

Result<Table*> come_again(Call& call, Player& player, const Wish& wish) {
    const auto led = wish.once ? player.led_to.find(*wish.once) : player.led_to.end();
    Table* table = led == player.led_to.end() ? nullptr : call.table(led->second);
    if (table == nullptr) return table;
    if (!table->members().is_member(player.key)) {
        if (auto problem = join(call, *table, player, wish)) return *problem;
    }
    return table;
}

Outcome join(Call& call, Table& table, Player& player, const Wish& wish) {
    if (!table.members().is_member(player.key)) {
        if (auto problem = may_join_one_more(call.hall, player)) return problem;
    }
    const TimePoint now = call.table_time();
    if (auto problem = wish.as_spectator
                           ? table.watch(player.key)
                           : table.sit(person_of(player), wish.seat, wish.seed, now)) {
        return problem;
    }
    player.tables.insert(table.config().id);
    if (wish.once) remember(call, table, player, *wish.once);
    table.set_connected(player.key, true, now);
    call.touch(table);
    call.publish(table, player.key);
    return {};
}

Result<Table*> make_table(Call& call, Player& player, TableConfig config, const Wish& wish) {
    Hall& hall = call.hall;
    const Limits& limits = hall.settings.limits;
    if (hall.draining) return error(ErrorCode::closing, "the server is stopping");
    if (hall.tables.size() >= limits.tables) {
        return error(ErrorCode::table_limit, "this server cannot have more tables now");
    }
    if (auto problem = may_join_one_more(hall, player)) return *problem;
    config.id = random_id(hall.entropy, kTableIdChars);
    config.invite = random_invite(hall.entropy, config.id);
    config.bot_pause_ms = hall.settings.bot_pause_ms;
    config.founder = person_of(player);
    call.works_at(config.id);
    auto made = std::make_unique<Table>(config, limits, hall.entropy, call.table_time());
    Table& table = *made;
    hall.tables.emplace(config.id, std::move(made));
    hall.invites.emplace(config.invite, config.id);
    if (auto problem = join(call, table, player, wish)) {
        call.close_table(table, protocol::Reason::closed);
        return *problem;
    }
    call.log(LogLevel::info, "event=table_created table=" + config.id +
                                 " ruleset=" + std::string(word_of(config.setup.ruleset)));
    return &table;
}

}  // namespace vegas::core::ops
