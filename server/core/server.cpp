// One input after the other: what came in is routed to its op, its table or its clock; what changed
// is told at the end.
#include "server/core/server.hpp"

#include <utility>

#include "engine/assert.hpp"
#include "protocol/replies/replies.hpp"
#include "protocol/requests/messages.hpp"
#include "server/core/hall/call.hpp"
#include "server/core/hall/describe.hpp"
#include "server/core/ops/dispatch.hpp"
#include "server/core/ops/starting.hpp"

namespace vegas::core {

using protocol::CloseCode;

namespace {

constexpr std::int64_t kSweepMs = 600'000;
constexpr std::int64_t kReconnectAfterMs = 3'000;

// How long what is held for a connection may still leave when the server stops. The shell ends five
// seconds after the signal, and the closing handshakes have the rest of them.
constexpr std::int64_t kLastRepliesMs = 1'000;
constexpr std::string_view kClosing = "closing";

Text closing() {
    return std::make_shared<const std::string>(
        protocol::to_bytes(protocol::Closing{kReconnectAfterMs}));
}

// ---- connections

// The connection ends now, without what is held for it: whoever waits for what is not stored never
// learns of it here, and asks the next server.
void break_off(Call& call, ConnId conn, const Text& last) {
    call.hall.outbox.break_off(call.out, conn, last, CloseCode::service_restart, kClosing);
}

void on(Call& call, const Opened& in) {
    call.hall.people.open(in.conn, call.hall.addresses.at(in.from, call.now));
    if (call.hall.draining) return break_off(call, in.conn, closing());  // it was on its way
    call.hall.timers.set(in.conn, call.now + call.hall.settings.limits.hello_ms);
}

void receive_next(Call& call, Connection& c);

// A request that is being answered.
struct Asked {
    std::string re;
    Answers answers;
};

// The first thing that an op gives back, or what it gives back when the store has answered. While
// the store does not answer, nothing more is asked of it.
template <class Step>
void answer(Call& call, ConnId conn, const Asked& asked, Step&& step);

void refuse(Call& call, ConnId conn, const Asked& asked, const Error& e) {
    call.count(e.code);
    Text text = std::make_shared<const std::string>(protocol::to_bytes(asked.re, e));
    // All others tell, perhaps, how something stands.
    if (e.code == ErrorCode::storage_unavailable) {
        call.send_of({}, conn, std::move(text), asked.answers);
    } else {
        call.send(conn, std::move(text), asked.answers);
    }
    if (e.code == ErrorCode::bad_json || e.code == ErrorCode::banned) {
        call.close(conn, CloseCode::policy_violation, word_of(e.code));
    }
}

void reply(Call& call, ConnId conn, const Asked& asked, const ops::Answer& answer) {
    if (const Error* e = answer.error()) return refuse(call, conn, asked, *e);
    const ops::Answered& answered = *answer.answered();
    std::optional<Answers> answers = asked.answers;  // the first of what is said
    const auto say = [&](Text text) {
        const auto first = std::exchange(answers, std::nullopt);
        answered.tells ? call.send_of(*answered.tells, conn, std::move(text), first)
                       : call.send(conn, std::move(text), first);
    };
    if (std::string bytes = protocol::to_bytes(asked.re, answered.reply); !bytes.empty()) {
        say(std::make_shared<const std::string>(std::move(bytes)));
    }
    for (const ops::Message& message : answered.after) say(ops::to_text(message));
}

// The connection's other requests wait until then, so that replies come in order.
void ask_store(Call& call, Connection& c, const Asked& asked, const ops::Later& later) {
    c.asks = true;
    call.ask(later.question,
             [conn = c.id, asked, then = later.then](Call& told, const Found& found) {
                 Connection* there = told.hall.people.connection(conn);
                 if (there == nullptr) return;
                 there->asks = false;
                 answer(told, conn, asked, [&] { return then(told, *there, found); });
                 while (!there->asks && !there->offends && !there->backlog.empty()) {
                     told.tell_changes();
                     receive_next(told, *there);
                 }
             });
}

template <class Step>
void answer(Call& call, ConnId conn, const Asked& asked, Step&& step) {
    ops::Answer a = error(ErrorCode::internal_error, "an internal error has stopped this table");
    guarded(call, [&] { a = step(); });
    Connection* c = call.hall.people.connection(conn);
    if (c == nullptr) return;
    const bool outage = call.hall.outage.lasts();
    if (const ops::Later* later = a.later()) {
        if (!outage) return ask_store(call, *c, asked, *later);
        refuse(call, conn, asked, ops::storage_unavailable());
    } else {
        reply(call, conn, asked, a);
    }
    if (outage) call.tell_outage(*c);
}

// It was told that it sends too much, and goes on.
void offend(Call& call, Connection& c) {
    c.offends = true;
    Addresses::offended(*c.from, call.now);
    call.turn_away(c, TurnedAway::messages);
    call.close(c.id, CloseCode::policy_violation, "rate_limited");
}

void receive(Call& call, Connection& c, const Received& in) {
    People& people = call.hall.people;
    const auto wait_ms = people.charge(c, call.now);
    if (wait_ms) call.count(Bound::messages_per_second);
    if (wait_ms && !people.bears_refusal(c, call.now)) return offend(call, c);
    const protocol::Request request = protocol::parse(in.bytes);
    const OpNumber op =
        request.op ? OpNumber{static_cast<std::uint8_t>(request.op->index())} : kNoOp;
    ++call.hall.tally.requests(op);
    const Asked asked{request.re, {op, in.mark}};
    if (wait_ms) {
        return refuse(
            call, c.id, asked,
            error_with(ErrorCode::rate_limited, "too many messages", "retry_after_ms", *wait_ms));
    }
    if (!request.op) return reply(call, c.id, asked, request.op.error());
    answer(call, c.id, asked, [&] { return ops::answer(call, c, *request.op); });
}

void receive(Call& call, Connection& c, Broken what) {
    const bool binary = what == Broken::binary_frame;
    const Error e = binary ? error(ErrorCode::binary_frame, "messages must be text frames")
                           : error(ErrorCode::message_too_large, "the message is too large");
    // Its end takes a while, in which all that still comes of it has to be read.
    if (!binary) {
        Addresses::offended(*c.from, call.now);
        call.count(Bound::message_bytes);
    }
    call.count(e.code);
    call.send(c.id, protocol::to_bytes({}, e));
    call.close(c.id, binary ? CloseCode::unsupported_data : CloseCode::message_too_big,
               word_of(e.code));
}

void receive_next(Call& call, Connection& c) {
    const auto next = std::move(c.backlog.front());
    c.backlog.pop_front();
    if (const auto* broken = std::get_if<Broken>(&next)) return receive(call, c, *broken);
    const auto& received = std::get<Received>(next);
    c.backlog_bytes -= received.bytes.size();
    receive(call, c, received);
}

// When its turn comes: nothing that came later counts.
bool is_to_be_closed(const Connection& c) {
    return !c.backlog.empty() && std::holds_alternative<Broken>(c.backlog.back());
}

void on(Call& call, const Received& in) {
    Connection* c = call.hall.people.connection(in.conn);
    if (c == nullptr || c->offends) return;
    if (!c->asks) return receive(call, *c, in);
    if (is_to_be_closed(*c)) return;
    c->backlog_bytes += in.bytes.size();
    c->backlog.emplace_back(in);
    if (c->backlog_bytes > call.hall.settings.limits.queue_bytes) {
        call.count(Bound::queue_bytes);
        call.close(in.conn, CloseCode::policy_violation, "too_many_requests_at_once");
    }
}

void on(Call& call, const Malformed& in) {
    Connection* c = call.hall.people.connection(in.conn);
    if (c == nullptr || c->offends) return;
    if (!c->asks) return receive(call, *c, in.what);
    if (!is_to_be_closed(*c)) c->backlog.emplace_back(in.what);
}

void on(Call& call, const Closed& in) {
    Hall& hall = call.hall;
    const Connection* c = hall.people.connection(in.conn);
    const Player* player = c != nullptr ? hall.people.player(c->player) : nullptr;
    hall.timers.set(in.conn, std::nullopt);
    hall.people.close(in.conn, call.now);
    hall.outbox.forget(in.conn);
    hall.lobby.unwatch(in.conn);
    if (player == nullptr || player->conn) return;
    call.log(LogLevel::debug, "event=gone player=" + player->id);
    for (const std::string& id : player->tables) {
        if (Table* table = call.table(id)) {
            table->set_connected(player->key, false, call.table_time());
            call.touch(*table);
        }
    }
}

void on(Call& call, const Written& in) { call.hall.outbox.written(in.conn, in.bytes); }

// ---- what was waited for

void due(Call& call, const std::string& id) {
    Table* table = call.table(id);
    if (table == nullptr) return;
    if (table->start_is_due(call.table_time())) ops::start_with_bots(call, *table);
    if (table->on_time(call.table_time(), call.out.bot_jobs)) {
        call.close_table(*table, protocol::Reason::closed, GameEnd::abandoned);
    } else {
        call.touch(*table);
    }
}

void due(Call& call, ConnId conn) {
    const Connection* c = call.hall.people.connection(conn);
    if (c == nullptr || c->player != kNoPlayer) return;
    if (c->asks || c->knows_outage) {  // it has said hello, and the store takes its time
        return call.hall.timers.set(conn, call.now + call.hall.settings.limits.hello_ms);
    }
    call.count(Bound::hello_ms);
    call.count(ErrorCode::hello_required);
    call.send(conn,
              protocol::to_bytes({}, error(ErrorCode::hello_required, "no hello arrived in time")));
    call.close(conn, CloseCode::policy_violation, "hello_required");
}

void due(Call& call, Sweep) {
    const auto& tables = call.hall.tables;
    call.hall.people.sweep(call.now, [&tables](const auto& id) { return tables.contains(id); });
    call.hall.addresses.sweep(call.now);
    call.out.visits.push_back({call.hall.people.kept_here(), call.now});
    call.hall.timers.set(Sweep{}, call.now + kSweepMs);
}

void due(Call& call, StoreCheck) { call.check_store(); }

void due(Call&, LobbyRound) {}  // whatever comes in ends with it

void due(Call& call, LastReplies) {
    const Text text = closing();
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        break_off(call, connection.id, text);
    }
}

void on(Call& call, const TimerDue&) {
    while (const auto key = call.hall.timers.pop(call.now)) {
        std::visit([&call](const auto& k) { due(call, k); }, *key);
    }
}

// ---- the store

void on(Call& call, const Stored& in) {
    call.hall.outbox.stored(call.out, in.table, in.seq);
    call.stored(in.table);
    call.store_answered();
}

void on(Call& call, const Refused& in) {
    call.lose(in);
    call.store_answered();
}

void on(Call& call, const Told& in) {
    const Asks::Then then = call.hall.asks.take(in.ticket);
    call.store_answered();
    if (then) then(call, in.found);
}

void on(Call& call, const Loaded& in) { call.load(in); }

void on(Call& call, const Ready& in) {
    call.hall.aside.insert(in.aside.begin(), in.aside.end());
    for (const auto& [id, table] : call.hall.tables) call.wake(*table);
}

// ---- the house

void on(Call& call, const BotMoved& in) {
    Table* table = call.table(in.table);
    if (table == nullptr || call.hall.outage.lasts()) return;  // it is asked again afterwards
    table->bot_moved(in.decision, in.action, call.table_time());
    call.touch(*table);
}

// ---- the operator

// They are gone from their tables as if they had left, so that nobody waits for them.
void send_away(Call& call, ConnId conn, Player& player, const Ban& ban) {
    for (const std::string& id : std::exchange(player.tables, {})) {
        if (Table* table = call.table(id)) {
            table->leave(player.key, call.table_time());
            call.touch(*table);
        }
    }
    call.count(ErrorCode::banned);
    call.send(conn, protocol::to_bytes({}, ops::banned(ban)));
    call.close(conn, CloseCode::policy_violation, word_of(ErrorCode::banned));
}

void on(Call& call, const SetBans& in) {
    call.hall.bans = Bans(in.bans);
    for (auto& [id, connection] : call.hall.people.all_connections()) {
        Player* player = call.hall.people.player(connection.player);
        if (player == nullptr) continue;  // it has still to say hello
        const Ban* ban =
            call.hall.bans.of(player->id, Addresses::address_of(*connection.from), call.now);
        if (ban != nullptr) send_away(call, connection.id, *player, *ban);
    }
}

void on(Call& call, const Announce& in) {
    const auto text =
        std::make_shared<const std::string>(protocol::to_bytes(protocol::Announcement{in.text}));
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        if (connection.player != kNoPlayer) call.send_of({}, connection.id, text);
    }
}

void on(Call& call, const CloseTable& in) {
    if (Table* table = call.table(in.table)) {
        call.close_table(*table, protocol::Reason::closed, GameEnd::closed);
    }
}

void on(Call& call, const Dismiss& in) {
    People& people = call.hall.people;
    const Player* player = people.find(in.player);
    if (player == nullptr) return;
    if (const auto conn = player->conn) {
        call.hall.lobby.unwatch(*conn);
        call.close(*conn, CloseCode::service_restart, "forgotten");
    }
    people.erase(player->key);
}

void on(Call& call, const WindDown&) { call.hall.winding_down = true; }

void on(Call& call, const Drain&) {
    call.hall.draining = true;
    if (call.hall.outage.lasts()) return due(call, LastReplies{});
    const Text text = closing();
    for (const auto& [id, connection] : call.hall.people.all_connections()) {
        call.send(connection.id, text);
        call.close(connection.id, CloseCode::service_restart, kClosing);
    }
    call.hall.timers.set(LastReplies{}, call.now + kLastRepliesMs);
}

}  // namespace

Server::Server(Settings settings, Entropy& entropy, std::uint64_t incarnation)
    : hall_(std::make_unique<Hall>(std::move(settings), entropy, incarnation)) {
    hall_->timers.set(Sweep{}, TimePoint{} + kSweepMs);
}

Server::~Server() = default;

void Server::handle(const Input& in, Output& out) {
    Call call(*hall_, in.now, out);
    guarded(call, [&] { std::visit([&call](const auto& what) { on(call, what); }, in.what); });
    call.finish();
}

void Server::set(const Settings& settings) {
    hall_->settings.limits = settings.limits;
    hall_->settings.bot_pause_ms = settings.bot_pause_ms;
    hall_->outbox.set_queue_bytes_max(settings.limits.queue_bytes);
    hall_->outage.set_patience(settings.limits.storage_patience_ms);
}

Addresses& Server::addresses() { return hall_->addresses; }

const Addresses& Server::addresses() const { return hall_->addresses; }

bool Server::opens_games() const { return hall_->opens_games(); }

bool Server::storage_available() const { return !hall_->outage.lasts(); }

std::string Server::tables_json(const protocol::LobbyWatch& what) const {
    return protocol::tables_json(hall_->lobby.page(what));
}

std::string Server::table_json(const std::string& id) const {
    return protocol::tables_json(hall_->lobby.table(id));
}

std::vector<std::string> Server::describe_tables() const { return core::describe_tables(*hall_); }

std::vector<std::string> Server::describe_player(const std::string& id) const {
    return core::describe_player(*hall_, id);
}

std::vector<std::string> Server::tables_of(const std::string& player) const {
    return core::tables_of(*hall_, player);
}

bool Server::has_table(const std::string& id) const { return hall_->tables.contains(id); }

const std::string& Server::page() const { return hall_->settings.page; }

Server::Counts Server::counts() const {
    Counts n{.connections = hall_->people.connections(),
             .players = hall_->people.players(),
             .tables = hall_->tables.size(),
             .tables_aside = hall_->aside.size(),
             .bans = hall_->bans.size(),
             .unstored = hall_->outbox.unstored(),
             .held_bytes = hall_->outbox.held_bytes()};
    for (const auto& [id, table] : hall_->tables) {
        ++n.tables_of(table->config().setup.ruleset, table->status());
        if (table->status() == protocol::TableStatus::playing) ++n.tables_playing;
        if (table->frozen()) ++n.tables_frozen;
    }
    return n;
}

Tally Server::tally() const {
    Tally tally = hall_->tally;
    tally.bounds_met(Bound::queue_bytes) += hall_->outbox.slow_consumers();
    return tally;
}

}  // namespace vegas::core
