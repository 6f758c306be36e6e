// One player's conversation with the server, over as many connections as it takes: hello, requests
// and their replies, coming back after a lost connection. A request that is refused because nothing
// can be stored has changed nothing: it is said again as soon as the server can store, and nobody
// else hears of it. It knows nothing of tables. Single-threaded.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/net/backoff.hpp"
#include "client-cli/net/transport.hpp"
#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

enum class SessionEnd {
    unreachable,  // the first connection failed
    lost,         // none came back for kGiveUpAfter
    refused,      // the server refused us
    banned,       // the operator of the server does not let us in
    replaced,     // the player connected elsewhere
    quit,         // the client was told to stop
};

class SessionEvents {
public:
    virtual ~SessionEvents() = default;
    // After each hello; `again` from the second on. The token in it is to be kept.
    virtual void welcomed(const Read<protocol::Welcome>&, bool again) = 0;
    // What the server says unasked, and replies that are such messages; `whole`: the JSON that the
    // message was read from.
    virtual void heard(const Message&, const json& whole) = 0;
    // The connection is lost; the next attempt comes after `wait`.
    virtual void lost(const std::string& why, std::chrono::milliseconds wait) = 0;
    // The server has said that it will stop.
    virtual void closing() = 0;
    // Nothing comes after this. `why`: the refusal; where the connection failed, only its message.
    virtual void ended(SessionEnd, const Error& why) = 0;
};

struct Identity {
    std::string name;
    std::string token;                           // empty: come as a guest with the name
    std::optional<protocol::Program> program{};  // which plays; nothing: a person
};

class Session final : public TransportEvents {
public:
    // Takes the reply: with `ok`, or with `error`. Of a request(), it is never called when the
    // connection was lost before the reply came; ask again when welcomed(again) comes.
    using Done = std::function<void(const Reply&)>;
    // The same; `whole` is the JSON that the reply was read from.
    using DoneWhole = std::function<void(const Reply&, const json& whole)>;

    static constexpr std::chrono::minutes kGiveUpAfter{5};

    Session(Transport&, SessionEvents&, Identity, std::uint64_t seed);

    void start();
    void request(json message, Done done = {});
    void request(json message, DoneWhole done);
    // Said again on each new connection until a reply comes; without a connection, on the next one.
    // REQUIRES: the server does it once, however often it is asked.
    void insist(json message, Done done = {});
    void insist(json message, DoneWhole done);
    void quit();

    [[nodiscard]] bool is_welcome() const { return welcome_; }
    [[nodiscard]] const std::string& player() const { return player_; }

    void opened() override;
    void received(std::string_view text) override;
    void closed(const std::string& why) override;

private:
    struct Pending {
        json message;
        DoneWhole done;
        bool insists = false;
    };

    void say(Pending);
    void put_off();
    void put_off(Pending);
    void hello();
    void welcomed(const Read<protocol::Welcome>&);
    void answered(const Reply&, const json& whole);
    void hello_refused(const Error&);
    void end(SessionEnd, const Error& why);
    [[nodiscard]] std::chrono::milliseconds next_wait();

    Transport& transport_;
    SessionEvents& events_;
    Identity identity_;
    Backoff backoff_;
    std::map<std::int64_t, Pending> pending_;
    std::vector<Pending> put_off_;   // to be said again after the next welcome
    std::vector<Pending> unstored_;  // and when the server can store
    std::int64_t last_id_ = 0;
    std::string player_;
    bool welcome_ = false;       // said on this connection
    bool ever_welcome_ = false;  // said on any
    bool ended_ = false;
    bool quitting_ = false;
    std::int64_t lost_at_ms_ = -1;       // when the connection was lost that has not come back yet
    std::int64_t closing_wait_ms_ = -1;  // what the server asked for before it went
};

}  // namespace vegas::cli
