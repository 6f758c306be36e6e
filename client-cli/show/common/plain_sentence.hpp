// The sentence about an event whose text is "event.<kind>", with nothing but its members in it.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "client-cli/show/common/sentence.hpp"

namespace vegas::cli {

template <class E>
[[nodiscard]] Sentence plain_sentence(const E& e) {
    static const std::string key = "event." + std::string(E::kWord);
    SentenceArgs args;
    const auto add = [&args](std::string_view name, SentenceArg arg) {
        args.emplace_back(name, std::move(arg));
    };
    if constexpr (requires { e.casino; }) add("casino", e.casino);
    if constexpr (requires { e.defender; }) add("defender", PersonArg{e.defender});
    if constexpr (requires { e.dollars; }) add("money", MoneyArg{e.dollars});
    if constexpr (requires { e.fist; }) add("fist", e.fist);
    if constexpr (requires { e.number; }) add("number", e.number);
    if constexpr (requires { e.pile; }) add("pile", e.pile);
    if constexpr (requires { e.round; }) add("round", e.round);
    if constexpr (requires { e.space; }) add("space", e.space);
    if constexpr (requires { e.table; }) add("table", e.table);
    if constexpr (requires { e.tile; }) add("tile", TileArg{e.tile});
    if constexpr (requires { e.value; }) add("value", e.value);
    if constexpr (requires { e.small; }) {  // on a tile it does not matter what they show
        constexpr bool kOnTile = requires { e.tile; };
        add("dice", some_dice(e, kOnTile ? 0 : e.casino));
    }
    if constexpr (requires { e.seat; }) {
        return sentence_about(key, e, std::move(args));
    } else {
        return make_sentence(key, std::move(args));
    }
}

}  // namespace vegas::cli
