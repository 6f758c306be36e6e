// The sentence about an event: the key of a text and its arguments. Each event has a function for
// it, as on the page. `format_sentence` puts it into the language and the colours of a context.
// Pure.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "client-cli/protocol/values.hpp"
#include "client-cli/show/common/render_context.hpp"

namespace vegas::cli {

// The arguments of a sentence, beside words and numbers.
// A person, by name if the event gives one, else as the seat is called; no seat: -1. `alike`: as in
// SeatNames::unseated().
struct PersonArg {
    std::int64_t seat = -1;
    std::string name = {};
    bool alike = false;
};
struct MoneyArg {
    std::int64_t dollars = 0;
};
struct ChipsArg {
    std::int64_t count = 0;
};
// Dice by their faces; 0: the face does not matter.
struct DiceArg {
    Numbers faces = {};
    std::optional<std::int64_t> big = {};
    Numbers white = {};
    bool gray = false;
};
struct TileArg {
    std::string id = {};
};
struct TilesArg {
    std::vector<std::string> ids = {};
};
// A phrase of the chat.
struct PhraseArg {
    std::string word = {};
};
// The money in each casino, from the first on.
struct CardsArg {
    std::vector<Numbers> casinos = {};
};
// How many cards of each value.
struct BankArg {
    Numbers cards = {};
};

using SentenceArg = std::variant<std::string, std::int64_t, PersonArg, Owners, MoneyArg, ChipsArg,
                                 DiceArg, TileArg, TilesArg, PhraseArg, CardsArg, BankArg>;
using SentenceArgs = std::vector<std::pair<std::string_view, SentenceArg>>;

struct Sentence {
    std::string_view key = {};  // of its text; empty: no sentence
    SentenceArgs args = {};
    std::int64_t n = 0;  // chooses the plural form
};

// For events without a sentence: the board or another event shows them.
inline const Sentence kNoSentence;

[[nodiscard]] inline Sentence make_sentence(std::string_view key, SentenceArgs args = {}) {
    return {key, std::move(args)};
}

// About somebody: {who} in the text.
[[nodiscard]] Sentence sentence_about(std::string_view key, PersonArg, SentenceArgs args = {});
// About the seat of an event.
template <class E>
[[nodiscard]] Sentence sentence_about(std::string_view key, const E& event,
                                      SentenceArgs args = {}) {
    PersonArg who;
    if constexpr (requires { *event.seat; }) {
        who.seat = event.seat.value_or(-1);
    } else {
        who.seat = event.seat;
    }
    if constexpr (requires { event.name; }) who.name = event.name;
    return sentence_about(key, std::move(who), std::move(args));
}

// From anything with `small`, `big` and perhaps `neutral`: that many dice, all with the same face.
template <class T>
[[nodiscard]] DiceArg some_dice(const T& t, std::int64_t face = 0);

[[nodiscard]] std::string format_sentence(const Sentence&, const RenderContext&);

// The count, limited to what a screen can show.
[[nodiscard]] std::int64_t clamp_count(std::optional<std::int64_t> count);

template <class T>
DiceArg some_dice(const T& t, std::int64_t face) {
    const auto same = [face](std::optional<std::int64_t> count) {
        return Numbers(static_cast<std::size_t>(clamp_count(count)), face);
    };
    DiceArg dice{.faces = same(t.small)};
    if (t.big) dice.big = face;
    if constexpr (requires { t.neutral; }) dice.white = same(t.neutral);
    return dice;
}

}  // namespace vegas::cli
