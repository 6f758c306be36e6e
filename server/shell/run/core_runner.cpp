#include "server/shell/run/core_runner.hpp"

#include <chrono>
#include <utility>

namespace vegas::shell {

CoreRunner::CoreRunner(Parts parts)
    : parts_(std::move(parts)),
      queries_(parts_.store),
      alarm_(parts_.loop, [this] { handle(core::TimerDue{}); }) {
    load();
}

void CoreRunner::load() {
    const auto now = parts_.loop.now();
    const auto utc = parts_.loop.utc();
    parts_.store.load([this, now, utc](core::LoadedTable table) {
        parts_.core.handle({.now = now, .utc = utc, .what = std::move(table)}, out_);
    });
    parts_.store.listen([this](Store::StoreEvent said) { on_store_event(said); });
    handle(core::AllTablesLoaded{parts_.store.list_set_aside()});
}

void CoreRunner::on_store_event(Store::StoreEvent& said) {
    const auto* reply = std::get_if<core::QueryReply>(&said);
    if (reply != nullptr && queries_.deliver(*reply)) return;
    if (const auto* forgot = std::get_if<core::PurgeResult>(&said)) {
        if (on_forgotten_) on_forgotten_(*forgot);
        return;
    }
    const bool released = std::holds_alternative<core::Released>(said);
    Store::forward_to_core(said, [this](auto what) { handle(std::move(what)); });
    if (!released) return;
    is_releasing_ = false;
    check_drained();
}

core::ConnId CoreRunner::on_open(ClientConnection& connection, core::Address from, bool unlimited) {
    const core::ConnId conn = clients_.add(connection);
    handle(core::ConnectionOpened{conn, std::move(from), unlimited});
    return conn;
}

void CoreRunner::on_message(core::ConnId conn, std::string bytes) {
    parts_.metrics.received_messages().Increment();
    handle(core::Received{conn, std::move(bytes), parts_.loop.elapsed().count()});
}

void CoreRunner::on_malformed(core::ConnId conn, core::MessageError what) {
    handle(core::Malformed{conn, what});
}

void CoreRunner::on_sent(core::ConnId conn, std::size_t bytes) {
    handle(core::BytesWritten{conn, bytes});
}

void CoreRunner::on_close(core::ConnId conn) {
    clients_.remove(conn);
    handle(core::ConnectionClosed{conn});
    check_drained();
}

void CoreRunner::check_drained() {
    if (is_draining() && clients_.count() == 0 && !is_releasing_) parts_.loop.post(on_drained_);
}

void CoreRunner::drain(std::function<void()> on_drained) {
    on_drained_ = std::move(on_drained);
    handle(core::Drain{});
    check_drained();
}

void CoreRunner::handle(CoreInput input) {
    inputs_.push_back(std::move(input));
    if (is_busy_) return;
    is_busy_ = true;
    const auto now = parts_.loop.now();
    const auto utc = parts_.loop.utc();
    for (std::size_t next = 0; next < inputs_.size();) {
        parts_.core.handle({.now = now, .utc = utc, .what = std::move(inputs_[next++])}, out_);
        execute();
        if (next == inputs_.size()) flush();
    }
    inputs_.clear();
    alarm_.set();
    is_busy_ = false;
}

void CoreRunner::execute() {
    if (!out_.appends.empty()) parts_.store.append(std::exchange(out_.appends, {}));
    for (auto& ask : std::exchange(out_.queries, {})) parts_.store.query(std::move(ask));
    for (auto& visited : std::exchange(out_.touch_players, {})) {
        parts_.store.touch_players(std::move(visited));
    }
    for (auto& table : std::exchange(out_.set_aside, {})) {
        parts_.store.set_aside(std::move(table));
    }
    if (out_.release) {
        is_releasing_ = true;
        parts_.store.release(*out_.release);
        out_.release.reset();
    }
    if (std::exchange(out_.claim_tables, false)) parts_.store.claim();
    if (std::exchange(out_.reload_bans, false) && on_bans_changed_) on_bans_changed_();
    execute_accounts();
    for (const auto& line : out_.logs) parts_.log.write(line.level, line.text);
    for (const auto& what : out_.sends) {
        std::visit([this](const auto& it) { execute(it); }, what);
    }
    for (auto& what : std::exchange(out_.to_peers, {})) {
        if (parts_.to_peer) parts_.to_peer(std::move(what));
    }
    for (auto& job : out_.bot_tasks) {
        parts_.bots.decide(std::move(job),
                           [this](core::BotDecided decided) { handle(std::move(decided)); });
    }
    if (out_.wake_at) alarm_.set_due(*out_.wake_at);
    out_.sends.clear();
    out_.bot_tasks.clear();
    out_.logs.clear();
    out_.wake_at.reset();
}

void CoreRunner::execute_accounts() {
    for (const auto conn : out_.authenticated) {
        if (auto* connection = clients_.find(conn)) connection->on_hello();
    }
    out_.authenticated.clear();
    for (const auto& what : out_.rejections) {
        if (parts_.turned_away) parts_.turned_away(what);
    }
    out_.rejections.clear();
}

void CoreRunner::execute(const core::Send& send) {
    if (!clients_.queue(send.conn, *send.text)) return;
    parts_.metrics.sent_messages().Increment();
    if (send.reply_to) replied_.push_back(*send.reply_to);
}

void CoreRunner::execute(const core::Close& close) {
    auto* connection = clients_.find(close.conn);
    if (connection == nullptr) return;
    if (close.at_once) {
        connection->abort();
    } else {
        connection->close(close.code, close.reason);
    }
}

void CoreRunner::flush() {
    clients_.flush();
    if (!replied_.empty()) observe_durations();
}

// A mark is when the request was there.
void CoreRunner::observe_durations() {
    const auto now = parts_.loop.elapsed();
    for (const core::RequestTag& request : replied_) {
        const auto took = now - std::chrono::nanoseconds(request.mark);
        parts_.metrics.request_duration(request.op).Observe(in_seconds(took));
    }
    replied_.clear();
}

}  // namespace vegas::shell
