// A port that accepts connections and starts an HTTP session on each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "server/shell/http/site.hpp"
#include "server/shell/net/event_loop.hpp"

namespace vegas::shell {

class Listener {
public:
    struct Options {
        std::string address;     // numeric, IPv4 or IPv6
        std::uint16_t port = 0;  // 0: any free one
        Door door{};
        std::size_t connections_max = 0;  // beyond it, new ones are dropped at once
    };

    // Throws std::runtime_error with one clear line if it cannot listen on the port.
    Listener(EventLoop& loop, const Options& options, const Site& site);
    ~Listener();

    [[nodiscard]] std::uint16_t port() const;

    // Accepts no more; connections that are there stay.
    void stop();

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

// How an address and a port stand in a URL: IPv6 in brackets.
[[nodiscard]] std::string authority(const std::string& address, std::uint16_t port);

}  // namespace vegas::shell
