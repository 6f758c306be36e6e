#include <utility>

#include "server/core/base/names.hpp"
#include "server/core/ops/handle.hpp"
#include "server/core/ops/joining.hpp"

namespace vegas::core::ops {
namespace {

protocol::Welcome welcome(const Hall& hall, const Player& player, std::string token) {
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
        w.tables.push_back({id, hall.tables.at(id)->members().seat_of(player.key)});
    }
    return w;
}

// Whoever is at the tables of the player hears of it. An absent player may have lost a seat.
void come_back_to_tables(Call& call, Player& player) {
    std::erase_if(player.tables, [&](const std::string& id) {
        const Table* table = call.table(id);
        return table == nullptr || !table->members().is_member(player.key);
    });
    for (const std::string& id : player.tables) {
        Table& table = *call.table(id);
        table.set_connected(player.key, true, call.table_time());
        call.touch(table);
    }
}

const Ban* ban_of(const Call& call, const Connection& c, const std::string& player = {}) {
    return call.hall.bans.of(player, Addresses::address_of(*c.from), call.now);
}

Answer attach(Call& call, Connection& c, Player& player, std::string token, Tells tells = {}) {
    Hall& hall = call.hall;
    if (const Ban* ban = ban_of(call, c, player.id)) return banned(*ban);
    hall.timers.set(c.id, std::nullopt);
    if (const auto old = hall.people.attach(player, c)) {
        hall.lobby.unwatch(*old);
        call.send(*old, protocol::to_bytes(protocol::Replaced{}));
        call.close(*old, protocol::CloseCode::replaced, "replaced");
    }
    call.log(LogLevel::debug,
             "event=came player=" + player.id + " address=" + Addresses::address_of(*c.from).text);
    come_back_to_tables(call, player);
    return Answered{welcome(hall, player, std::move(token)), {}, std::move(tells)};
}

// At their tables guests only watch, and of that nothing is kept.
Answer attach_guest(Call& call, Connection& c, Player& player, std::string token) {
    return attach(call, c, player, std::move(token), "");
}

// Whom the store keeps, the store knows by the token.
Answer come_back_kept(Call& call, const std::string& used) {
    const std::string token = call.hall.people.token_after(used);
    return later(Reclaim{hash_of(used), hash_of(token), call.now},
                 [token](Call& told, Connection& c, const Found& found) -> Answer {
                     const auto* kept = std::get_if<KeptPlayer>(&found);
                     if (kept == nullptr) {
                         told.hall.addresses.guessed_wrong(*c.from, told.now);
                         return error(ErrorCode::bad_token,
                                      "this token is unknown or no longer valid; say hello with a "
                                      "name");
                     }
                     Player& player = told.hall.people.kept_player(kept->id, kept->name, told.now);
                     return attach(told, c, player, token);
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

Answer come(Call& call, Connection& c, const std::string& given) {
    const auto name = kept_name(given);
    if (!name) {
        return error(ErrorCode::bad_name,
                     "a name must have 1 to 24 letters, digits, emoji or other characters of "
                     "names, all of them visible, and no leading, trailing or double spaces");
    }
    std::string token;
    Player& guest = call.hall.people.add_guest(*name, token);
    return attach_guest(call, c, guest, std::move(token));
}

}  // namespace

Answer handle(Call& call, Connection& c, const protocol::Hello& op) {
    if (c.player != kNoPlayer) {
        return error(ErrorCode::already_welcome, "you have already said hello");
    }
    if (const Ban* ban = ban_of(call, c)) return banned(*ban);
    return op.token ? come_back(call, c, *op.token) : come(call, c, *op.name);
}

}  // namespace vegas::core::ops
