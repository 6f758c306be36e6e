// What the sentences about events have in common: who, what, how many. Pure.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/show/names.hpp"
#include "client-cli/show/style.hpp"

namespace vegas::cli {

// One event and how it is told. References outlive it.
struct Teller {
    const nlohmann::json& event;
    const SeatNames& names;
    const Style& style;

    [[nodiscard]] std::optional<std::size_t> seat() const;
    [[nodiscard]] bool you() const;
    // Who did it: "You", or a name in the colour of the seat.
    [[nodiscard]] std::string who() const;
    // "Anna rolls", "You roll".
    [[nodiscard]] std::string does(const char* others, const char* you_do) const;
    // "you", a seat's name in its colour, an imaginary player.
    [[nodiscard]] std::string owner(const nlohmann::json& value) const;
    // "you, Bo and Cy", of the list `key`.
    [[nodiscard]] std::string owners(const char* key) const;
    // "your", "Bo's".
    [[nodiscard]] std::string whose() const;
    [[nodiscard]] std::string number(const char* key) const;
    // "$30,000"
    [[nodiscard]] std::string money() const;
    // "2 dice and the big die"
    [[nodiscard]] std::string dice() const;
    // "casino 3"
    [[nodiscard]] std::string casino() const;
};

// How an event is told.
using Tell = std::string (*)(const Teller&);

// "a, b and c"
[[nodiscard]] std::string list_text(const std::vector<std::string>& words);

}  // namespace vegas::cli
