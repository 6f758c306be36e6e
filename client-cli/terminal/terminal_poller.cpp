#include "client-cli/terminal/terminal_poller.hpp"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace vegas::cli {

TerminalPoller::TerminalPoller() {
    sigset_t ours;
    sigemptyset(&ours);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT}) sigaddset(&ours, number);
    pthread_sigmask(SIG_BLOCK, &ours, &before_);
    signals_ = signalfd(-1, &ours, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals_ < 0) throw std::system_error(errno, std::generic_category(), "signalfd");
}

TerminalPoller::~TerminalPoller() {
    close(signals_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

TerminalPoller::Wakeup TerminalPoller::read_signal() const {
    signalfd_siginfo info{};
    if (::read(signals_, &info, sizeof info) != sizeof info) return Wakeup::invalidated;
    return info.ssi_signo == SIGWINCH || info.ssi_signo == SIGCONT ? Wakeup::invalidated
                                                                   : Wakeup::interrupted;
}

TerminalPoller::Wakeup TerminalPoller::wait() {
    std::array<pollfd, 2> fds = {pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{signals_, POLLIN, 0}};
    while (poll(fds.data(), fds.size(), -1) < 0) {
        if (errno != EINTR) return Wakeup::interrupted;
    }
    if (fds[1].revents != 0) return read_signal();
    return (fds[0].revents & (POLLHUP | POLLERR)) != 0 ? Wakeup::interrupted : Wakeup::keys;
}

}  // namespace vegas::cli
