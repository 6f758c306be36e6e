// Connects this server with its peers: one TCP connection to each server that shares the store. The
// newer server connects to the older one, so a pair has one connection. A peer silent for three
// seconds is disconnected, and reconnected while the database lists it as active. On the loop's
// thread.
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
struct PeerAddress {
    std::string host, port;
    [[nodiscard]] static PeerAddress parse(const std::string& link);
};

class Peers {
public:
    struct Options {
        std::string address;  // numeric, to listen on
        std::uint16_t port = 0;
        std::string key;  // shared by all servers
        core::NodeId self = core::kNoNode;
    };
    struct Callbacks {
        std::function<void(core::NodeId)> on_up, on_down;
        std::function<void(core::NodeId, core::peer::PeerMessage)> on_message;  // while it is up
    };
    struct PeerNode {  // active, as the database says
        core::NodeId node = core::kNoNode;
        std::string link;
    };

    // Limit of unsent bytes for a peer. Beyond it the peer is not reading, and is disconnected.
    static constexpr std::size_t kQueueBytes = 8 * 1024 * 1024;

    // Starts listening. Throws std::runtime_error with one line for the operator if it cannot.
    Peers(EventLoop& loop, const Options& options, core::Entropy& entropy, Log& log,
          Callbacks callbacks);
    ~Peers();
    Peers& operator=(Peers&&) = delete;

    [[nodiscard]] std::uint16_t port() const;
    void set_nodes(const std::vector<PeerNode>& nodes);
    void send(const core::ToPeer& what);

private:
    struct Impl;
    std::shared_ptr<Impl> impl_;
};

}  // namespace vegas::shell
