#include "server/shell/http/listener.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <stdexcept>
#include <utility>

#include "server/shell/http/session.hpp"
#include "server/shell/net/asio.hpp"
#include "server/shell/net/authority.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

// How long accepting rests when the process or the system is out of files or memory.
constexpr std::chrono::milliseconds kRest{100};

// What the kernel holds for one connection, beside the queue that the core counts. Left to itself,
// it takes in megabytes for a peer that does not read. It doubles the first two for its own
// records; with 32 KiB to send, or 16 to receive, it stalls on loopback, whose packets are of 64.
constexpr int kSendBytes = 64 * 1024;
constexpr int kReceiveBytes = 64 * 1024;
constexpr int kUnsentBytes = 16 * 1024;  // of what it has not begun to send

void check(error_code error, const Listener::Options& options) {
    if (!error) return;
    throw std::runtime_error("cannot listen on " + authority(options.address, options.port) + ": " +
                             error.message());
}

int family_of(int socket) {
    sockaddr_storage name{};
    socklen_t size = sizeof name;
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&name), &size);
    return name.ss_family;
}

// A peer that was gone before it was accepted says nothing about the next one.
bool is_client_error(error_code error) {
    return error == net::error::connection_aborted || error == net::error::connection_reset ||
           error == net::error::interrupted;
}

}  // namespace

struct Listener::Impl {
    Impl(EventLoop& loop, const Options& options_, const SessionParts& session_parts_)
        : options(options_),
          session_parts(session_parts_),
          acceptor(loop.context().get_executor()),
          rest(loop.context().get_executor()) {}

    Options options;
    SessionParts session_parts;
    TcpAcceptor acceptor;
    Timer rest;
    std::shared_ptr<std::size_t> taken = std::make_shared<std::size_t>(0);
    std::shared_ptr<std::size_t> pending_requests = std::make_shared<std::size_t>(0);
    bool full = false;     // said so in the log
    bool failing = false;  // likewise

    void adopt(int listening) {
        error_code error;
        const bool v6 = family_of(listening) == AF_INET6;
        acceptor.assign(v6 ? tcp::v6() : tcp::v4(), listening, error);
        if (error) throw std::runtime_error("cannot use the socket given: " + error.message());
    }

    void open() {
        error_code error;
        const auto address = net::ip::make_address(options.address, error);
        check(error, options);
        const tcp::endpoint endpoint(address, options.port);
        acceptor.open(endpoint.protocol(), error);
        check(error, options);
        acceptor.set_option(net::socket_base::reuse_address(true), error);
        check(error, options);
        acceptor.bind(endpoint, error);
        check(error, options);
        acceptor.listen(net::socket_base::max_listen_connections, error);
        check(error, options);
    }

    void admit(TcpSocket socket) {
        if (*taken >= options.connections_max) {
            session_parts.connections.metrics.limits_hit(core::LimitKind::connections).Increment();
            if (!std::exchange(full, true)) {
                session_parts.connections.log.warn("event=connections_full" +
                                                   field("connections", *taken));
            }
            return;
        }
        full = false;
        error_code gone, ignored;
        const auto client_address = socket.remote_endpoint(gone).address().to_string();
        if (gone) return;  // a proxy that only looked whether we are there
        auto& admission = session_parts.connections.admission;
        const bool has_proxy_header =
            options.role == ListenerRole::players && admission.expects_proxy_header(client_address);
        std::optional<AdmissionControl::Admission> client;
        if (options.role == ListenerRole::admin) {
            client.emplace(admission.admit_operator(client_address));
        } else if (!has_proxy_header) {
            client.emplace(admission.admit(client_address));
        }
        if (client && !*client && !client->error().is_answered) return;
        socket.set_option(tcp::no_delay(true), ignored);
        socket.set_option(net::socket_base::send_buffer_size(kSendBytes), ignored);
        socket.set_option(net::socket_base::receive_buffer_size(kReceiveBytes), ignored);
        ::setsockopt(socket.native_handle(), IPPROTO_TCP, TCP_NOTSENT_LOWAT, &kUnsentBytes,
                     sizeof kUnsentBytes);
        socket.non_blocking(true, ignored);
        start_http_session(std::move(socket), options.role, session_parts, std::move(client),
                           ConnectionSlot(taken), pending_requests);
    }

    static Task<void> accept(std::shared_ptr<Impl> self) {
        while (self->acceptor.is_open()) {
            auto [error, socket] = co_await self->acceptor.async_accept(kTuple);
            if (!error) {
                self->failing = false;
                self->admit(std::move(socket));
            } else if (self->acceptor.is_open() && !is_client_error(error)) {
                if (!std::exchange(self->failing, true)) {
                    self->session_parts.connections.log.warn("event=accept_failed" +
                                                             field("reason", error.message()));
                }
                self->rest.expires_after(kRest);
                co_await self->rest.async_wait(kTuple);
            }
        }
    }
};

Listener::Listener(EventLoop& loop, const Options& options, const SessionParts& session_parts)
    : impl_(std::make_shared<Impl>(loop, options, session_parts)) {
    if (options.socket) {
        impl_->adopt(*options.socket);
    } else {
        impl_->open();
    }
    net::co_spawn(loop.context().get_executor(), Impl::accept(impl_), net::detached);
}

Listener::~Listener() { stop(); }

std::string Listener::address() const {
    error_code ignored;
    return impl_->acceptor.local_endpoint(ignored).address().to_string();
}

std::uint16_t Listener::port() const {
    error_code ignored;
    return impl_->acceptor.local_endpoint(ignored).port();
}

bool Listener::on_loopback() const {
    error_code ignored;
    return impl_->acceptor.local_endpoint(ignored).address().is_loopback();
}

void Listener::stop() {
    error_code ignored;
    impl_->acceptor.close(ignored);
    impl_->rest.cancel();
}

std::size_t Listener::pending_requests() const { return *impl_->pending_requests; }

}  // namespace vegas::shell
