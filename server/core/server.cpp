// One input after the other: what came in is routed to its op, its table or its clock; what changed
// is told at the end.
#include "server/core/server.hpp"

#include <utility>

#include "engine/assert.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/hall/call.hpp"
#include "server/core/ops/dispatch.hpp"
#include "server/core/ops/starting.hpp"

namespace vegas::core {

using protocol::CloseCode;

namespace {

constexpr std::int64_t kSweepMs = 600'000;
constexpr std::int64_t kReconnectAfterMs = 3'000;

// ---- connections

void on(Call& call, const Opened& in) {
    call.hall.people.open(in.conn, call.now);
    call.hall.timers.set(in.conn, call.now + call.hall.settings.limits.hello_ms);
}

ops::Answer answer(Call& call, Connection& c, const protocol::Request& request) {
    if (!request.op) return request.op.error();
    ops::Answer a = error(ErrorCode::internal_error, "an internal error has stopped this table");
    guarded(call, [&] { a = ops::answer(call, c, *request.op); });
    return a;
}

void on(Call& call, const Received& in) {
    People& people = call.hall.people;
    Connection* c = people.connection(in.conn);
    if (c == nullptr) return;
    const auto wait_ms = people.charge(*c, call.now);
    const protocol::Request request = protocol::parse(in.bytes);
    if (wait_ms) {
        call.send(in.conn, protocol::to_bytes(
                               request.re, error_with(ErrorCode::rate_limited, "too many messages",
                                                      "retry_after_ms", *wait_ms)));
        return;
    }
    const ops::Answer a = answer(call, *c, request);
    if (!a) {
        call.send(in.conn, protocol::to_bytes(request.re, a.error()));
        if (a.error().code == ErrorCode::bad_json) {
            call.close(in.conn, CloseCode::policy_violation, "bad_json");
        }
        return;
    }
    // The game itself sets the pace of good actions.
    if (std::holds_alternative<protocol::ActOn>(*request.op)) people.refund(*c);
    if (std::string bytes = protocol::to_bytes(request.re, a->reply); !bytes.empty()) {
        call.send(in.conn, std::move(bytes));
    }
    for (const ops::Message& message : a->after) call.send(in.conn, ops::to_text(message));
}

void on(Call& call, const Malformed& in) {
    if (call.hall.people.connection(in.conn) == nullptr) return;
    const bool binary = in.what == Broken::binary_frame;
    const Error e = binary ? error(ErrorCode::binary_frame, "messages must be text frames")
                           : error(ErrorCode::message_too_large, "the message is too large");
    call.send(in.conn, protocol::to_bytes({}, e));
    call.close(in.conn, binary ? CloseCode::unsupported_data : CloseCode::message_too_big,
               word_of(e.code));
}

void on(Call& call, const Closed& in) {
    Hall& hall = call.hall;
    const Connection* c = hall.people.connection(in.conn);
    const Player* player = c != nullptr ? hall.people.player(c->player) : nullptr;
    hall.timers.set(in.conn, std::nullopt);
    hall.people.close(in.conn, call.now);
    hall.outbox.forget(in.conn);
    if (player == nullptr || player->conn) return;
    for (const std::string& id : player->tables) {
        if (Table* table = call.table(id)) {
            table->set_connected(player->key, false, call.now);
            call.touch(*table);
        }
    }
}

void on(Call& call, const Written& in) { call.hall.outbox.written(in.conn, in.bytes); }

// ---- what was waited for

void due(Call& call, const std::string& id) {
    Table* table = call.table(id);
    if (table == nullptr) return;
    if (table->start_is_due(call.now)) ops::start_with_bots(call, *table);
    if (table->on_time(call.now, call.out.bot_jobs)) {
        call.close_table(*table, protocol::Reason::closed);
    } else {
        call.touch(*table);
    }
}

void due(Call& call, ConnId conn) {
    const Connection* c = call.hall.people.connection(conn);
    if (c == nullptr || c->player != kNoPlayer) return;
    call.send(conn,
              protocol::to_bytes({}, error(ErrorCode::hello_required, "no hello arrived in time")));
    call.close(conn, CloseCode::policy_violation, "hello_required");
}

void due(Call& call, Sweep) {
    call.hall.people.sweep(call.now);
    call.hall.timers.set(Sweep{}, call.now + kSweepMs);
}

void on(Call& call, const TimerDue&) {
    while (const auto key = call.hall.timers.pop(call.now)) {
        std::visit([&call](const auto& k) { due(call, k); }, *key);
    }
}

void on(Call& call, const Stored& in) { call.hall.outbox.stored(call.out, in.position); }

void on(Call& call, const BotMoved& in) {
    Table* table = call.table(in.table);
    if (table == nullptr) return;
    table->bot_moved(in.decision, in.action, call.now);
    call.touch(*table);
}

void on(Call& call, const Drain&) {
    call.hall.draining = true;
    const auto text = std::make_shared<const std::string>(
        protocol::to_bytes(protocol::Closing{kReconnectAfterMs}));
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        call.send(connection.id, text);
        call.close(connection.id, CloseCode::service_restart, "closing");
    }
}

}  // namespace

Server::Server(Settings settings, Entropy& entropy)
    : hall_(std::make_unique<Hall>(std::move(settings), entropy)) {
    hall_->timers.set(Sweep{}, TimePoint{} + kSweepMs);
}

Server::~Server() = default;

void Server::handle(const Input& in, Output& out) {
    Call call(*hall_, in.now, out);
    guarded(call, [&] { std::visit([&call](const auto& what) { on(call, what); }, in.what); });
    call.finish();
}

std::string Server::tables_json() const { return protocol::tables_json(hall_->lobby.entries()); }

std::optional<Finished> Server::finished(std::string_view game, std::string_view invite) const {
    const Archive::Entry* entry = hall_->archive.find(game);
    // Looked at for unknown games too, so that they take as long as those of others.
    static const std::string kNone(kInviteChars, '.');
    const bool invited = same_secret(invite, entry != nullptr ? entry->at.invite : kNone);
    if (entry == nullptr || (entry->at.is_private && !invited)) return std::nullopt;
    if (!hall_->outbox.holds(entry->needs)) return std::nullopt;
    return Finished{entry->transcript, entry->at};
}

const std::string& Server::page() const { return hall_->settings.page; }

Server::Counts Server::counts() const {
    Counts n{.connections = hall_->people.connections(),
             .players = hall_->people.players(),
             .tables = hall_->tables.size()};
    for (const auto& [id, table] : hall_->tables) {
        n.tables_playing += table->status() == protocol::TableStatus::playing ? 1 : 0;
    }
    return n;
}

}  // namespace vegas::core
