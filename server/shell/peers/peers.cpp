#include "server/shell/peers/peers.hpp"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <cstddef>
#include <deque>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <utility>

#include "server/core/base/network.hpp"
#include "server/core/peer/codec.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/peers/peer_frames.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;
using Resolver = net::ip::basic_resolver<tcp, Executor>;

constexpr milliseconds kHeartbeatInterval{1'000};
constexpr milliseconds kPeerTimeout{3'000};  // after which a peer is given up
constexpr std::chrono::minutes kLogInterval{1};
// Connections that have not proved that they have the key: how long, how many, and how many from
// one source. Of more, the oldest gives way to the newest: a peer needs a moment only.
constexpr milliseconds kAuthenticationDeadline{3'000};
constexpr std::size_t kUnauthenticatedMax = 16;
constexpr std::ptrdiff_t kUnauthenticatedPerSource = 4;

// Who has a network of IPv6 has all its addresses.
std::string source_of(const TcpSocket& socket) {
    error_code gone;
    const auto address = socket.remote_endpoint(gone).address().to_string();
    const auto network = core::Network::parse(address.substr(0, address.find('%')));
    return network ? network->truncate_to_account().text() : address;
}

}  // namespace

PeerAddress PeerAddress::parse(const std::string& link) {
    const auto colon = link.rfind(':');
    if (colon == std::string::npos) return {};
    std::string host = link.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    return {.host = std::move(host), .port = link.substr(colon + 1)};
}

struct Peers::Impl : std::enable_shared_from_this<Peers::Impl> {
    // A connection to a peer, from its first byte on.
    struct PeerConnection {
        PeerConnection(const Executor& executor, TcpSocket s)
            : socket(std::move(s)), timer(executor) {}
        TcpSocket socket;
        Timer timer;
        core::NodeId node = core::kNoNode;  // proven, once `is_up`
        std::string peer;                   // the address of its source
        std::optional<PeerFrameWriter> writer;
        std::optional<PeerFrameReader> reader;
        std::string queued, leaving;
        bool is_writing = false, is_up = false, is_closed = false;
        steady_clock::time_point opened = steady_clock::now(), last_read = opened;
    };
    using ConnectionRef = std::shared_ptr<PeerConnection>;

    Impl(EventLoop& loop, const Options& options_, core::Entropy& entropy_, Log& log_,
         Callbacks callbacks_)
        : options(options_),
          entropy(entropy_),
          log(log_),
          callbacks(std::move(callbacks_)),
          executor(loop.context().get_executor()),
          acceptor(executor) {}

    const Options options;
    core::Entropy& entropy;
    Log& log;
    const Callbacks callbacks;
    Executor executor;
    TcpAcceptor acceptor;
    std::map<core::NodeId, ConnectionRef> up;
    std::set<core::NodeId> connecting;          // nodes we are connecting to, or have connected to
    std::deque<ConnectionRef> unauthenticated;  // which others opened, the oldest first
    std::optional<steady_clock::time_point> refused;
    bool is_closed = false;

    void listen() {
        error_code error;
        const auto fail_if = [&] {
            if (!error) return;
            throw std::runtime_error("cannot listen on " + options.address + ":" +
                                     std::to_string(options.port) +
                                     " for the other servers: " + error.message());
        };
        const auto address = net::ip::make_address(options.address, error);
        fail_if();
        const tcp::endpoint endpoint(address, options.port);
        acceptor.open(endpoint.protocol(), error);
        fail_if();
        acceptor.set_option(net::socket_base::reuse_address(true), error);
        acceptor.bind(endpoint, error);
        fail_if();
        acceptor.listen(net::socket_base::max_listen_connections, error);
        fail_if();
    }

    void close_all() {
        is_closed = true;
        error_code ignored;
        acceptor.close(ignored);
        for (const auto& [node, connection] : std::exchange(up, {})) close_socket(*connection);
    }

    static void close_socket(PeerConnection& connection) {
        connection.is_closed = true;
        error_code ignored;
        connection.socket.close(ignored);
        connection.timer.cancel();
    }

    // Somebody without the key, or of another version; said once a minute.
    void refuse(const PeerConnection& connection, const char* why) {
        const auto now = steady_clock::now();
        if (is_closed || (refused && now - *refused < kLogInterval)) return;
        refused = now;
        log.warn("event=link_refused" + field("address", connection.peer) + field("why", why));
    }

    void disconnect(const ConnectionRef& connection, const char* why) {
        if (!connection->is_up && !connection->is_closed) refuse(*connection, why);
        close_socket(*connection);
        const auto it = up.find(connection->node);
        if (!connection->is_up || it == up.end() || it->second != connection) return;
        up.erase(it);
        log.warn("event=link_lost" + field("node", connection->node) + field("why", why));
        if (!is_closed) callbacks.on_down(connection->node);
    }

    // ---- writing

    void send(const ConnectionRef& connection, std::string_view head, std::string_view body) {
        if (connection->is_closed) return;
        connection->writer->write(connection->queued, head, body);
        if (connection->queued.size() > kQueueBytes) {
            // Not while the caller is still sending to it.
            net::post(executor, [self = shared_from_this(), connection] {
                self->disconnect(connection, "slow");
            });
            return;
        }
        if (std::exchange(connection->is_writing, true)) return;
        net::co_spawn(executor, write(connection), net::detached);
    }

    static Task<void> write(ConnectionRef connection) {
        while (!connection->queued.empty() && !connection->is_closed) {
            connection->leaving = std::exchange(connection->queued, {});
            const auto [error, n] = co_await net::async_write(
                connection->socket, net::buffer(connection->leaving), kTuple);
            if (error) break;  // the reader notices
        }
        connection->is_writing = false;
    }

    // ---- from the first byte to the last

    static Task<void> run(std::shared_ptr<Impl> self, ConnectionRef connection, bool is_initiator) {
        error_code ignored;
        connection->socket.set_option(tcp::no_delay(true), ignored);
        connection->peer = source_of(connection->socket);
        if (!is_initiator) net::co_spawn(self->executor, watch(self, connection), net::detached);
        const char* why = "closed";
        if (co_await open(self, connection, is_initiator)) why = co_await read(self, connection);
        self->disconnect(connection, why);
    }

    // Exchanges the handshakes. False: the other end is not the expected peer.
    static Task<bool> open(std::shared_ptr<Impl> self, ConnectionRef connection,
                           bool is_initiator) {
        PeerHandshake mine{.node = self->options.self, .nonce = {}};
        self->entropy.fill(mine.nonce);
        const std::string bytes = mine.bytes();
        const auto [sent, n] =
            co_await net::async_write(connection->socket, net::buffer(bytes), kTuple);
        std::string received(PeerHandshake::kBytes, '\0');
        const auto [got, m] =
            co_await net::async_read(connection->socket, net::buffer(received), kTuple);
        const auto theirs = PeerHandshake::parse(received);
        if (sent || got || !theirs || theirs->node == self->options.self) co_return false;
        if (is_initiator && theirs->node != connection->node) {
            co_return false;  // another one is there now
        }
        connection->node = theirs->node;
        const auto keys = is_initiator ? derive_peer_keys(self->options.key, mine, *theirs)
                                       : derive_peer_keys(self->options.key, *theirs, mine);
        connection->writer.emplace(is_initiator ? keys.initiator : keys.responder);
        connection->reader.emplace(is_initiator ? keys.responder : keys.initiator);
        self->send(connection, {}, {});
        co_return true;
    }

    static Task<const char*> read(std::shared_ptr<Impl> self, ConnectionRef connection) {
        std::array<char, 64 * 1024> bytes;
        for (;;) {
            const auto [error, n] =
                co_await connection->socket.async_read_some(net::buffer(bytes), kTuple);
            if (error || connection->is_closed) co_return "closed";
            connection->last_read = steady_clock::now();
            connection->reader->feed({bytes.data(), n});
            while (auto frame = connection->reader->next()) {
                if (!self->handle_frame(connection, std::move(*frame))) co_return "not_understood";
                if (connection->is_closed) co_return "closed";
            }
            if (connection->reader->is_broken()) co_return "not_understood";
        }
    }

    bool handle_frame(const ConnectionRef& connection, PeerFrame frame) {
        if (!connection->is_up) authenticate(connection);
        if (frame.head.empty()) return true;
        auto parsed = core::peer::decode_message(frame.head, std::move(frame.body));
        if (!parsed) return false;
        if (auto* message = std::get_if<core::peer::PeerMessage>(&*parsed)) {
            callbacks.on_message(connection->node, std::move(*message));
        }
        return true;
    }

    // The peer has the key. An earlier connection of the same server is dead.
    void authenticate(const ConnectionRef& connection) {
        if (const auto before = up.find(connection->node); before != up.end()) {
            disconnect(ConnectionRef(before->second), "replaced");
        }
        std::erase(unauthenticated, connection);
        connection->is_up = true;
        up[connection->node] = connection;
        log.info("event=link" + field("node", connection->node));
        callbacks.on_up(connection->node);
    }

    static Task<void> watch(std::shared_ptr<Impl> self, ConnectionRef connection) {
        while (!connection->is_closed) {
            connection->timer.expires_after(kHeartbeatInterval);
            co_await connection->timer.async_wait(kTuple);
            if (connection->is_closed) break;
            const auto now = steady_clock::now();
            if (!connection->is_up && now - connection->opened > kAuthenticationDeadline) {
                self->disconnect(connection, "unauthenticated");
            } else if (now - connection->last_read > kPeerTimeout) {
                self->disconnect(connection, "silent");
            } else if (connection->writer) {
                self->send(connection, {}, {});
            }
        }
    }

    static Task<void> accept(std::shared_ptr<Impl> self) {
        while (self->acceptor.is_open()) {
            auto [error, socket] = co_await self->acceptor.async_accept(kTuple);
            if (error) {
                if (!self->acceptor.is_open()) break;
                Timer rest(self->executor, milliseconds(100));
                co_await rest.async_wait(kTuple);
            } else {
                net::co_spawn(self->executor, serve(self, std::move(socket)), net::detached);
            }
        }
    }

    static Task<void> serve(std::shared_ptr<Impl> self, TcpSocket socket) {
        const auto connection = std::make_shared<PeerConnection>(self->executor, std::move(socket));
        self->make_room(source_of(connection->socket));
        self->unauthenticated.push_back(connection);
        co_await run(self, connection, false);
        std::erase(self->unauthenticated, connection);
    }

    // For one more connection that has to prove itself.
    void make_room(const std::string& source) {
        const auto from = [this](const std::string& peer) {
            return std::ranges::count(unauthenticated, peer,
                                      [](const auto& each) { return each->peer; });
        };
        std::string crowded = source;
        if (from(source) < kUnauthenticatedPerSource) {
            if (unauthenticated.size() < kUnauthenticatedMax) return;
            crowded = (*std::ranges::max_element(unauthenticated, {}, [&from](const auto& each) {
                          return from(each->peer);
                      }))->peer;
        }
        const auto oldest = std::ranges::find(unauthenticated, crowded,
                                              [](const auto& each) { return each->peer; });
        const ConnectionRef dropped = *oldest;
        unauthenticated.erase(oldest);
        disconnect(dropped, "crowded_out");
    }

    static Task<void> connect(std::shared_ptr<Impl> self, PeerNode node) {
        const auto address = PeerAddress::parse(node.link);
        Resolver resolver(self->executor);
        const auto connection =
            std::make_shared<PeerConnection>(self->executor, TcpSocket(self->executor));
        connection->node = node.node;
        const auto [error, found] =
            co_await resolver.async_resolve(address.host, address.port, kTuple);
        if (!error && !self->is_closed) {
            // The watch cuts a connection that does not come about.
            net::co_spawn(self->executor, watch(self, connection), net::detached);
            for (const auto& entry : found) {
                error_code ignored;
                connection->socket.close(ignored);
                const auto [refused] =
                    co_await connection->socket.async_connect(entry.endpoint(), kTuple);
                if (connection->is_closed) break;
                if (refused) continue;
                connection->opened = connection->last_read = steady_clock::now();
                co_await run(self, connection, true);
                break;
            }
        }
        close_socket(*connection);
        self->connecting.erase(node.node);
    }

    void set_nodes(const std::vector<PeerNode>& nodes) {
        for (const PeerNode& node : nodes) {
            if (node.node >= options.self || up.contains(node.node)) continue;
            if (!connecting.insert(node.node).second) continue;
            net::co_spawn(executor, connect(shared_from_this(), node), net::detached);
        }
    }
};

Peers::Peers(EventLoop& loop, const Options& options, core::Entropy& entropy, Log& log,
             Callbacks callbacks)
    : impl_(std::make_shared<Impl>(loop, options, entropy, log, std::move(callbacks))) {
    impl_->listen();
    net::co_spawn(impl_->executor, Impl::accept(impl_), net::detached);
}

Peers::~Peers() { impl_->close_all(); }

std::uint16_t Peers::port() const {
    error_code ignored;
    return impl_->acceptor.local_endpoint(ignored).port();
}

void Peers::set_nodes(const std::vector<PeerNode>& nodes) { impl_->set_nodes(nodes); }

void Peers::send(const core::ToPeer& what) {
    const auto it = impl_->up.find(what.node);
    if (it == impl_->up.end()) return;
    const auto connection = it->second;
    impl_->send(connection, core::peer::encode_head(what.message),
                core::peer::body_of(what.message));
}

}  // namespace vegas::shell
