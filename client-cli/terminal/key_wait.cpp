#include "client-cli/terminal/key_wait.hpp"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace vegas::cli {

KeyWait::KeyWait() {
    sigset_t ours;
    sigemptyset(&ours);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT}) sigaddset(&ours, number);
    pthread_sigmask(SIG_BLOCK, &ours, &before_);
    signals_ = signalfd(-1, &ours, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals_ < 0) throw std::system_error(errno, std::generic_category(), "signalfd");
}

KeyWait::~KeyWait() {
    close(signals_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

KeyWait::Came KeyWait::signal_came() const {
    signalfd_siginfo info{};
    if (::read(signals_, &info, sizeof info) != sizeof info) return Came::disturbed;
    return info.ssi_signo == SIGWINCH || info.ssi_signo == SIGCONT ? Came::disturbed
                                                                   : Came::interrupted;
}

KeyWait::Came KeyWait::wait() {
    std::array<pollfd, 2> fds = {pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{signals_, POLLIN, 0}};
    while (poll(fds.data(), fds.size(), -1) < 0) {
        if (errno != EINTR) return Came::interrupted;
    }
    if (fds[1].revents != 0) return signal_came();
    return (fds[0].revents & (POLLHUP | POLLERR)) != 0 ? Came::interrupted : Came::keys;
}

}  // namespace vegas::cli
