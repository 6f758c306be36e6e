#include "server/core/ops/handle.hpp"

#include <utility>

namespace vegas::core::ops {
namespace {

protocol::Welcome welcome(const Hall& hall, const Player& player, std::string token) {
    protocol::Welcome w{.player = player.id,
                        .name = player.name,
                        .token = std::move(token),
                        .page = hall.settings.page,
                        .message_bytes = hall.settings.limits.message_bytes,
                        .tables_per_player = hall.settings.limits.tables_per_player,
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

Answered attach(Call& call, Connection& c, Player& player, std::string token) {
    Hall& hall = call.hall;
    hall.timers.set(c.id, std::nullopt);
    if (const auto old = hall.people.attach(player, c)) {
        call.send(*old, protocol::to_bytes(protocol::Replaced{}));
        call.close(*old, protocol::CloseCode::replaced, "replaced");
    }
    come_back_to_tables(call, player);
    return {welcome(hall, player, std::move(token))};
}

// At their tables guests only watch, and of that nothing is kept.
Answered attach_guest(Call& call, Connection& c, Player& player, std::string token) {
    Answered answered = attach(call, c, player, std::move(token));
    answered.tells = "";
    return answered;
}

// Whom the store keeps, the store knows by the token.
Answer come_back_kept(Call& call, const std::string& used) {
    const std::string token = call.hall.people.draw_token();
    return later(Reclaim{hash_of(used), hash_of(token), call.now},
                 [token](Call& told, Connection& c, const Found& found) -> Answer {
                     const auto* kept = std::get_if<KeptPlayer>(&found);
                     if (kept == nullptr) {
                         return error(ErrorCode::bad_token,
                                      "this token is unknown or no longer valid; say hello with a "
                                      "name");
                     }
                     Player& player = told.hall.people.kept_player(kept->id, kept->name, told.now);
                     return attach(told, c, player, token);
                 });
}

}  // namespace

Answer handle(Call& call, Connection& c, const protocol::Hello& op) {
    if (c.player != kNoPlayer) {
        return error(ErrorCode::already_welcome, "you have already said hello");
    }
    People& people = call.hall.people;
    std::string token;
    Player* guest =
        op.token ? people.come_back(*op.token, token) : &people.add_guest(*op.name, token);
    if (guest == nullptr) return come_back_kept(call, *op.token);
    return attach_guest(call, c, *guest, std::move(token));
}

}  // namespace vegas::core::ops
