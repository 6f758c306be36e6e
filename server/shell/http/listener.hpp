// A port that accepts connections and starts an HTTP session on each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/shell/http/session_parts.hpp"
#include "server/shell/net/event_loop.hpp"

namespace vegas::shell {

class Listener {
public:
    struct Options {
        std::string address;          // numeric, IPv4 or IPv6
        std::uint16_t port = 0;       // 0: any free port
        std::optional<int> socket{};  // listens already; replaces address and port
        ListenerRole role{};
        std::size_t connections_max = 0;  // more are dropped at once
    };

    // Throws std::runtime_error with one clear line if it cannot listen.
    Listener(EventLoop& loop, const Options& options, const SessionParts& session_parts);
    ~Listener();

    [[nodiscard]] std::string address() const;
    [[nodiscard]] std::uint16_t port() const;
    // Whether only this machine can connect.
    [[nodiscard]] bool on_loopback() const;

    // Stops accepting; open connections stay. On a passed socket, connections not yet accepted wait
    // for the next process.
    void stop();
    // Connections with a request that is incomplete or without its reply. Idle connections do not
    // count.
    [[nodiscard]] std::size_t pending_requests() const;

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
