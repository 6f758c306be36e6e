#include <utility>

#include "server/core/base/names.hpp"
#include "server/core/hall/describe.hpp"
#include "server/core/ops/handle.hpp"
#include "server/core/ops/joining.hpp"
#include "server/core/relay/front.hpp"

namespace vegas::core::ops {
namespace {

// Seats at tables that have their home elsewhere come behind those here.
protocol::Welcome welcome(const Hall& hall, const Player& player, std::string token,
                          const Seats& seats) {
    protocol::Welcome w{.player = player.id,
                        .name = player.name,
                        .token = std::move(token),
                        .page = hall.settings.page,
                        .message_bytes = hall.settings.limits.message_bytes,
                        .tables_per_player = hall.settings.limits.tables_per_player,
                        .messages_per_second = hall.settings.limits.messages_per_second,
                        .message_burst = hall.settings.limits.message_burst,
                        .tables = {}};
    for (const std::string& id : player.tables) {
        const Table& table = *hall.tables.at(id);
        w.tables.push_back({id, table.members().seat_of(player.key), table.owed_by(player.key)});
    }
    for (const Seats::At& at : seats.all) {
        const bool is_here = hall.tables.contains(at.home.table);
        if (!is_here && !at.home.aside) w.tables.push_back({at.home.table, at.seat});
    }
    return w;
}

const Ban* ban_of(const Call& call, const Connection& c, const std::string& player = {}) {
    return call.hall.bans.of(player, c.from->address, call.utc);
}

Answer attach(Call& call, Connection& c, Player& player, std::string token, Tells tells = {},
              const Seats& seats = {}) {
    Hall& hall = call.hall;
    if (const Ban* ban = ban_of(call, c, player.id)) return banned(*ban);
    player.program = c.program;
    hall.timers.set(c.id, std::nullopt);
    if (const auto old = hall.people.attach(player, c)) call.replace(*old);
    call.out.greeted.push_back(c.id);
    call.log(LogLevel::debug, "event=came player=" + player.id + program_field(player.program) +
                                  " address=" + c.from->address.text);
    call.come_back_to_tables(player);
    if (hall.settings.shared()) relay::came(call, c, player, seats.all);
    return Answered{welcome(hall, player, std::move(token), seats), {}, std::move(tells)};
}

// Where several servers share the store, it knows of tables that have their home elsewhere.
Answer attach_kept(Call& call, Connection& c, const KeptPlayer& kept, const std::string& token) {
    Player& player = call.hall.people.kept_player(kept.id, kept.name, call.now);
    if (!call.hall.settings.shared()) return attach(call, c, player, token);
    return later(TablesOf{kept.id},
                 [kept, token](Call& told, Connection& conn, const Found& found) -> Answer {
                     Player& there = told.hall.people.kept_player(kept.id, kept.name, told.now);
                     const auto* seats = std::get_if<Seats>(&found);
                     return attach(told, conn, there, token, {},
                                   seats != nullptr ? *seats : Seats{});
                 });
}

// At their tables guests only watch, and of that nothing is kept.
Answer attach_guest(Call& call, Connection& c, Player& player, std::string token) {
    return attach(call, c, player, std::move(token), "");
}

// Whom the store keeps, the store knows by the token.
Answer come_back_kept(Call& call, const std::string& used) {
    const std::string token = call.hall.people.token_after(used);
    return later(Reclaim{hash_of(used), hash_of(token), call.utc},
                 [token](Call& told, Connection& c, const Found& found) -> Answer {
                     const auto* kept = std::get_if<KeptPlayer>(&found);
                     if (kept == nullptr) {
                         told.hall.addresses.guessed_wrong(*c.from, told.now);
                         return error(ErrorCode::bad_token,
                                      "this token is unknown or no longer valid; say hello with a "
                                      "name");
                     }
                     return attach_kept(told, c, *kept, token);
                 });
}

Answer come_back(Call& call, Connection& c, const std::string& used) {
    std::string token;
    Player* guest = call.hall.people.come_back(used, token);
    if (guest == nullptr) {
        if (auto problem = may_guess(call, c)) return *problem;
        return come_back_kept(call, used);
    }
    return attach_guest(call, c, *guest, std::move(token));
}

Error not_a_name(const std::string& what) {
    return error(ErrorCode::bad_name,
                 what +
                     " must have 1 to 24 letters, digits, emoji or other characters of names, "
                     "all of them visible, and no leading, trailing or double spaces");
}

// What it says of itself, as it is kept.
Result<protocol::Program> kept_program(protocol::Program program) {
    auto name = kept_name(program.name);
    if (!name) return not_a_name("the bot's name");
    program.name = *std::move(name);
    if (program.author.empty()) return program;
    auto author = kept_name(program.author);
    if (!author) return not_a_name("the name of the bot's author");
    program.author = *std::move(author);
    return program;
}

Answer come(Call& call, Connection& c, const std::string& given) {
    const auto name = kept_name(given);
    if (!name) return not_a_name("a name");
    std::string token;
    Player& guest = call.hall.people.add_guest(*name, token);
    if (!call.hall.settings.shared()) return attach_guest(call, c, guest, std::move(token));
    // Other servers know whom the store knows.
    const KeptPlayer kept = call.hall.people.keep(guest, call.utc);
    return later(KeepPlayer{kept}, [kept, token](Call& told, Connection& conn, const Found&) {
        return attach_kept(told, conn, kept, token);
    });
}

}  // namespace

Answer handle(Call& call, Connection& c, const protocol::Hello& op) {
    if (c.player != kNoPlayer) {
        return error(ErrorCode::already_welcome, "you have already said hello");
    }
    if (const Ban* ban = ban_of(call, c)) return banned(*ban);
    if (op.bot) {
        auto program = kept_program(*op.bot);
        if (!program) return program.error();
        c.program = *std::move(program);
    }
    return op.token ? come_back(call, c, *op.token) : come(call, c, *op.name);
}

}  // namespace vegas::core::ops
