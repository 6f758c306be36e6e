#include "client-cli/session/session.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

constexpr int kProtocol = 1;
constexpr std::int64_t kClosingWaitMaxMs = 120'000;

ClientSession::ReplyJsonHandler without_json(ClientSession::ReplyHandler done) {
    if (!done) return {};
    return [done = std::move(done)](const WireReply& reply, const json&) { done(reply); };
}

WireError error_of(const std::string& why) { return {.message = why}; }

}  // namespace

ClientSession::ClientSession(Transport& transport, SessionEvents& events, Identity identity,
                             std::uint64_t seed)
    : transport_(transport), events_(events), identity_(std::move(identity)), backoff_(seed) {}

void ClientSession::start() { transport_.open(*this); }

void ClientSession::request(json message, ReplyHandler done) {
    request(std::move(message), without_json(std::move(done)));
}

void ClientSession::request(json message, ReplyJsonHandler done) {
    send({.message = std::move(message), .done = std::move(done)});
}

void ClientSession::request_until_reply(json message, ReplyHandler done) {
    request_until_reply(std::move(message), without_json(std::move(done)));
}

void ClientSession::request_until_reply(json message, ReplyJsonHandler done) {
    Pending pending{.message = std::move(message), .done = std::move(done), .retries = true};
    if (!is_welcome_) return postponed_.push_back(std::move(pending));
    send(std::move(pending));
}

void ClientSession::send(Pending pending) {
    const std::int64_t id = ++last_id_;
    json message = pending.message;
    message["id"] = id;
    pending_[id] = std::move(pending);
    transport_.send(compact(message));
}

// The connection of what was asked is gone.
void ClientSession::postpone() {
    for (Pending& pending : waiting_for_storage_) postpone(std::move(pending));
    for (auto& [id, pending] : pending_) postpone(std::move(pending));
    waiting_for_storage_.clear();
    pending_.clear();
}

void ClientSession::postpone(Pending pending) {
    if (pending.retries) postponed_.push_back(std::move(pending));
}

void ClientSession::quit() {
    if (has_ended_ || is_quitting_) return;
    is_quitting_ = true;
    if (is_welcome_) {
        transport_.close();
    } else {
        end(SessionEnd::quit, {});
    }
}

void ClientSession::hello() {
    json message = {{"op", "hello"}, {"protocol", kProtocol}};
    if (identity_.token.empty()) {
        message["name"] = identity_.name;
    } else {
        message["token"] = identity_.token;
    }
    if (const auto& program = identity_.program) {
        message["bot"] = {{"name", program->name}};
        if (!program->version.empty()) message["bot"]["version"] = program->version;
    }
    request(std::move(message), [this](const WireReply& reply) {
        if (reply.error) hello_refused(*reply.error);  // the welcome itself is heard as an event
    });
}

void ClientSession::hello_refused(const WireError& error) {
    if (error.code == "bad_token" && !identity_.token.empty()) {
        identity_.token.clear();
        hello();
        return;
    }
    if (error.code == "rate_limited") {
        transport_.close();
        return;
    }
    if (error.code == "banned") return end(SessionEnd::banned, error);
    end(SessionEnd::refused, error);
}

void ClientSession::on_open() {
    postpone();
    hello();
}

void ClientSession::on_receive(std::string_view text) {
    if (has_ended_) return;
    const json whole = parse_json(text);
    if (!whole.is_object()) return;
    if (whole.contains("re")) {
        WireReply reply;
        read(whole, reply);
        handle_reply(reply, whole);
    }
    if (has_ended_ || !member(whole, "ev").is_string()) return;
    WireMessage message;
    read(whole, message);
    if (const auto* welcome = std::get_if<WireStruct<protocol::WelcomeMessage>>(&message)) {
        on_welcome(*welcome);
    } else if (std::holds_alternative<WireStruct<protocol::ReplacedMessage>>(message)) {
        end(SessionEnd::replaced, {});
    } else if (const auto* closing = std::get_if<WireStruct<protocol::ClosingMessage>>(&message)) {
        closing_wait_ms_ =
            std::clamp<std::int64_t>(closing->reconnect_after_ms, 0, kClosingWaitMaxMs);
        events_.on_server_closing();
    } else {
        const auto* storage = std::get_if<WireStruct<protocol::StorageMessage>>(&message);
        if (storage != nullptr && storage->available) {
            for (Pending& pending : std::exchange(waiting_for_storage_, {})) {
                send(std::move(pending));
            }
        }
        events_.on_message(message, whole);
    }
}

void ClientSession::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    const bool again = std::exchange(was_ever_welcome_, true);
    is_welcome_ = true;
    lost_at_ms_ = -1;
    backoff_.reset();
    identity_.token = welcome.token;
    player_ = welcome.player;
    events_.on_welcome(welcome, again);
    for (Pending& pending : std::exchange(postponed_, {})) send(std::move(pending));
}

void ClientSession::handle_reply(const WireReply& reply, const json& whole) {
    const auto found = reply.re ? pending_.find(*reply.re) : pending_.end();
    if (found == pending_.end()) return;
    Pending pending = std::move(found->second);
    pending_.erase(found);
    if (reply.error && reply.error->code == "storage_unavailable") {
        waiting_for_storage_.push_back(std::move(pending));
    } else if (pending.done) {
        pending.done(reply, whole);
    }
}

std::chrono::milliseconds ClientSession::next_wait() {
    const auto asked = std::chrono::milliseconds(std::exchange(closing_wait_ms_, -1));
    return asked.count() >= 0 ? asked + backoff_.next() : backoff_.next();
}

void ClientSession::on_close(const std::string& why) {
    is_welcome_ = false;
    postpone();
    if (has_ended_) return;
    if (is_quitting_) return end(SessionEnd::quit, {});
    if (!was_ever_welcome_) return end(SessionEnd::unreachable, error_of(why));
    if (lost_at_ms_ < 0) lost_at_ms_ = transport_.now_ms();
    const auto missing = std::chrono::milliseconds(transport_.now_ms() - lost_at_ms_);
    if (missing > kGiveUpAfter) return end(SessionEnd::lost, error_of(why));
    const auto wait = next_wait();
    events_.on_connection_lost(why, wait);
    transport_.after(wait, [this] {
        if (!has_ended_) transport_.open(*this);
    });
}

void ClientSession::end(SessionEnd how, const WireError& why) {
    if (std::exchange(has_ended_, true)) return;
    is_welcome_ = false;
    transport_.close();
    events_.on_session_end(how, why);
}

}  // namespace vegas::cli
