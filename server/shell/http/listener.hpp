// A port that accepts connections and starts an HTTP session on each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "server/shell/http/site.hpp"
#include "server/shell/net/event_loop.hpp"

namespace vegas::shell {

class Listener {
public:
    struct Options {
        std::string address;          // numeric, IPv4 or IPv6
        std::uint16_t port = 0;       // 0: any free one
        std::optional<int> socket{};  // one that listens already: address and port do not count
        Door door{};
        std::size_t connections_max = 0;  // beyond it, new ones are dropped at once
    };

    // Throws std::runtime_error with one clear line if it cannot listen on the port.
    Listener(EventLoop& loop, const Options& options, const Site& site);
    ~Listener();

    [[nodiscard]] std::string address() const;
    [[nodiscard]] std::uint16_t port() const;
    // Only this machine can connect.
    [[nodiscard]] bool on_loopback() const;

    // Accepts no more; connections that are there stay. Those that a socket of somebody else's has
    // not given us yet wait there for the next process.
    void stop();
    // Connections whose request is on its way or has no answer yet. One that has had an answer and
    // asks nothing is none of them.
    [[nodiscard]] std::size_t unanswered() const;

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
