// Models the connections between clients and servers. Each is a stream of bytes either way, in
// order and delayed. It can be cut after any byte in flight: messages that end before it arrive,
// later ones do not. The server may learn late that a connection is gone. A client may read slowly.
// The socket takes what the server writes in pieces of any size.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/core/base/io.hpp"
#include "tests/sim/plan.hpp"
#include "tests/sim/random_stream.hpp"
#include "tests/sim/scheduler.hpp"

namespace vegas::sim {

// A client's end of a connection. Nothing comes after on_line_lost().
class LineListener {
public:
    virtual ~LineListener() = default;
    virtual void on_message(core::ConnId line, const std::string& message) = 0;
    // `reason`: the server's; empty if the connection was cut or no server took it.
    virtual void on_line_lost(core::ConnId line, std::string_view reason) = 0;
};

class Network {
public:
    using ToServer = std::variant<core::ConnectionOpened, core::Received, core::Malformed,
                                  core::ConnectionClosed, core::BytesWritten>;
    // Delivers to server number `to`. Returns the incarnation of the server that took it, or 0 if
    // none.
    using Deliver = std::function<std::uint64_t(int to, ToServer)>;
    // Picks the number of a server for a new connection.
    using Choose = std::function<int()>;

    Network(const Plan& plan, Scheduler& agenda)
        : plan_(plan), agenda_(agenda), chance_(plan.seed, "network") {}
    void connect_servers(Choose choose, Deliver servers) {
        choose_ = std::move(choose);
        servers_ = std::move(servers);
    }

    // ---- for clients
    [[nodiscard]] core::ConnId connect(LineListener& hearer, const core::Address& from,
                                       bool reads_slowly);
    void send_from_client(core::ConnId line, std::string message);
    void send_malformed(core::ConnId line, core::MessageError what);
    // Cuts the connection; for the client it is gone at once. REQUIRES: it was not lost before.
    void cut(core::ConnId line);

    // ---- for servers
    void send(core::ConnId line, core::SharedText text);
    void close(core::ConnId line, const std::string& reason, bool at_once);
    // `unnoticed_ms`: for so long no client learns of it.
    void server_is_gone(std::uint64_t incarnation, std::int64_t unnoticed_ms);
    // A load balancer closes all connections to this server; or one connection breaks.
    void drop_lines_to(int number);
    void cut_random_line();

    void heal() { healed_ = true; }
    // The incarnation of the server that it leads to, or 0 if none yet.
    [[nodiscard]] std::uint64_t server_of(core::ConnId line) const;
    // The client has received everything that the server sent.
    [[nodiscard]] bool is_quiet(core::ConnId line) const;
    // Its client reads slowly, so much may be in flight.
    [[nodiscard]] bool is_slow(core::ConnId line) const;
    // Payload bytes that the server has sent and that were not reported to it as written.
    [[nodiscard]] std::size_t unwritten(core::ConnId line) const;

private:
    // One direction. Bytes are counted from the first one ever sent.
    struct Stream {
        std::uint64_t sent = 0, arrived = 0;
        std::optional<std::uint64_t> breaks_at;  // no byte after it arrives
    };
    struct Line {
        LineListener* hearer = nullptr;  // nullptr if the client's end is gone
        int number = 0;                  // of the server
        std::uint64_t server = 0;        // incarnation of the server that knows of it; 0 if none
        bool orphan = false;             // and that server is gone
        bool closing = false;            // by the server
        bool slow = false;
        std::int64_t up_ms = 0, down_ms = 0;  // when the last message arrives
        std::uint32_t coming = 0;             // messages for the client
        Stream up, down;
        // Bytes from the server: taken by the socket, reported to the server as written, and the
        // least number reported at once.
        std::uint64_t taken = 0, told = 0, report = 1;
    };

    [[nodiscard]] Line* find(core::ConnId line);
    [[nodiscard]] std::int64_t delay();
    // A random byte of those in flight, or the last one that has arrived.
    [[nodiscard]] std::uint64_t any_byte(const Stream& stream);
    void up(core::ConnId line, ToServer what, std::size_t bytes);
    void deliver(core::ConnId line, ToServer what, std::uint64_t end);
    void arrive(core::ConnId line, const core::SharedText& text, std::uint64_t end);
    // The socket takes all bytes up to this one, at once or in pieces.
    void take(core::ConnId line, std::uint64_t end);
    void break_off(core::ConnId line);
    void tell_server_of_end(core::ConnId line, std::int64_t in_ms);
    void lose(core::ConnId line, const std::string& reason);

    const Plan& plan_;
    Scheduler& agenda_;
    RandomStream chance_;
    Choose choose_;
    Deliver servers_;
    std::map<std::uint64_t, Line> lines_;  // until both ends know that it is gone
    std::uint64_t last_ = 0;
    bool healed_ = false;
};

}  // namespace vegas::sim
