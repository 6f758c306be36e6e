// Waits for keys and signals at a terminal, for a program without an event loop. While it exists,
// it blocks the terminal's signals. REQUIRES: the process has no other threads, which would get
// them.
#pragma once

#include <signal.h>

namespace vegas::cli {

class TerminalPoller {
public:
    enum class Wakeup {
        keys,         // there is something to read
        interrupted,  // Ctrl-C, or the terminal is gone
        invalidated,  // the terminal has another size, or the program was stopped meanwhile
    };

    TerminalPoller();
    ~TerminalPoller();
    TerminalPoller& operator=(TerminalPoller&&) = delete;

    [[nodiscard]] Wakeup wait();

private:
    [[nodiscard]] Wakeup read_signal() const;

    int signals_ = -1;
    sigset_t before_{};
};

}  // namespace vegas::cli
