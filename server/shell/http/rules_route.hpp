// GET /api/rules: the rules for players, in the reader's language.
#pragma once

#include <string_view>

#include "server/shell/http/message.hpp"

namespace vegas::shell {

// For which rulesets there are texts, and in which languages.
[[nodiscard]] HttpReply rules_list();

// The text of one ruleset: in the language of the query's `lang`, else of Accept-Language, else in
// English; or 304 for a client that already has it.
[[nodiscard]] HttpReply rules_of(std::string_view ruleset, const HttpRequest& request);

}  // namespace vegas::shell
