// One input after the other: what came in is routed to its op, its table or its clock; what changed
// is told at the end.
#include "server/core/server.hpp"

#include "engine/assert.hpp"
#include "server/core/core.hpp"
#include "server/core/ops/place.hpp"

namespace vegas::core {

using protocol::Request;

namespace {

constexpr std::int64_t kSweepMs = 600'000;
constexpr std::int64_t kReconnectAfterMs = 3'000;

bool is_act(const Request& r) { return r.op && std::holds_alternative<protocol::ActOn>(*r.op); }

}  // namespace

struct Server::Impl : Core {
    using Core::Core;

    void on(const Opened& in);
    void on(const Received& in);
    void on(const Malformed& in);
    void on(const Closed& in);
    void on(const Written& in) { outbox.written(in.conn, in.bytes); }
    void on(const TimerDue&);
    void on(const Stored& in) { outbox.stored(*out, in.position); }
    void on(const BotMoved& in);
    void on(const Drain&);

    Answer answer(Connection& c, const protocol::Op& op);
    void due(const std::string& table);
    void due(ConnId conn);
    void due(Sweep);
    void set_connected(Player& player, bool connected);
    void broke(const char* what);
};

void Server::Impl::on(const Opened& in) {
    sessions.open(in.conn, now);
    timers.set(in.conn, now + settings.limits.hello_ms);
}

Answer Server::Impl::answer(Connection& c, const protocol::Op& op) {
    if (const auto* hello = std::get_if<protocol::Hello>(&op)) return ops::handle(*this, c, *hello);
    Player* player = sessions.player(c.player);
    if (player == nullptr) return Error{ErrorCode::hello_required, "say hello first", {}};
    return std::visit(
        [&](const auto& o) -> Answer {
            if constexpr (std::is_same_v<std::decay_t<decltype(o)>, protocol::Hello>)
                return Reply{};
            else
                return ops::handle(*this, c, *player, o);
        },
        op);
}

void Server::Impl::on(const Received& in) {
    Connection* c = sessions.connection(in.conn);
    if (c == nullptr) return;
    const auto wait_ms = sessions.charge(*c, now);
    const Request request = protocol::parse(in.bytes);
    if (wait_ms) {
        send(in.conn,
             protocol::error(request.re, error_with(ErrorCode::rate_limited, "too many messages",
                                                    "retry_after_ms", *wait_ms)));
        return;
    }
    Answer a = request.op ? Answer(Reply{}) : Answer(request.op.error());
    if (request.op) {
        try {
            a = answer(*c, *request.op);
        } catch (const InvariantBroken& e) {
            broke(e.what());
            a = Error{ErrorCode::internal_error, "a bug of ours; the table is frozen", {}};
        }
    }
    if (!a) {
        send(in.conn, protocol::error(request.re, a.error()));
        if (a.error().code == ErrorCode::bad_json) outbox.close(*out, in.conn, 1008, "bad_json");
        return;
    }
    if (is_act(request)) sessions.refund(*c);  // the game itself sets the pace of good actions
    Reply& reply = *a;
    if (!reply.message.empty())
        send(in.conn, protocol::as_reply(request.re, std::move(reply.message)));
    else if (!request.re.empty())
        send(in.conn, protocol::reply(request.re, reply.members));
    for (Text& text : reply.after) send(in.conn, std::move(text));
}

void Server::Impl::on(const Malformed& in) {
    if (sessions.connection(in.conn) == nullptr) return;
    const bool binary = in.what == Broken::binary_frame;
    const Error e{binary ? ErrorCode::binary_frame : ErrorCode::message_too_large,
                  binary ? "frames are text" : "the message is too large",
                  {}};
    send(in.conn, protocol::error({}, e));
    outbox.close(*out, in.conn, binary ? 1003 : 1009, protocol::word_of(e.code));
}

void Server::Impl::set_connected(Player& player, bool connected) {
    for (const std::string& id : player.tables)
        if (const auto it = tables.find(id); it != tables.end()) {
            table_at_work = id;
            it->second->set_connected(player.key, connected, now);
            touch(*it->second);
        }
}

void Server::Impl::on(const Closed& in) {
    const Connection* c = sessions.connection(in.conn);
    Player* player = c != nullptr ? sessions.player(c->player) : nullptr;
    timers.set(in.conn, std::nullopt);
    sessions.close(in.conn, now);
    outbox.forget(in.conn);
    if (player != nullptr && !player->conn) set_connected(*player, false);
}

void Server::Impl::on(const BotMoved& in) {
    const auto it = tables.find(in.table);
    if (it == tables.end()) return;
    table_at_work = in.table;
    it->second->bot_moved(in.decision, in.action, now);
    touch(*it->second);
}

void Server::Impl::on(const TimerDue&) {
    while (const auto key = timers.pop(now)) std::visit([this](const auto& k) { due(k); }, *key);
}

void Server::Impl::due(const std::string& id) {
    const auto it = tables.find(id);
    if (it == tables.end()) return;
    table_at_work = id;
    if (it->second->start_is_due(now)) ops::start_with_bots(*this, *it->second);
    if (it->second->on_time(now, out->bot_jobs)) {
        close_table(*it->second, "closed");
        return;
    }
    touch(*it->second);
}

void Server::Impl::due(ConnId conn) {
    const Connection* c = sessions.connection(conn);
    if (c == nullptr || c->player != kNoPlayer) return;
    send(conn, protocol::error({}, Error{ErrorCode::hello_required, "no hello came", {}}));
    outbox.close(*out, conn, 1008, "hello_required");
}

void Server::Impl::due(Sweep) {
    sessions.sweep(now);
    timers.set(Sweep{}, now + kSweepMs);
}

void Server::Impl::on(const Drain&) {
    draining = true;
    const auto text = std::make_shared<const std::string>(protocol::closing(kReconnectAfterMs));
    for (const auto& [id, connection] : sessions.all_connections()) {
        send(connection.id, text);
        outbox.close(*out, connection.id, 1012, "closing");
    }
}

// The one place where a bug of ours ends: the table stands still, the others play on.
void Server::Impl::broke(const char* what) {
    log(LogLevel::error,
        "event=invariant_broken table=" + table_at_work + " what=\"" + what + "\"");
    changed.erase(table_at_work);
    if (const auto it = tables.find(table_at_work); it != tables.end()) it->second->freeze();
}

Server::Server(Settings settings, Entropy& entropy)
    : impl_(std::make_unique<Impl>(std::move(settings), entropy)) {
    impl_->timers.set(Sweep{}, TimePoint{} + kSweepMs);
}

Server::~Server() = default;

void Server::handle(const Input& in, Output& out) {
    impl_->out = &out;
    impl_->now = in.now;
    impl_->table_at_work.clear();
    const auto guarded = [this](auto&& step) {
        try {
            step();
        } catch (const InvariantBroken& e) {
            impl_->broke(e.what());
        }
    };
    guarded([&] { std::visit([this](const auto& what) { impl_->on(what); }, in.what); });
    while (!impl_->changed.empty()) guarded([this] { impl_->publish_all(); });
    guarded([this] { impl_->tell_lobby(); });
    out.wake_at = impl_->timers.next();
    impl_->out = nullptr;
}

std::string Server::tables_json() const { return "{\"tables\":[" + impl_->lobby_members() + "]}"; }

std::optional<Finished> Server::finished(std::string_view game, std::string_view invite) const {
    const Archive::Entry* entry = impl_->archive.find(game);
    // Looked at for unknown games too, so that they take as long as those of others.
    static const std::string kNone(kInviteChars, '.');
    const bool invited = same_secret(invite, entry != nullptr ? entry->at.invite : kNone);
    if (entry == nullptr || (entry->at.is_private && !invited)) return std::nullopt;
    if (!impl_->outbox.holds(entry->needs)) return std::nullopt;
    return Finished{entry->transcript, entry->at};
}

const std::string& Server::page() const { return impl_->settings.page; }

Server::Counts Server::counts() const {
    Counts n{.connections = impl_->sessions.connections(),
             .players = impl_->sessions.players(),
             .tables = impl_->tables.size()};
    for (const auto& [id, table] : impl_->tables) {
        n.tables_playing += table->status() == protocol::TableStatus::playing ? 1 : 0;
        n.actions += table->actions();
    }
    return n;
}

}  // namespace vegas::core
