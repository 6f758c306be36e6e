// What the sentences about events have in common: who, what, how many. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// Who an event is about: a seat, or somebody without one by name.
struct Actor {
    std::optional<std::size_t> seat = {};
    std::string name = {};  // empty: as the seat is called
};

// From an event with a `seat`, a `name` or both.
template <class E>
[[nodiscard]] Actor actor_of(const E& event) {
    Actor actor;
    if constexpr (requires { event.seat; }) {
        const std::optional<std::int64_t> seat = event.seat;
        if (seat && *seat >= 0) actor.seat = static_cast<std::size_t>(*seat);
    }
    if constexpr (requires { event.name; }) actor.name = event.name;
    return actor;
}

// How the events of a scene are told. References outlive it.
struct Teller {
    const Scene& scene;

    [[nodiscard]] bool is_you(const Actor&) const;
    // Who did it: "You", or a name in the colour of the seat.
    [[nodiscard]] std::string who(const Actor&) const;
    // "Anna rolls", "You roll".
    [[nodiscard]] std::string does(const Actor&, const char* others, const char* you_do) const;
    template <class E>
    [[nodiscard]] std::string does(const E& event, const char* others, const char* you_do) const {
        return does(actor_of(event), others, you_do);
    }
    // "your", "Bo's".
    [[nodiscard]] std::string whose(const Actor&) const;
    template <class E>
    [[nodiscard]] std::string whose(const E& event) const {
        return whose(actor_of(event));
    }
    // "you", a seat's name in its colour, an imaginary player.
    [[nodiscard]] std::string owner(const Owner&) const;
    [[nodiscard]] std::string owner(std::int64_t seat) const { return owner(Owner{seat}); }
    // "you, Bo and Cy"
    [[nodiscard]] std::string owners(const Owners&) const;
    [[nodiscard]] std::string owners(const Numbers& seats) const;
    // "Jackpot: "; empty without a tile.
    [[nodiscard]] std::string at_tile(std::string_view id) const;
    // "$30,000", painted.
    [[nodiscard]] std::string money(std::int64_t dollars) const;
};

// "casino 3"
[[nodiscard]] std::string casino_words(std::int64_t number);

}  // namespace vegas::cli
