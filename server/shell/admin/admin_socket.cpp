#include "server/shell/admin/admin_socket.hpp"

#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/write.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "server/shell/net/asio.hpp"
#include "server/shell/net/connection_slot.hpp"

namespace vegas::shell {
namespace {

using Unix = net::local::stream_protocol;
using UnixSocket = net::basic_stream_socket<Unix, Executor>;
using UnixAcceptor = net::basic_socket_acceptor<Unix, Executor>;

constexpr std::size_t kRequestBytes = 16 * 1024;
constexpr std::size_t kAtOnce = 8;
constexpr std::chrono::milliseconds kAcceptPause{
    100};  // of accepting, when the process is out of files
constexpr std::chrono::seconds kClientTimeout{10};  // with who does not ask, or does not read

Failure cannot_listen(const std::filesystem::path& at, const std::string& why) {
    return {.why = "cannot listen on " + at.string() + ": " + why};
}

// The user at the other end. Nothing: the system does not say.
std::optional<std::uint32_t> user_of(UnixSocket& socket) {
    ucred peer{};
    socklen_t size = sizeof peer;
    const int failed = ::getsockopt(socket.native_handle(), SOL_SOCKET, SO_PEERCRED, &peer, &size);
    return failed == 0 ? std::optional<std::uint32_t>(peer.uid) : std::nullopt;
}

struct AdminSession {
    AdminSession(UnixSocket s, AdminService& d, ConnectionSlot held)
        : socket(std::move(s)),
          admin_service(d),
          deadline(socket.get_executor()),
          slot(std::move(held)) {}

    UnixSocket socket;
    AdminService& admin_service;
    Timer deadline;
    ConnectionSlot slot;
    std::string bytes;

    static void start_deadline(const std::shared_ptr<AdminSession>& self) {
        self->deadline.expires_after(kClientTimeout);
        self->deadline.async_wait([weak = std::weak_ptr(self)](error_code error) {
            const auto late = weak.lock();
            error_code ignored;
            if (!error && late) late->socket.close(ignored);
        });
    }

    static Task<void> send_reply(std::shared_ptr<AdminSession> self, std::string reply) {
        reply += '\n';
        start_deadline(self);
        co_await net::async_write(self->socket, net::buffer(reply), kTuple);
        self->deadline.cancel();
    }

    static Task<void> run(std::shared_ptr<AdminSession> self, std::uint32_t uid) {
        start_deadline(self);
        std::array<char, 4096> piece;
        while (self->bytes.find('\n') == std::string::npos) {
            const auto [error, n] =
                co_await self->socket.async_read_some(net::buffer(piece), kTuple);
            if (error) co_return;
            self->bytes.append(piece.data(), n);
            if (self->bytes.size() > kRequestBytes) co_return;
        }
        self->deadline.cancel();
        self->bytes.resize(self->bytes.find('\n'));
        self->admin_service.execute(self->bytes, uid, [self](std::string reply) {
            net::co_spawn(self->socket.get_executor(), send_reply(self, std::move(reply)),
                          net::detached);
        });
    }
};

}  // namespace

struct AdminSocket::Impl {
    Impl(EventLoop& loop, std::filesystem::path path, AdminService& d)
        : at(std::move(path)),
          admin_service(d),
          acceptor(loop.context().get_executor()),
          rest(acceptor.get_executor()) {}

    std::filesystem::path at;
    AdminService& admin_service;
    UnixAcceptor acceptor;
    Timer rest;
    std::shared_ptr<std::size_t> taken = std::make_shared<std::size_t>(0);

    // What a server left behind that was killed is taken away; where one listens, it stays.
    Expected<void> remove_stale_socket(const Unix::endpoint& endpoint) {
        error_code error;
        UnixSocket probe(acceptor.get_executor());
        probe.connect(endpoint, error);
        if (!error) return cannot_listen(at, "another server listens there");
        std::error_code ignored;
        if (std::filesystem::is_socket(at, ignored)) ::unlink(at.c_str());
        return {};
    }

    Expected<void> open() {
        if (at.string().size() >= sizeof(sockaddr_un::sun_path)) {
            return cannot_listen(at,
                                 "the path is too long; give a shorter one with "
                                 "--admin-socket");
        }
        const Unix::endpoint endpoint(at.string());
        auto removed = remove_stale_socket(endpoint);
        if (!removed) return removed;
        error_code error;
        acceptor.open(Unix(), error);
        const auto before = ::umask(0177);
        if (!error) acceptor.bind(endpoint, error);
        ::umask(before);
        if (!error) acceptor.listen(static_cast<int>(kAtOnce), error);
        if (error) return cannot_listen(at, error.message());
        return {};
    }

    static Task<void> accept(std::shared_ptr<Impl> self) {
        while (self->acceptor.is_open()) {
            auto [error, socket] = co_await self->acceptor.async_accept(kTuple);
            if (error == net::error::operation_aborted) co_return;
            if (error) {
                self->rest.expires_after(kAcceptPause);
                co_await self->rest.async_wait(kTuple);
                continue;
            }
            if (*self->taken >= kAtOnce) continue;
            const auto uid = user_of(socket);
            if (!uid || (*uid != 0 && *uid != ::geteuid())) continue;
            const auto session = std::make_shared<AdminSession>(
                std::move(socket), self->admin_service, ConnectionSlot(self->taken));
            net::co_spawn(self->acceptor.get_executor(), AdminSession::run(session, *uid),
                          net::detached);
        }
    }
};

Expected<std::unique_ptr<AdminSocket>> AdminSocket::open(EventLoop& loop, std::filesystem::path at,
                                                         AdminService& admin_service) {
    auto impl = std::make_shared<Impl>(loop, std::move(at), admin_service);
    const auto opened = impl->open();
    if (!opened) return opened.error();
    return std::unique_ptr<AdminSocket>(new AdminSocket(loop, std::move(impl)));
}

AdminSocket::AdminSocket(EventLoop& loop, std::shared_ptr<Impl> impl) : impl_(std::move(impl)) {
    net::co_spawn(loop.context().get_executor(), Impl::accept(impl_), net::detached);
}

AdminSocket::~AdminSocket() {
    error_code ignored;
    impl_->acceptor.close(ignored);
    impl_->rest.cancel();
    ::unlink(impl_->at.c_str());
}

}  // namespace vegas::shell
