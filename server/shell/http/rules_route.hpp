// GET /api/rules: the rules for players, in the reader's language.
#pragma once

#include <string_view>

#include "server/shell/http/message.hpp"

namespace vegas::shell {

// Lists the rulesets that have texts, and their languages.
[[nodiscard]] HttpReply rules_list_reply();

// The text of one ruleset, in the language of the query's `lang`, else of Accept-Language, else in
// English; or 304 if the client has it already.
[[nodiscard]] HttpReply rules_reply(std::string_view ruleset, const HttpRequest& request);

}  // namespace vegas::shell
