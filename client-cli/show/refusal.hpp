// What the server refuses, as a sentence. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// The game that was asked for, and what the server offers: to say what was perhaps meant.
struct Wish {
    std::string ruleset = {};
    Members options = {};
    std::vector<Read<RulesetSpec>> offers = {};
};

// For a code that this client does not know, what the server says of it, made safe.
[[nodiscard]] std::string refusal(const Error&, const Texts&, const Wish& = {});

// The same of the way to a table, with what one can do instead.
[[nodiscard]] std::string refusal_at_door(const Error&, const Texts&, const Wish& = {});

// Who is not let in, until when and why, as far as the server says so.
[[nodiscard]] std::string ban_words(const ErrorData&, const Texts&);

}  // namespace vegas::cli
