#include "server/shell/process/passed_sockets.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/texts/plain_text.hpp"
#include "server/shell/process/environment.hpp"

namespace vegas::shell {
namespace {

constexpr int kFirst = 3;  // after the standard streams
constexpr int kMost = 2;

constexpr std::string_view kPlayers = "players";
constexpr std::string_view kAdmin = "admin";

[[noreturn]] void refuse(const std::string& why) {
    throw std::runtime_error("cannot take the sockets that it was passed: " + why +
                             " (see sd_listen_fds(3))");
}

// From 1 on.
int number(const char* name, const std::string& text) {
    const auto value = texts::parse_number<int>(text).value_or(0);
    if (value < 1) refuse(std::string(name) + "='" + text + "' is not a number from 1 on");
    return value;
}

int socket_option(int fd, int option) {
    int value = 0;
    socklen_t size = sizeof value;
    return ::getsockopt(fd, SOL_SOCKET, option, &value, &size) == 0 ? value : -1;
}

void check(int fd) {
    const int family = socket_option(fd, SO_DOMAIN);
    if (socket_option(fd, SO_TYPE) != SOCK_STREAM || (family != AF_INET && family != AF_INET6)) {
        refuse("descriptor " + std::to_string(fd) + " is not a TCP socket");
    }
    if (socket_option(fd, SO_ACCEPTCONN) != 1) {
        refuse("descriptor " + std::to_string(fd) + " does not listen; systemd needs Accept=no");
    }
    if (::fcntl(fd, F_SETFD, FD_CLOEXEC) != 0) {
        refuse("descriptor " + std::to_string(fd) + " cannot be kept from other programs");
    }
}

std::vector<std::string_view> parts(std::string_view list) {
    std::vector<std::string_view> found;
    while (true) {
        const auto colon = list.find(':');
        found.push_back(list.substr(0, colon));
        if (colon == std::string_view::npos) return found;
        list.remove_prefix(colon + 1);
    }
}

bool is_ours(std::string_view name) { return name == kPlayers || name == kAdmin; }

// systemd names a socket after its unit where nobody has named it: then the order says which is
// which.
PassedSockets by_name(const std::vector<std::string_view>& names, const std::string& all) {
    PassedSockets sockets;
    int fd = kFirst;
    for (const auto name : names) {
        auto& place = name == kPlayers ? sockets.players : sockets.admin;
        if (!is_ours(name) || place) {
            refuse("LISTEN_FDNAMES='" + all + "' must name players and admin, once at most");
        }
        place = fd++;
    }
    return sockets;
}

PassedSockets by_order(int count) {
    return {.players = kFirst, .admin = count > 1 ? std::optional(kFirst + 1) : std::nullopt};
}

}  // namespace

PassedSockets receive_passed_sockets() {
    const auto pid = pop_variable("LISTEN_PID");
    const auto fds = pop_variable("LISTEN_FDS");
    const auto names = pop_variable("LISTEN_FDNAMES");
    if (!pid || number("LISTEN_PID", *pid) != ::getpid() || !fds) return {};
    const int count = number("LISTEN_FDS", *fds);
    if (count > kMost) {
        refuse("LISTEN_FDS=" + *fds + ", and there are two at most: players, admin");
    }
    for (int fd = kFirst; fd < kFirst + count; ++fd) check(fd);
    if (!names) return by_order(count);
    const auto each = parts(*names);
    if (each.size() != static_cast<std::size_t>(count)) {
        refuse("LISTEN_FDNAMES='" + *names + "' does not name " + *fds + " of them");
    }
    const bool named = std::ranges::any_of(each, is_ours);
    return named ? by_name(each, *names) : by_order(count);
}

}  // namespace vegas::shell
