// Lines between clients and servers. Each is a stream of bytes either way, in order and with a
// delay, and can be cut after any byte that is on its way: the messages that end before it arrive,
// and no later one does. The server may hear late that a line is gone, a client may read slowly,
// and the socket takes what the server writes in pieces of any size.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "server/core/base/io.hpp"
#include "tests/sim/agenda.hpp"
#include "tests/sim/chance.hpp"
#include "tests/sim/plan.hpp"

namespace vegas::sim {

// A client's end of a line. After lost() nothing more comes by it.
class Hearer {
public:
    virtual ~Hearer() = default;
    virtual void hear(core::ConnId line, const std::string& message) = 0;
    // `reason`: the server's; empty: the line was cut, or nobody answered.
    virtual void lost(core::ConnId line, std::string_view reason) = 0;
};

class Network {
public:
    using ToServer =
        std::variant<core::Opened, core::Received, core::Malformed, core::Closed, core::Written>;
    // To server number `to`. Gives the incarnation of the server that took it; 0: none was there.
    using Deliver = std::function<std::uint64_t(int to, ToServer)>;
    // The number of a server for somebody who comes.
    using Choose = std::function<int()>;

    Network(const Plan& plan, Agenda& agenda)
        : plan_(plan), agenda_(agenda), chance_(plan.seed, "network") {}
    void leads_to(Choose choose, Deliver servers) {
        choose_ = std::move(choose);
        servers_ = std::move(servers);
    }

    // ---- of clients
    [[nodiscard]] core::ConnId connect(Hearer& hearer, const core::Address& from,
                                       bool reads_slowly);
    void say(core::ConnId line, std::string message);
    void say_malformed(core::ConnId line, core::Broken what);
    // The line is gone, as seen from the client at once; REQUIRES: it was not lost before.
    void cut(core::ConnId line);
    // Nobody listens to it any more, and it stays.
    void turn_away_from(core::ConnId line);

    // ---- of servers
    void send(core::ConnId line, core::Text text);
    void close(core::ConnId line, const std::string& reason, bool at_once);
    // `unnoticed_ms`: for so long nobody hears of it.
    void server_is_gone(std::uint64_t incarnation, std::int64_t unnoticed_ms);
    // A balancer closes all lines to this server; or some line breaks.
    void drop_lines_to(int number);
    void break_any();

    void heal() { healed_ = true; }
    // The incarnation of the server to which it leads; 0: to none, as yet.
    [[nodiscard]] std::uint64_t server_of(core::ConnId line) const;
    // Everything that the server has said by it has been heard.
    [[nodiscard]] bool is_quiet(core::ConnId line) const;
    // Its client reads slowly: much may be on its way.
    [[nodiscard]] bool is_slow(core::ConnId line) const;
    // Payload that the server has sent and was not told to have left.
    [[nodiscard]] std::size_t unwritten(core::ConnId line) const;

private:
    // One direction. Bytes are counted from the first that was ever sent.
    struct Stream {
        std::uint64_t sent = 0, arrived = 0;
        std::optional<std::uint64_t> breaks_at;  // no byte after it arrives
    };
    struct Line {
        Hearer* hearer = nullptr;  // null: the client's end is gone
        bool heard = true;         // somebody listens to it
        int number = 0;            // of the server
        std::uint64_t server = 0;  // the incarnation that knows of it; 0: none does
        bool orphan = false;       // and is gone
        bool closing = false;      // by the server
        bool slow = false;
        std::int64_t up_ms = 0, down_ms = 0;  // when the last message arrives
        std::uint32_t coming = 0;             // messages for the client
        Stream up, down;
        // Bytes from the server: that the socket has taken, and of which the server was told so;
        // and how many it is told of at once.
        std::uint64_t taken = 0, told = 0, report = 1;
    };

    [[nodiscard]] Line* find(core::ConnId line);
    [[nodiscard]] std::int64_t delay();
    // Some byte of those that are on their way, or the last one that has arrived.
    [[nodiscard]] std::uint64_t any_byte(const Stream& stream);
    void up(core::ConnId line, ToServer what, std::size_t bytes);
    void deliver(core::ConnId line, ToServer what, std::uint64_t end);
    void arrive(core::ConnId line, const core::Text& text, std::uint64_t end);
    // The socket takes all up to this byte, at once or in pieces.
    void take(core::ConnId line, std::uint64_t end);
    void break_off(core::ConnId line);
    void tell_server_of_end(core::ConnId line, std::int64_t in_ms);
    void lose(core::ConnId line, const std::string& reason);

    const Plan& plan_;
    Agenda& agenda_;
    Chance chance_;
    Choose choose_;
    Deliver servers_;
    std::map<std::uint64_t, Line> lines_;  // until both ends know that it is gone
    std::uint64_t last_ = 0;
    bool healed_ = false;
};

}  // namespace vegas::sim
