// The lines to the other servers that share the store: one TCP connection to each. The newer server
// calls the older one, so there is one line between two. A peer that says nothing for three seconds
// is cut off, and called again for as long as the database says that it is at work. Everything on
// the loop's thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/core/base/ids.hpp"
#include "server/core/base/io.hpp"
#include "server/shell/net/event_loop.hpp"
#include "server/shell/process/log.hpp"

namespace vegas::shell {

// "node.example:9090", "10.0.0.7:9090", "[2001:db8::7]:9090".
struct Reach {
    std::string host, port;
    [[nodiscard]] static Reach parse(const std::string& link);
};

class Links {
public:
    struct Options {
        std::string address;  // numeric, to listen on
        std::uint16_t port = 0;
        std::string key;  // that all servers share
        core::NodeId self = core::kNoNode;
    };
    struct Ears {
        std::function<void(core::NodeId)> up, down;
        std::function<void(core::NodeId, core::link::Message)> message;  // while it is up
    };
    struct Known {  // a server that the database says is at work
        core::NodeId node = core::kNoNode;
        std::string link;
    };

    // More than so many bytes that a peer has still to take: it does not read, and is cut off.
    static constexpr std::size_t kQueueBytes = 8 * 1024 * 1024;

    // Listens. Throws std::runtime_error with one line for the operator if it cannot.
    Links(EventLoop& loop, const Options& options, core::Entropy& entropy, Log& log, Ears ears);
    ~Links();
    Links& operator=(Links&&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    void set_known(const std::vector<Known>& nodes);
    void send(const core::ToPeer& what);

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
