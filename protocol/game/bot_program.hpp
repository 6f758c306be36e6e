// What a bot's program says of itself in `hello`.
#pragma once

#include <string>

#include "protocol/json/texts.hpp"

namespace vegas::protocol {

struct BotProgram {
    std::string name, author, version;  // author and version may be empty
    bool operator==(const BotProgram&) const = default;
    static constexpr auto wire(auto is) {
        return is.object("program", "A bot that somebody has written, as it says itself.",
                         is.required("name", &BotProgram::name, as::name, "of the program"),
                         is.optional("author", &BotProgram::author, as::name),
                         is.optional("version", &BotProgram::version, as::version));
    }
};

}  // namespace vegas::protocol
