#include <utility>

#include "server/core/base/names.hpp"
#include "server/core/cluster/gateway.hpp"
#include "server/core/ops/handlers.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/state/announcement.hpp"
#include "server/core/state/describe.hpp"
#include "server/core/state/presence.hpp"
#include "server/core/state/rename_player.hpp"
#include "server/core/table/table_summary.hpp"

namespace vegas::core::ops {
namespace {

// Seats at tables that have their home elsewhere come behind those here.
protocol::WelcomeMessage welcome(const ServerState& state, const PlayerState& player,
                                 const std::string& device, std::string token,
                                 const PlayerSeats& seats) {
    protocol::WelcomeMessage w{.player = player.id,
                               .name = player.name,
                               .token = std::move(token),
                               .device = device,
                               .page = state.settings.page,
                               .imprint_url = state.settings.imprint_url,
                               .privacy_url = state.settings.privacy_url,
                               .message_bytes = state.settings.limits.message_bytes,
                               .tables_per_player = state.settings.limits.tables_per_player,
                               .messages_per_second = state.settings.limits.messages_per_second,
                               .message_burst = state.settings.limits.message_burst,
                               .tables = {}};
    for (const std::string& id : player.tables) {
        const Table& table = *state.tables.find(id);
        w.tables.push_back(
            {id, table.seating().seat_of(player.key), open_decision_of(table, player.key)});
    }
    for (const PlayerSeats::SeatEntry& at : seats.all) {
        const bool is_here = state.tables.contains(at.home.table);
        if (!is_here && !at.home.is_set_aside) w.tables.push_back({at.home.table, at.seat});
    }
    return w;
}

// For those who come while it holds. They may have heard the one before it, so they hear too that
// it was called off.
std::vector<FollowUp> current_announcement(const Context& context) {
    const auto& announcement = context.state.announcement;
    if (!announcement || !announcement->holds_at(context.now)) return {};
    return {announcement->message()};
}

const Ban* ban_of(const Context& context, const ConnectionState& connection,
                  const std::string& player = {}) {
    return context.state.bans.find(player, connection.account->address, context.utc);
}

OpResult attach_player(Context& context, ConnectionState& connection, PlayerState& player,
                       std::string token, TableDependency depends_on_table = {},
                       const PlayerSeats& seats = {}) {
    ServerState& state = context.state;
    if (const Ban* ban = ban_of(context, connection, player.id)) return ban_error(*ban);
    if (player.conns.size() >= state.settings.limits.connections_per_player) {
        ++state.counters.limits_hit(LimitKind::connections_per_player);
        return error(ErrorCode::connection_limit, "you have too many connections; close one first");
    }
    // A page where somebody only watches their bot does not make a person of it.
    if (connection.program || player.conns.empty()) player.program = connection.program;
    player.gives_seeds = connection.gives_seeds;
    state.timers.set(connection.id, std::nullopt);
    state.registry.attach(player, connection);
    connection.since = context.utc;
    context.out.authenticated.push_back(connection.id);
    context.log(LogLevel::debug, "event=came player=" + player.id + program_field(player.program) +
                                     " address=" + connection.account->address.text);
    mark_connected_at_tables(context, player, connection);
    if (state.settings.is_clustered()) {
        cluster::on_player_connected(context, connection, player, seats.all);
    }
    return OpReply{welcome(state, player, connection.device, std::move(token), seats),
                   current_announcement(context), std::move(depends_on_table)};
}

Error bad_token() {
    return error(ErrorCode::bad_token,
                 "this token is unknown or no longer valid; say hello with a name");
}

// Since the store accepted its token.
bool is_invalidated(const ConnectionState& connection, const StoredPlayer& player) {
    return connection.invalidated.contains(player.devices.front().id) ||
           connection.invalidated.contains(player.id);
}

// A table that was loaded may have brought the player here by an older name.
PlayerState& saved_player(Context& context, const StoredPlayer& kept) {
    PlayerState& player = context.state.registry.get_saved_player(kept.id, kept.name, context.now);
    if (player.name != kept.name) rename_here(context, kept.id, kept.name);
    return player;
}

// Where several servers share the store, it knows of tables that have their home elsewhere.
OpResult attach_saved(Context& context, ConnectionState& connection, const StoredPlayer& kept,
                      const std::string& token) {
    if (is_invalidated(connection, kept)) return bad_token();
    connection.device = kept.devices.front().id;
    PlayerState& player = saved_player(context, kept);
    if (!context.state.settings.is_clustered()) {
        return attach_player(context, connection, player, token);
    }
    return await_store(FindSeats{kept.id},
                       [kept, token](Context& reply_context, ConnectionState& conn,
                                     const QueryResult& found) -> OpResult {
                           if (is_invalidated(conn, kept)) return bad_token();
                           PlayerState& there = saved_player(reply_context, kept);
                           const auto* seats = std::get_if<PlayerSeats>(&found);
                           return attach_player(reply_context, conn, there, token, {},
                                                seats != nullptr ? *seats : PlayerSeats{});
                       });
}

// At their tables guests only watch, and of that nothing is kept.
OpResult attach_guest(Context& context, ConnectionState& connection, PlayerState& player,
                      std::string device, std::string token) {
    connection.device = std::move(device);
    return attach_player(context, connection, player, std::move(token), "");
}

// Whom the store keeps, the store knows by the token.
OpResult redeem_saved_token(const Context& context, const std::string& token) {
    return await_store(RedeemToken{hash_token(token), context.utc},
                       [token](Context& reply_context, ConnectionState& connection,
                               const QueryResult& found) -> OpResult {
                           const auto* kept = std::get_if<StoredPlayer>(&found);
                           if (kept == nullptr) {
                               reply_context.state.addresses.count_wrong_guess(*connection.account,
                                                                               reply_context.now);
                               return bad_token();
                           }
                           return attach_saved(reply_context, connection, *kept, token);
                       });
}

OpResult redeem_token(Context& context, ConnectionState& connection, const std::string& token) {
    std::string device;
    PlayerState* guest = context.state.registry.redeem_guest_token(token, context.utc, device);
    if (guest == nullptr) {
        if (auto problem = check_guess_limit(context, connection)) return *problem;
        return redeem_saved_token(context, token);
    }
    return attach_guest(context, connection, *guest, std::move(device), token);
}

// What it says of itself, as it is kept.
Result<protocol::BotProgram> normalize_program(protocol::BotProgram program) {
    auto name = normalize_name(program.name);
    if (!name) return bad_name("the bot's name");
    program.name = *std::move(name);
    if (program.author.empty()) return program;
    auto author = normalize_name(program.author);
    if (!author) return bad_name("the name of the bot's author");
    program.author = *std::move(author);
    return program;
}

OpResult add_new_guest(Context& context, ConnectionState& connection, const protocol::Hello& op) {
    const auto name = normalize_name(*op.name);
    if (!name) return bad_name("a name");
    std::string device;
    if (op.device) {
        auto given = normalize_name(*op.device);
        if (!given) return bad_name("the name of a device");
        device = *std::move(given);
    }
    std::string token;
    PlayerState& guest =
        context.state.registry.add_guest(*name, std::move(device), context.utc, token);
    if (!context.state.settings.is_clustered()) {
        return attach_guest(context, connection, guest, guest.devices.front().id, std::move(token));
    }
    // Other servers know whom the store knows.
    const StoredPlayer kept = context.state.registry.mark_saved(guest, context.utc);
    return await_store(SavePlayer{kept}, [kept, token](Context& reply_context,
                                                       ConnectionState& conn, const QueryResult&) {
        return attach_saved(reply_context, conn, kept, token);
    });
}

}  // namespace

OpResult handle(Context& context, ConnectionState& connection, const protocol::Hello& op) {
    if (connection.player != kNoPlayer) {
        return error(ErrorCode::hello_repeated, "you have already said hello");
    }
    if (const Ban* ban = ban_of(context, connection)) return ban_error(*ban);
    if (op.bot) {
        auto program = normalize_program(*op.bot);
        if (!program) return program.error();
        connection.program = *std::move(program);
    }
    connection.gives_seeds = op.gives_seeds() && !context.state.settings.lab;
    return op.token ? redeem_token(context, connection, *op.token)
                    : add_new_guest(context, connection, op);
}

}  // namespace vegas::core::ops
