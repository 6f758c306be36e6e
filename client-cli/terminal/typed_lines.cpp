#include "client-cli/terminal/typed_lines.hpp"

#include <poll.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>

namespace vegas::cli {

TypedLines::TypedLines() {
    sigset_t ours;
    sigemptyset(&ours);
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT}) sigaddset(&ours, number);
    pthread_sigmask(SIG_BLOCK, &ours, &before_);
    signals_ = signalfd(-1, &ours, SFD_CLOEXEC | SFD_NONBLOCK);
    if (signals_ < 0) throw std::system_error(errno, std::generic_category(), "signalfd");
}

TypedLines::~TypedLines() {
    close(signals_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

TypedLines::Came TypedLines::signal_came() const {
    signalfd_siginfo info{};
    if (::read(signals_, &info, sizeof info) != sizeof info) return Came::disturbed;
    return info.ssi_signo == SIGWINCH || info.ssi_signo == SIGCONT ? Came::disturbed
                                                                   : Came::interrupted;
}

// A terminal gives whole lines, one for each read.
TypedLines::Came TypedLines::wait(std::string& line) {
    std::array<pollfd, 2> fds = {pollfd{STDIN_FILENO, POLLIN, 0}, pollfd{signals_, POLLIN, 0}};
    while (poll(fds.data(), fds.size(), -1) < 0) {
        if (errno != EINTR) return Came::end;
    }
    if (fds[1].revents != 0) return signal_came();
    std::array<char, 4096> bytes{};
    const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
    if (got < 0 && errno == EINTR) return Came::disturbed;
    if (got <= 0) return Came::end;
    line.assign(bytes.data(), static_cast<std::size_t>(got));
    while (!line.empty() && line.back() == '\n') line.pop_back();
    return Came::line;
}

}  // namespace vegas::cli
