// What a terminal or a pipe sends to the command that reads it.
#pragma once

#include <string>

#include "client-cli/terminal/keys.hpp"

namespace vegas::cli {

class TerminalEvents {
public:
    virtual ~TerminalEvents() = default;
    // A whole line of plain input.
    virtual void line(std::string) {}  // NOLINT: a listener may keep it
    // A key on a full screen.
    virtual void key(const Key&) {}
    virtual void on_input_end() {}
    virtual void on_resize() {}
    virtual void on_interrupt() {}
};

}  // namespace vegas::cli
