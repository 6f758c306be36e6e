#include "server/core/ops/joining.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>

#include "server/core/base/seeded_entropy.hpp"
#include "server/core/ops/room.hpp"

namespace vegas::core::ops {
namespace {

bool any_table(const Table&) { return true; }
bool is_open(const Table& table) { return table.status() == protocol::TableStatus::open; }

template <class Counts>
std::size_t count(const Hall& hall, const std::set<std::string>& tables, Counts&& counts) {
    return static_cast<std::size_t>(std::ranges::count_if(tables, [&](const std::string& id) {
        const auto it = hall.tables.find(id);
        return it != hall.tables.end() && counts(*it->second);
    }));
}

// No more of what the table's address has made, and of what its player waits for.
Outcome may_make_one_more(Call& call, const Connection& c, const Player& player) {
    const Hall& hall = call.hall;
    const Limits& limits = hall.settings.limits;
    const auto hosts_open = [&player](const Table& table) {
        return is_open(table) && table.members().is_host(player.key);
    };
    if (count(hall, player.tables, hosts_open) >= limits.open_tables_per_player &&
        !make_room_of(call, player, hosts_open)) {
        call.count(Bound::open_tables_per_player);
        return error(ErrorCode::table_limit,
                     "you have made tables that wait for their game; start or leave one first");
    }
    const auto& made = c.from->tables;
    if ((made.size() < limits.tables_per_address || make_room_among(call, made, any_table)) &&
        (count(hall, made, is_open) < limits.open_tables_per_address ||
         make_room_among(call, made, is_open))) {
        return {};
    }
    call.turn_away(c, TurnedAway::tables);
    return error(ErrorCode::table_limit, "there are too many tables from your address");
}

// Those who are here now.
Outcome may_watch(Call& call, const Connection& c, const Table& table) {
    const auto from_here = [&](const auto& it) {
        Player* player = call.hall.people.player(it.first);
        if (player == nullptr || !player->conn) return false;
        const Connection* theirs = call.hall.people.connection(*player->conn);
        return theirs != nullptr && theirs != &c && theirs->from == c.from;
    };
    const auto& all = table.members().spectators();
    const auto here = std::ranges::count_if(all, from_here);
    if (c.from->unlimited ||
        static_cast<std::size_t>(here) < call.hall.settings.limits.spectators_per_address) {
        return {};
    }
    call.turn_away(c, TurnedAway::spectators);
    return error(ErrorCode::table_full, "this table has too many spectators from your address");
}

Outcome may_join_one_more(Call& call, const Player& player) {
    if (player.tables.size() < call.hall.settings.limits.tables_per_player ||
        make_room_of(call, player, any_table)) {
        return {};
    }
    call.count(Bound::tables_per_player);
    return error(ErrorCode::table_limit, "you are at too many tables; leave one of them first");
}

void remember(Call& call, Table& table, Player& player, const std::string& once) {
    std::erase_if(player.led_to,
                  [&call](const auto& led) { return !call.hall.tables.contains(led.second); });
    std::string& led = player.led_to[once];
    if (led == table.config().id) return;
    led = table.config().id;
    table.came_by(person_of(player), once, call.table_time());
}

}  // namespace

Result<Table*> come_again(Call& call, const Connection& c, Player& player, const Wish& wish) {
    const auto led = wish.once ? player.led_to.find(*wish.once) : player.led_to.end();
    Table* table = led == player.led_to.end() ? nullptr : call.table(led->second);
    if (table == nullptr) return table;
    if (!table->members().is_member(player.key)) {
        if (auto problem = join(call, c, *table, player, wish)) return *problem;
    }
    return table;
}

Outcome join(Call& call, const Connection& c, Table& table, Player& player, const Wish& wish) {
    if (!table.members().is_member(player.key)) {
        if (auto problem = may_join_one_more(call, player)) return problem;
    }
    if (wish.as_spectator) {
        if (auto problem = may_watch(call, c, table)) return problem;
    }
    const TimePoint now = call.table_time();
    if (auto problem = wish.as_spectator
                           ? table.watch(person_of(player))
                           : table.sit(person_of(player), wish.seat, wish.seed, now)) {
        if (wish.as_spectator && problem->code == ErrorCode::table_full) {
            call.count(Bound::spectators_per_table);
        }
        return problem;
    }
    player.tables.insert(table.config().id);
    if (wish.once) remember(call, table, player, *wish.once);
    table.set_connected(player.key, true, now);
    call.touch(table);
    call.publish(table, player.key);
    return {};
}

Result<Table*> make_table(Call& call, const Connection& c, Player& player, TableConfig config,
                          const Wish& wish) {
    Hall& hall = call.hall;
    const Limits& limits = hall.settings.limits;
    if (!hall.opens_games()) return error(ErrorCode::closing, "the server is stopping");
    if (hall.tables.size() >= limits.tables && !make_room(call)) {
        call.count(Bound::tables);
        return error(ErrorCode::table_limit, "this server cannot have more tables now");
    }
    if (auto problem = may_join_one_more(call, player)) return *problem;
    if (auto problem = may_make_one_more(call, c, player)) return *problem;
    std::unique_ptr<Entropy> seeded;
    if (hall.settings.lab) {
        config.decision_ms.reset();
        if (wish.seed && !wish.seed->empty()) {
            seeded = std::make_unique<SeededEntropy>(*wish.seed);
        }
    }
    Entropy& entropy = seeded ? *seeded : hall.entropy;
    config.id = random_id(entropy, kTableIdChars);
    if (hall.tables.contains(config.id)) {
        return error(ErrorCode::table_limit, "the table of this seed is still there");
    }
    config.invite = random_invite(entropy, config.id);
    config.bot_pause_ms = hall.settings.bot_pause_ms;
    config.founder = person_of(player);
    call.works_at(config.id);
    auto made = std::make_unique<Table>(config, limits, entropy, call.table_time());
    if (seeded) hall.seeded.emplace(config.id, std::move(seeded));
    Table& table = *made;
    hall.tables.emplace(config.id, std::move(made));
    hall.invites.emplace(config.invite, config.id);
    hall.addresses.made_table(c.from, config.id);
    if (auto problem = join(call, c, table, player, wish)) {
        call.close_table(table, protocol::Reason::closed, GameEnd::closed);
        return *problem;
    }
    call.log(LogLevel::info, "event=table_created table=" + config.id +
                                 " ruleset=" + std::string(word_of(config.setup.ruleset)));
    return &table;
}

Outcome may_guess(Call& call, const Connection& c) {
    const auto wait_ms = call.hall.addresses.wait_to_guess(*c.from, call.now);
    if (!wait_ms) return {};
    call.turn_away(c, TurnedAway::guesses);
    return error_with(ErrorCode::rate_limited, "too many wrong tokens or invites", "retry_after_ms",
                      *wait_ms);
}

}  // namespace vegas::core::ops
