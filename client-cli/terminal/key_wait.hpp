// Waits for what somebody does at a terminal, for a program that does nothing else meanwhile. It
// takes the signals of a terminal from the whole process for as long as it is there; with other
// threads beside it, they would get them.
#pragma once

#include <signal.h>

namespace vegas::cli {

class KeyWait {
public:
    enum class Came {
        keys,         // there is something to read
        interrupted,  // Ctrl-C, or the terminal is gone
        disturbed,    // the terminal has another size, or the program was stopped meanwhile
    };

    KeyWait();
    ~KeyWait();
    KeyWait& operator=(KeyWait&&) = delete;

    [[nodiscard]] Came wait();

private:
    [[nodiscard]] Came signal_came() const;

    int signals_ = -1;
    sigset_t before_{};
};

}  // namespace vegas::cli
