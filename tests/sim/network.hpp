// Lines between clients and the server. Each carries whole messages, in order and with a delay, and
// can be cut at any time: what is on its way then is lost, so that of all that was said any first
// part has arrived. The server may hear late that a line is gone, and a client may read slowly.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
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
    // Gives the number of the start of the server that took it; 0: none was there.
    using Deliver = std::function<std::uint64_t(ToServer)>;

    Network(const Plan& plan, Agenda& agenda)
        : plan_(plan), agenda_(agenda), chance_(plan.seed, "network") {}
    void leads_to(Deliver server) { server_ = std::move(server); }

    // ---- of clients
    [[nodiscard]] core::ConnId connect(Hearer& hearer, bool reads_slowly);
    void say(core::ConnId line, std::string message);
    void say_malformed(core::ConnId line, core::Broken what);
    // The line is gone, as seen from the client at once; REQUIRES: it was not lost before.
    void cut(core::ConnId line);
    // Nobody listens to it any more, and it stays.
    void turn_away_from(core::ConnId line);

    // ---- of the server
    void send(core::ConnId line, core::Text text);
    void close(core::ConnId line, std::string_view reason, bool at_once);
    void server_is_gone();

    void heal() { healed_ = true; }
    // To which start of the server it leads; 0: to none, as yet.
    [[nodiscard]] std::uint64_t start_of(core::ConnId line) const;
    // Everything that the server has said by it has been heard.
    [[nodiscard]] bool is_quiet(core::ConnId line) const;
    // Payload that the server has sent and was not told to be written.
    [[nodiscard]] std::size_t unwritten(core::ConnId line) const;

private:
    struct Line {
        Hearer* hearer = nullptr;  // null: the client's end is gone
        bool heard = true;         // somebody listens to it
        std::uint64_t start = 0;   // of the server that knows of it; 0: none does
        bool orphan = false;       // and is gone
        bool closing = false;      // by the server
        bool slow = false;
        std::int64_t up_ms = 0, down_ms = 0;  // when the last message arrives
        std::uint32_t coming = 0;             // messages for the client
        std::size_t unwritten = 0;
    };

    [[nodiscard]] Line* find(core::ConnId line);
    [[nodiscard]] std::int64_t delay();
    void up(core::ConnId line, ToServer what);
    void deliver(core::ConnId line, ToServer what);
    void arrive(core::ConnId line, const core::Text& text);
    void written(core::ConnId line, std::size_t bytes);
    void tell_server_of_end(core::ConnId line, std::int64_t in_ms);
    void lose(core::ConnId line, std::string_view reason);

    const Plan& plan_;
    Agenda& agenda_;
    Chance chance_;
    Deliver server_;
    std::map<std::uint64_t, Line> lines_;  // until both ends know that it is gone
    std::uint64_t last_ = 0;
    bool healed_ = false;
};

}  // namespace vegas::sim
