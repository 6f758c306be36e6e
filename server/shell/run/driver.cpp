#include "server/shell/run/driver.hpp"

#include <chrono>
#include <utility>

namespace vegas::shell {

Driver::Driver(Parts parts) : parts_(std::move(parts)) {
    parts_.loop.on_alarm([this] { alarm(); });
    load();
}

void Driver::load() {
    const auto now = parts_.loop.now();
    const auto utc = parts_.loop.utc();
    parts_.store.load([this, now, utc](core::Loaded table) {
        parts_.core.handle({.now = now, .utc = utc, .what = std::move(table)}, out_);
    });
    parts_.store.listen([this](Store::Said said) { hear(std::move(said)); });
    handle(core::Ready{parts_.store.aside()});
}

void Driver::hear(Store::Said said) {
    if (const auto* told = std::get_if<core::Told>(&said)) {
        if (const auto ours = asked_.extract(told->ticket)) return ours.mapped()(told->found);
    }
    if (const auto* forgot = std::get_if<core::Forgot>(&said)) {
        if (forgotten_) forgotten_(*forgot);
        return;
    }
    const bool released = std::holds_alternative<core::Released>(said);
    Store::give_to_core(said, [this](auto what) { handle(std::move(what)); });
    if (!released) return;
    releases_ = false;
    look_whether_empty();
}

void Driver::ask(core::Question question, std::function<void(const core::Found&)> then) {
    const auto ticket = next_ticket_++;
    asked_.emplace(ticket, std::move(then));
    parts_.store.ask({ticket, std::move(question)});
}

core::ConnId Driver::opened(Channel& channel, core::Address from, bool unlimited) {
    const core::ConnId conn{++last_conn_};
    channels_.emplace(conn.value, Peer{.channel = &channel});
    handle(core::Opened{conn, std::move(from), unlimited});
    return conn;
}

void Driver::received(core::ConnId conn, std::string bytes) {
    parts_.metrics.received_messages().Increment();
    handle(core::Received{conn, std::move(bytes), parts_.loop.elapsed().count()});
}

void Driver::malformed(core::ConnId conn, core::Broken what) {
    handle(core::Malformed{conn, what});
}

void Driver::written(core::ConnId conn, std::size_t bytes) { handle(core::Written{conn, bytes}); }

void Driver::closed(core::ConnId conn) {
    channels_.erase(conn.value);
    handle(core::Closed{conn});
    look_whether_empty();
}

void Driver::look_whether_empty() {
    if (draining() && channels_.empty() && !releases_) parts_.loop.post(emptied_);
}

void Driver::drain(std::function<void()> emptied) {
    emptied_ = std::move(emptied);
    handle(core::Drain{});
    look_whether_empty();
}

// An event that comes up meanwhile, such as an answer of the store, is handled next, before
// anything leaves.
void Driver::handle(Event event) {
    events_.push_back(std::move(event));
    if (busy_) return;
    busy_ = true;
    const auto now = parts_.loop.now();
    const auto utc = parts_.loop.utc();
    for (std::size_t next = 0; next < events_.size();) {
        parts_.core.handle({.now = now, .utc = utc, .what = std::move(events_[next++])}, out_);
        carry_out();
        if (next == events_.size()) flush();
    }
    events_.clear();
    set_alarm();
    busy_ = false;
}

void Driver::carry_out() {
    if (!out_.appends.empty()) parts_.store.append(std::exchange(out_.appends, {}));
    for (auto& ask : std::exchange(out_.asks, {})) parts_.store.ask(std::move(ask));
    for (auto& visited : std::exchange(out_.visits, {})) parts_.store.visited(std::move(visited));
    for (auto& table : std::exchange(out_.set_aside, {})) {
        parts_.store.set_aside(std::move(table));
    }
    if (out_.release) {
        releases_ = true;
        parts_.store.release(*out_.release);
        out_.release.reset();
    }
    if (std::exchange(out_.claims, false)) parts_.store.claim();
    if (std::exchange(out_.reads_bans, false) && read_bans_) read_bans_();
    carry_out_accounts();
    for (const auto& line : out_.logs) parts_.log.write(line.level, line.text);
    for (const auto& what : out_.sends) {
        std::visit([this](const auto& it) { carry_out(it); }, what);
    }
    for (auto& what : std::exchange(out_.to_peers, {})) {
        if (parts_.to_peer) parts_.to_peer(std::move(what));
    }
    for (auto& job : out_.bot_jobs) {
        parts_.bots.think(std::move(job),
                          [this](core::BotMoved moved) { handle(std::move(moved)); });
    }
    if (out_.wake_at) wanted_ = out_.wake_at;
    out_.sends.clear();
    out_.bot_jobs.clear();
    out_.logs.clear();
    out_.wake_at.reset();
}

void Driver::carry_out_accounts() {
    const auto tell = [this](std::vector<core::ConnId>& conns, void (Channel::*what)()) {
        for (const auto conn : conns) {
            const auto it = channels_.find(conn.value);
            if (it != channels_.end()) (it->second.channel->*what)();
        }
        conns.clear();
    };
    tell(out_.greeted, &Channel::greeted);
    tell(out_.offended, &Channel::offended);
    for (const auto& what : out_.turned_away) {
        if (parts_.turned_away) parts_.turned_away(what);
    }
    out_.turned_away.clear();
}

void Driver::carry_out(const core::Send& send) {
    const auto it = channels_.find(send.conn.value);
    if (it == channels_.end()) return;
    it->second.channel->queue(*send.text);
    parts_.metrics.sent_messages().Increment();
    if (send.answers) answered_.push_back(*send.answers);
    if (std::exchange(it->second.dirty, true)) return;
    dirty_.push_back(&it->second);
}

void Driver::carry_out(const core::Close& close) {
    const auto it = channels_.find(close.conn.value);
    if (it == channels_.end()) return;
    if (close.at_once) {
        it->second.channel->cut();
    } else {
        it->second.channel->close(close.code, close.reason);
    }
}

void Driver::flush() {
    for (auto* peer : dirty_) {
        peer->dirty = false;
        peer->channel->flush();
    }
    dirty_.clear();
    if (!answered_.empty()) note_answered();
}

// A mark is when the request was there.
void Driver::note_answered() {
    const auto now = parts_.loop.elapsed();
    for (const core::Answers& request : answered_) {
        const auto took = now - std::chrono::nanoseconds(request.mark);
        parts_.metrics.request_duration(request.op).Observe(in_seconds(took));
    }
    answered_.clear();
}

std::size_t Driver::unsent() const {
    std::size_t bytes = 0;
    for (const auto& [conn, peer] : channels_) bytes += peer.channel->unsent();
    return bytes;
}

// Setting the alarm costs more than letting one that is too early go off in vain: deadlines mostly
// move away, with every action.
void Driver::set_alarm() {
    if (!wanted_ || (set_ && *set_ <= *wanted_)) return;
    set_ = wanted_;
    parts_.loop.set_alarm(*set_);
}

void Driver::alarm() {
    set_.reset();
    if (wanted_ && parts_.loop.now() >= *wanted_) {
        wanted_.reset();
        handle(core::TimerDue{});
    } else {
        set_alarm();
    }
}

}  // namespace vegas::shell
