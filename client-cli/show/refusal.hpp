// Puts the server's refusals into sentences. Pure.
#pragma once

#include <string>
#include <vector>

#include "client-cli/protocol/wire.hpp"
#include "client-cli/texts/texts.hpp"

namespace vegas::cli {

// The requested game and what the server offers, for suggestions.
struct RequestedGame {
    std::string ruleset = {};
    JsonFields options = {};
    std::vector<WireStruct<RulesetSpec>> offers = {};
};

// For a code that this client does not know, it is the server's message, made safe.
[[nodiscard]] std::string refusal(const WireError&, const Texts&, const RequestedGame& = {});

// The same for joining a table, with what the user can do instead.
[[nodiscard]] std::string join_refusal(const WireError&, const Texts&, const RequestedGame& = {});

// Who is banned, until when and why, as far as the server says so.
[[nodiscard]] std::string ban_text(const WireErrorData&, const Texts&);

}  // namespace vegas::cli
