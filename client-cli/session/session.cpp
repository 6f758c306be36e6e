#include "client-cli/session/session.hpp"

#include <algorithm>
#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

constexpr int kProtocol = 1;
constexpr std::int64_t kClosingWaitMaxMs = 120'000;

Session::DoneWhole without_json(Session::Done done) {
    if (!done) return {};
    return [done = std::move(done)](const Reply& reply, const json&) { done(reply); };
}

Error only_words(const std::string& why) { return {.message = why}; }

}  // namespace

Session::Session(Transport& transport, SessionEvents& events, Identity identity, std::uint64_t seed)
    : transport_(transport), events_(events), identity_(std::move(identity)), backoff_(seed) {}

void Session::start() { transport_.open(*this); }

void Session::request(json message, Done done) {
    request(std::move(message), without_json(std::move(done)));
}

void Session::request(json message, DoneWhole done) {
    say({.message = std::move(message), .done = std::move(done)});
}

void Session::insist(json message, Done done) {
    insist(std::move(message), without_json(std::move(done)));
}

void Session::insist(json message, DoneWhole done) {
    Pending pending{.message = std::move(message), .done = std::move(done), .insists = true};
    if (!welcome_) return put_off_.push_back(std::move(pending));
    say(std::move(pending));
}

void Session::say(Pending pending) {
    const std::int64_t id = ++last_id_;
    json message = pending.message;
    message["id"] = id;
    pending_[id] = std::move(pending);
    transport_.send(compact(message));
}

// The connection of what was asked is gone.
void Session::put_off() {
    for (Pending& pending : unstored_) put_off(std::move(pending));
    for (auto& [id, pending] : pending_) put_off(std::move(pending));
    unstored_.clear();
    pending_.clear();
}

void Session::put_off(Pending pending) {
    if (pending.insists) put_off_.push_back(std::move(pending));
}

void Session::quit() {
    if (ended_ || quitting_) return;
    quitting_ = true;
    if (welcome_) {
        transport_.close();
    } else {
        end(SessionEnd::quit, {});
    }
}

void Session::hello() {
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
    request(std::move(message), [this](const Reply& reply) {
        if (reply.error) hello_refused(*reply.error);  // the welcome itself is heard as an event
    });
}

void Session::hello_refused(const Error& error) {
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

void Session::opened() {
    put_off();
    hello();
}

void Session::received(std::string_view text) {
    if (ended_) return;
    const json whole = parse_json(text);
    if (!whole.is_object()) return;
    if (whole.contains("re")) {
        Reply reply;
        read(whole, reply);
        answered(reply, whole);
    }
    if (ended_ || !member(whole, "ev").is_string()) return;
    Message message;
    read(whole, message);
    if (const auto* welcome = std::get_if<Read<protocol::Welcome>>(&message)) {
        welcomed(*welcome);
    } else if (std::holds_alternative<Read<protocol::Replaced>>(message)) {
        end(SessionEnd::replaced, {});
    } else if (const auto* closing = std::get_if<Read<protocol::Closing>>(&message)) {
        closing_wait_ms_ =
            std::clamp<std::int64_t>(closing->reconnect_after_ms, 0, kClosingWaitMaxMs);
        events_.closing();
    } else {
        const auto* storage = std::get_if<Read<protocol::Storage>>(&message);
        if (storage != nullptr && storage->available) {
            for (Pending& pending : std::exchange(unstored_, {})) say(std::move(pending));
        }
        events_.heard(message, whole);
    }
}

void Session::welcomed(const Read<protocol::Welcome>& welcome) {
    const bool again = std::exchange(ever_welcome_, true);
    welcome_ = true;
    lost_at_ms_ = -1;
    backoff_.reset();
    identity_.token = welcome.token;
    player_ = welcome.player;
    events_.welcomed(welcome, again);
    for (Pending& pending : std::exchange(put_off_, {})) say(std::move(pending));
}

void Session::answered(const Reply& reply, const json& whole) {
    const auto found = reply.re ? pending_.find(*reply.re) : pending_.end();
    if (found == pending_.end()) return;
    Pending pending = std::move(found->second);
    pending_.erase(found);
    if (reply.error && reply.error->code == "storage_unavailable") {
        unstored_.push_back(std::move(pending));
    } else if (pending.done) {
        pending.done(reply, whole);
    }
}

std::chrono::milliseconds Session::next_wait() {
    const auto asked = std::chrono::milliseconds(std::exchange(closing_wait_ms_, -1));
    return asked.count() >= 0 ? asked + backoff_.next() : backoff_.next();
}

void Session::closed(const std::string& why) {
    welcome_ = false;
    put_off();
    if (ended_) return;
    if (quitting_) return end(SessionEnd::quit, {});
    if (!ever_welcome_) return end(SessionEnd::unreachable, only_words(why));
    if (lost_at_ms_ < 0) lost_at_ms_ = transport_.now_ms();
    const auto missing = std::chrono::milliseconds(transport_.now_ms() - lost_at_ms_);
    if (missing > kGiveUpAfter) return end(SessionEnd::lost, only_words(why));
    const auto wait = next_wait();
    events_.lost(why, wait);
    transport_.after(wait, [this] {
        if (!ended_) transport_.open(*this);
    });
}

void Session::end(SessionEnd how, const Error& why) {
    if (std::exchange(ended_, true)) return;
    welcome_ = false;
    transport_.close();
    events_.ended(how, why);
}

}  // namespace vegas::cli
