#include "server/shell/process/service_notifier.hpp"

#include <sys/socket.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <ctime>
#include <system_error>
#include <utility>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/process/environment.hpp"
#include "server/shell/process/log_fields.hpp"

namespace vegas::shell {
namespace {

using std::chrono::microseconds;

constexpr std::string_view kServing = "STATUS=Serving";

// For what must arrive. systemd takes datagrams off within microseconds, unless it hangs.
constexpr timeval kSendTimeout{.tv_sec = 1, .tv_usec = 0};

// A path, or a name of the abstract namespace, which begins with '@'; nullopt if it is neither.
struct SocketAddress {
    sockaddr_un name{};
    socklen_t size = 0;
};
std::optional<SocketAddress> parse_address(const std::string& text) {
    SocketAddress address;
    const bool is_abstract = text.starts_with('@');
    if ((!is_abstract && !text.starts_with('/')) || text.size() < 2) return std::nullopt;
    if (text.size() >= sizeof address.name.sun_path) return std::nullopt;
    address.name.sun_family = AF_UNIX;
    std::memcpy(address.name.sun_path, text.data(), text.size());
    if (is_abstract) address.name.sun_path[0] = '\0';
    // An abstract name ends with the address, a path with its zero byte.
    address.size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + text.size() +
                                          (is_abstract ? 0 : 1));
    return address;
}

std::optional<microseconds> pop_watchdog_timeout() {
    const auto usec = pop_variable("WATCHDOG_USEC");
    const auto pid = pop_variable("WATCHDOG_PID");
    if (!usec || (pid && *pid != std::to_string(::getpid()))) return std::nullopt;
    const auto count = texts::parse_number<std::int64_t>(*usec).value_or(0);
    return count > 0 ? std::optional(microseconds(count)) : std::nullopt;
}

std::int64_t monotonic_usec() {
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return std::int64_t{now.tv_sec} * 1'000'000 + now.tv_nsec / 1'000;
}

}  // namespace

class ServiceNotifier::Socket {
public:
    explicit Socket(std::string to)
        : to_(std::move(to)), fd_(::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0)) {
        (void)::setsockopt(fd_, SOL_SOCKET, SO_SNDTIMEO, &kSendTimeout, sizeof kSendTimeout);
    }
    ~Socket() { ::close(fd_); }
    Socket& operator=(Socket&&) = delete;

    // `flags`: of send(2).
    [[nodiscard]] Expected<void> send(const std::string& assignments, int flags = 0) const {
        const auto address = parse_address(to_);
        if (!address) return failure("is neither a path nor an abstract name");
        for (;;) {
            const auto sent =
                ::sendto(fd_, assignments.data(), assignments.size(), flags | MSG_NOSIGNAL,
                         reinterpret_cast<const sockaddr*>(&address->name), address->size);
            if (sent >= 0) return {};
            if (errno != EINTR) return failure(std::generic_category().message(errno));
        }
    }

private:
    [[nodiscard]] Failure failure(const std::string& why) const {
        return {.why = "NOTIFY_SOCKET=" + visible(to_) + ": " + why};
    }

    std::string to_;
    int fd_;
};

ServiceNotifier ServiceNotifier::from_environment() {
    auto watchdog_timeout = pop_watchdog_timeout();
    auto to = pop_variable("NOTIFY_SOCKET");
    if (!to || to->empty()) return {};
    return {std::make_unique<Socket>(*std::move(to)), watchdog_timeout};
}

ServiceNotifier::ServiceNotifier() = default;
ServiceNotifier::~ServiceNotifier() = default;
ServiceNotifier::ServiceNotifier(ServiceNotifier&&) noexcept = default;

ServiceNotifier::ServiceNotifier(std::unique_ptr<Socket> socket,
                                 std::optional<microseconds> watchdog_timeout)
    : socket_(std::move(socket)), watchdog_timeout_(watchdog_timeout) {}

Expected<void> ServiceNotifier::notify_ready() const {
    if (!socket_) return {};
    std::string assignments = "READY=1\n" + std::string(kServing);
    if (watchdog_timeout_) {
        assignments += "\nWATCHDOG_USEC=" + std::to_string(watchdog_timeout_->count());
    }
    return socket_->send(assignments);
}

// A timeout of 0 turns the watchdog off.
void ServiceNotifier::notify_waiting(std::string_view why) const {
    std::string assignments = "READY=1\nSTATUS=Waiting: " + visible(why);
    if (watchdog_timeout_) assignments += "\nWATCHDOG_USEC=0";
    send(assignments);
}

void ServiceNotifier::notify_draining(bool drains) const {
    send(drains ? "STATUS=Draining: stops after the last game" : std::string(kServing));
}

void ServiceNotifier::notify_reloading() const {
    send("RELOADING=1\nMONOTONIC_USEC=" + std::to_string(monotonic_usec()) +
         "\nSTATUS=Reading the settings anew");
}

void ServiceNotifier::notify_stopping() const { send("STOPPING=1\nSTATUS=Stopping"); }

void ServiceNotifier::notify_alive() const {
    if (socket_) (void)socket_->send("WATCHDOG=1", MSG_DONTWAIT);
}

// What is lost changes what `systemctl status` shows, and nothing else.
void ServiceNotifier::send(const std::string& assignments) const {
    if (socket_) (void)socket_->send(assignments);
}

}  // namespace vegas::shell
