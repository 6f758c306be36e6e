#include "server/core/ops/seat_limits.hpp"

#include <algorithm>
#include <map>
#include <string>

namespace vegas::core::ops {
namespace {

enum class Problem : std::uint8_t { none, table, all_tables };

// How many seats of the table one network may have.
int share_of(const Table& table) {
    return std::max(1, static_cast<int>(table.seating().seats().size()) / 2);
}

int count_seats(const Table& table, const std::string& network) {
    const auto& addresses = table.presence().addresses();
    return static_cast<int>(std::ranges::count_if(table.seating().seats(), [&](const auto& o) {
        return has_person(o) && addresses.has_come_from(o->player, network);
    }));
}

// After a restart it is not known where a table was made: then it is its host's.
bool was_made_from(const ServerState& state, const Table& table, const ConnectionState& connection,
                   const std::string& network) {
    if (const auto maker = state.addresses.account_of_table(table.config().id)) {
        return &maker->network() == &connection.account->network();
    }
    const Person* host = table.seating().host();
    return host != nullptr && table.presence().addresses().has_come_from(host->key, network);
}

bool has_limit(const ServerState& state, const Table& table, const ConnectionState& connection,
               const std::string& network) {
    if (table.config().is_private || connection.account->unlimited) return false;
    if (!table.seating().is_quick()) return !was_made_from(state, table, connection, network);
    const auto people = std::ranges::count_if(table.seating().seats(), has_person);
    return people > count_seats(table, network);
}

// Seats that are still held.
std::size_t count_all_seats(const ServerState& state, AddressAccounts::Account& account) {
    std::erase_if(account.seats, [&state](const auto& seat) {
        const Table* table = state.tables.find(seat.first);
        return table == nullptr || table->status() == protocol::TableStatus::finished ||
               table->seating().seat_of(seat.second) == kNobody;
    });
    return account.seats.size();
}

void add_seat(const ConnectionState& connection, const Table& table, PlayerKey player) {
    if (connection.account->unlimited) return;
    AddressAccounts::for_each_network(*connection.account,
                                      [&](AddressAccounts::Account& account, std::size_t) {
                                          account.seats.emplace(table.config().id, player);
                                      });
}

void add_seat_of_connected(PlayerRegistry& registry, const Table& table, PlayerKey key) {
    const PlayerState* player = registry.find_player(key);
    if (player == nullptr) return;
    for (const ConnId conn : player->conns) {
        if (const auto* from = registry.find_connection(conn)) add_seat(*from, table, key);
    }
}

Problem find_problem(const ServerState& state, const ConnectionState& connection,
                     const Table& table) {
    const std::string network =
        state.addresses.hash_for_table(*connection.account, table.config().id);
    if (!has_limit(state, table, connection, network)) return Problem::none;
    if (count_seats(table, network) >= share_of(table)) return Problem::table;
    bool has_too_many = false;
    AddressAccounts::for_each_network(
        *connection.account, [&](AddressAccounts::Account& account, std::size_t n) {
            has_too_many = has_too_many || count_all_seats(state, account) >=
                                               n * state.settings.limits.seats_per_address;
        });
    return has_too_many ? Problem::all_tables : Problem::none;
}

}  // namespace

MaybeError check_seat_limits(Context& context, const ConnectionState& connection,
                             const Table& table) {
    const Problem problem = find_problem(context.state, connection, table);
    if (problem == Problem::none) return {};
    context.record_rejection(connection, RejectReason::seats);
    return error(ErrorCode::same_address,
                 problem == Problem::table
                     ? "people from your network have half of the seats of this table"
                     : "people from your network have too many seats at public tables of others");
}

void count_seat(Context& context, const ConnectionState& connection, const Table& table,
                PlayerKey player) {
    const std::string network =
        context.state.addresses.hash_for_table(*connection.account, table.config().id);
    if (!has_limit(context.state, table, connection, network)) return;
    if (!table.seating().is_quick()) return add_seat(connection, table, player);
    for (const auto& o : table.seating().seats()) {  // some sat there before any stranger
        if (has_person(o)) add_seat_of_connected(context.state.registry, table, o->player);
    }
}

bool is_open_to(const ServerState& state, const ConnectionState& connection, const Table& table) {
    if (find_problem(state, connection, table) != Problem::none) return false;
    if (connection.account->unlimited) return true;
    const std::string own = state.addresses.hash_for_table(*connection.account, table.config().id);
    std::map<std::string, int> seats;
    for (const auto& o : table.seating().seats()) {
        if (has_person(o)) ++seats[table.presence().addresses().last_of(o->player)];
    }
    return std::ranges::none_of(seats, [&](const auto& of) {
        return !of.first.empty() && of.first != own && of.second > share_of(table);
    });
}

}  // namespace vegas::core::ops
