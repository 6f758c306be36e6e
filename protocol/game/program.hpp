// A bot that somebody has written: what it says of itself in `hello`.
#pragma once

#include <string>

#include "protocol/json/texts.hpp"

namespace vegas::protocol {

struct Program {
    std::string name, author, version;  // the last two may be empty
    bool operator==(const Program&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("program", "A bot that somebody has written, as it says itself.",
                         is.always("name", &Program::name, as::name, "of the program"),
                         is.sometimes("author", &Program::author, as::name),
                         is.sometimes("version", &Program::version, as::version));
    }
};

}  // namespace vegas::protocol
