// One player's session with the server over any number of connections: hello, requests, replies and
// reconnecting. A request that is refused because nothing can be stored has changed nothing. It is
// sent again as soon as the server can store, and its caller does not notice. Knows nothing of
// tables. Single-threaded.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/net/transport.hpp"
#include "client-cli/protocol/wire.hpp"
#include "client-cli/session/reconnect_timer.hpp"
#include "client-cli/session/request_queue.hpp"

namespace vegas::cli {

enum class SessionEnd {
    unreachable,  // the first connection failed
    lost,         // no connection for ReconnectTimer::kGiveUpAfter
    refused,      // the server refused us
    banned,       // the server's operator has banned us
    revoked,      // the player has revoked this device
    forgotten,    // the player was deleted
    quit,         // the client was told to stop
};

class SessionEvents {
public:
    virtual ~SessionEvents() = default;
    // After each hello; `again` from the second on. Keep the token in the message.
    virtual void on_welcome(const WireStruct<protocol::WelcomeMessage>&, bool again) = 0;
    // Unsolicited messages, and replies that are such messages; `whole`: the JSON that the message
    // was read from.
    virtual void on_message(const WireMessage&, const json& whole) = 0;
    // The connection is lost; the next attempt comes after `wait`.
    virtual void on_connection_lost(const std::string& why, std::chrono::milliseconds wait) = 0;
    // The server has announced that it will stop.
    virtual void on_server_closing() = 0;
    // Too many connections come from our network. The session ends, or a lost connection follows.
    virtual void on_rate_limited(std::chrono::seconds wait) = 0;
    // The server does not go by this host, which our address has. The same follows.
    virtual void on_host_refused(const std::string& host) = 0;
    // The last callback. `why`: the refusal; if the connection failed, only its message.
    virtual void on_session_end(SessionEnd, const WireError& why) = 0;
};

struct Identity {
    std::string name;
    std::string token;                              // empty: join as a guest with the name
    std::optional<protocol::BotProgram> program{};  // that plays; nullopt: a person
};

class ClientSession final : public TransportEvents {
public:
    // Gets the reply, with `ok` or with `error`. For request() it is never called if the connection
    // is lost before the reply comes; repeat the request in on_welcome(again).
    using ReplyHandler = std::function<void(const WireReply&)>;
    // The same; `whole` is the JSON that the reply was read from.
    using ReplyJsonHandler = std::function<void(const WireReply&, const json& whole)>;

    ClientSession(Transport&, SessionEvents&, Identity, std::uint64_t seed);

    void start();
    void request(json message, ReplyHandler done = {});
    void request(json message, ReplyJsonHandler done);
    // Sent again on each new connection until a reply comes; without a connection, on the next one.
    // REQUIRES: the request is idempotent.
    void request_until_reply(json message, ReplyHandler done = {});
    void request_until_reply(json message, ReplyJsonHandler done);
    void quit();

    [[nodiscard]] bool is_welcome() const { return is_welcome_; }
    // Whether the server refused the token on this connection, and made a new player.
    [[nodiscard]] bool is_new_player() const { return is_new_player_; }
    [[nodiscard]] const std::string& player() const { return player_; }

    void on_open() override;
    void on_receive(std::string_view text) override;
    void on_asked_to_wait(AskedWait asked) override;
    void on_host_refused(const std::string& host) override;
    void on_close(const std::string& why, std::uint16_t code) override;

private:
    void hello();
    void on_welcome(const WireStruct<protocol::WelcomeMessage>&);
    void hello_refused(const WireError&);
    void end(SessionEnd, const WireError& why);

    Transport& transport_;
    SessionEvents& events_;
    Identity identity_;
    RequestQueue requests_;
    ReconnectTimer reconnect_timer_;
    std::string player_;
    bool is_welcome_ = false;        // on this connection
    bool is_new_player_ = false;     // on this connection
    bool was_ever_welcome_ = false;  // on any connection
    bool has_ended_ = false;
    bool is_quitting_ = false;
};

}  // namespace vegas::cli
