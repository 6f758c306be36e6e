// What is told of an event: a text and what stands in it. Made by a function for each event, as the
// page makes its own; `told` says it in the language and the colours of a scene. Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "client-cli/protocol/values.hpp"
#include "client-cli/show/common/scene.hpp"

namespace vegas::cli {

// What may stand in a sentence, beside words and numbers.
namespace say {

// Somebody by the name that was told, else as the seat is called; no seat: -1.
struct Who {
    std::int64_t seat = -1;
    std::string name = {};
};
struct Money {
    std::int64_t dollars = 0;
};
struct Chips {
    std::int64_t count = 0;
};
// By their faces; 0: what they show does not matter.
struct Dice {
    Numbers faces = {};
    std::optional<std::int64_t> big = {};
    Numbers white = {};
    bool gray = false;
};
struct Tile {
    std::string id = {};
};
struct Tiles {
    std::vector<std::string> ids = {};
};
// Of those that people say to each other.
struct Phrase {
    std::string word = {};
};
// The money in each casino, from the first on.
struct Cards {
    std::vector<Numbers> casinos = {};
};
// How many cards of each value.
struct Bank {
    Numbers cards = {};
};

using Arg = std::variant<std::string, std::int64_t, Who, Owners, Money, Chips, Dice, Tile, Tiles,
                         Phrase, Cards, Bank>;
using Args = std::vector<std::pair<std::string_view, Arg>>;

}  // namespace say

struct Sentence {
    std::string_view key = {};  // of its text; empty: the event is only seen
    say::Args args = {};
    std::int64_t n = 0;  // chooses the plural form
};

// Nothing is told of it: it is seen on the board, or told by the event beside it.
inline const Sentence kUntold;

[[nodiscard]] inline Sentence tell(std::string_view key, say::Args args = {}) {
    return {key, std::move(args)};
}

// About somebody: {who} in the text.
[[nodiscard]] Sentence about(std::string_view key, say::Who, say::Args args = {});
// About the seat of an event.
template <class E>
[[nodiscard]] Sentence about(std::string_view key, const E& event, say::Args args = {}) {
    say::Who who;
    if constexpr (requires { *event.seat; }) {
        who.seat = event.seat.value_or(-1);
    } else {
        who.seat = event.seat;
    }
    if constexpr (requires { event.name; }) who.name = event.name;
    return about(key, std::move(who), std::move(args));
}

// From anything with `small`, `big` and perhaps `neutral`: so many dice that all show a face.
template <class T>
[[nodiscard]] say::Dice some_dice(const T& t, std::int64_t face = 0);

[[nodiscard]] std::string told(const Sentence&, const Scene&);

// As many as are told, of numbers that a screen can bear.
[[nodiscard]] std::int64_t bearable(std::optional<std::int64_t> count);

template <class T>
say::Dice some_dice(const T& t, std::int64_t face) {
    const auto same = [face](std::optional<std::int64_t> count) {
        return Numbers(static_cast<std::size_t>(bearable(count)), face);
    };
    say::Dice dice{.faces = same(t.small)};
    if (t.big) dice.big = face;
    if constexpr (requires { t.neutral; }) dice.white = same(t.neutral);
    return dice;
}

}  // namespace vegas::cli
