// Lines that somebody at a terminal types, waited for one at a time by a program that does nothing
// else meanwhile. It takes the signals of a terminal from the whole process for as long as it is
// there; with other threads beside it, they would get them.
#pragma once

#include <signal.h>

#include <string>

namespace vegas::cli {

class TypedLines {
public:
    enum class Came {
        line,
        end,          // of the input
        interrupted,  // Ctrl-C, or the terminal is gone
        disturbed,    // the terminal has another size, or the program was stopped meanwhile
    };

    TypedLines();
    ~TypedLines();
    TypedLines(const TypedLines&) = delete;
    TypedLines& operator=(const TypedLines&) = delete;

    [[nodiscard]] Came wait(std::string& line);

private:
    [[nodiscard]] Came signal_came() const;

    int signals_ = -1;
    sigset_t before_{};
};

}  // namespace vegas::cli
