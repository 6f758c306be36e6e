#include "client-cli/session/session.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"
#include "protocol/replies/close_codes.hpp"

namespace vegas::cli {

namespace {

constexpr int kProtocol = 1;
constexpr const char* kGivesSeeds = "seeds";  // seed_giver.hpp
constexpr const char* kDeviceName = "vegas";  // in the player's list of devices

ClientSession::ReplyJsonHandler without_json(ClientSession::ReplyHandler done) {
    if (!done) return {};
    return [done = std::move(done)](const WireReply& reply, const json&) { done(reply); };
}

using protocol::CloseCode;

constexpr std::uint16_t as_number(CloseCode code) { return static_cast<std::uint16_t>(code); }

WireError error_of(const std::string& why) { return {.message = why}; }

}  // namespace

ClientSession::ClientSession(Transport& transport, SessionEvents& events, Identity identity,
                             std::uint64_t seed)
    : transport_(transport),
      events_(events),
      identity_(std::move(identity)),
      requests_(transport),
      reconnect_timer_(seed) {}

void ClientSession::start() { transport_.open(*this); }

void ClientSession::request(json message, ReplyHandler done) {
    request(std::move(message), without_json(std::move(done)));
}

void ClientSession::request(json message, ReplyJsonHandler done) {
    requests_.send({.message = std::move(message), .done = std::move(done)});
}

void ClientSession::request_until_reply(json message, ReplyHandler done) {
    request_until_reply(std::move(message), without_json(std::move(done)));
}

void ClientSession::request_until_reply(json message, ReplyJsonHandler done) {
    RequestQueue::Request request{
        .message = std::move(message), .done = std::move(done), .retries = true};
    if (is_welcome_) {
        requests_.send(std::move(request));
    } else {
        requests_.postpone(std::move(request));
    }
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
    json message = {{"op", "hello"}, {"protocol", kProtocol}, {"caps", {kGivesSeeds}}};
    if (identity_.token.empty()) {
        message["name"] = identity_.name;
        message["device"] = kDeviceName;
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
        is_new_player_ = true;
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
    requests_.on_connection_lost();
    is_new_player_ = false;
    hello();
}

void ClientSession::on_receive(std::string_view text) {
    if (has_ended_) return;
    const json whole = parse_json(text);
    if (!whole.is_object()) return;
    if (whole.contains("re")) {
        WireReply reply;
        read(whole, reply);
        requests_.on_reply(reply, whole);
    }
    if (has_ended_ || !member(whole, "ev").is_string()) return;
    WireMessage message;
    read(whole, message);
    if (const auto* welcome = std::get_if<WireStruct<protocol::WelcomeMessage>>(&message)) {
        on_welcome(*welcome);
    } else if (const auto* closing = std::get_if<WireStruct<protocol::ClosingMessage>>(&message)) {
        reconnect_timer_.on_asked_to_wait(closing->reconnect_after_ms);
        events_.on_server_closing();
    } else {
        const auto* storage = std::get_if<WireStruct<protocol::StorageMessage>>(&message);
        if (storage != nullptr && storage->available) requests_.on_storage_available();
        events_.on_message(message, whole);
    }
}

void ClientSession::on_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    const bool again = std::exchange(was_ever_welcome_, true);
    is_welcome_ = true;
    reconnect_timer_.on_connected();
    identity_.token = welcome.token;
    player_ = welcome.player;
    events_.on_welcome(welcome, again);
    requests_.on_welcome();
}

void ClientSession::on_asked_to_wait(AskedWait asked) {
    reconnect_timer_.on_asked_to_wait(std::chrono::milliseconds(asked.wait).count());
    if (asked.is_rate_limited && !is_quitting_) events_.on_rate_limited(asked.wait);
}

void ClientSession::on_host_refused(const std::string& host) {
    if (!is_quitting_) events_.on_host_refused(host);
}

void ClientSession::on_close(const std::string& why, std::uint16_t code) {
    is_welcome_ = false;
    requests_.on_connection_lost();
    if (has_ended_) return;
    if (is_quitting_) return end(SessionEnd::quit, {});
    if (code == as_number(CloseCode::device_revoked)) return end(SessionEnd::revoked, {});
    if (code == as_number(CloseCode::player_forgotten)) return end(SessionEnd::forgotten, {});
    if (!was_ever_welcome_) return end(SessionEnd::unreachable, error_of(why));
    const auto wait = reconnect_timer_.next_wait(transport_.now_ms());
    if (!wait) return end(SessionEnd::lost, error_of(why));
    events_.on_connection_lost(why, *wait);
    transport_.after(*wait, [this] {
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
