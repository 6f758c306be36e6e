// GET /t/ID: the address of a table, which people pass on with the invite behind its #. Browsers
// are led on to the page and keep what is behind the #. Programs that show a preview get a document
// that says who invites to what; they never see the invite.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "server/core/base/descriptions.hpp"
#include "server/shell/http/message.hpp"

namespace vegas::shell {

// Whether the path is the address of a table, or begins with an escaped #, as some programs write
// links.
[[nodiscard]] bool is_invitation(std::string_view path);

// The id of the table in lower case, "" if the path has none.
[[nodiscard]] std::string table_of_invitation(std::string_view path);

// The query's `lang` chooses the language, else Accept-Language. `table`: nullopt if it is not
// known here; the reply does not say whether it exists.
[[nodiscard]] HttpReply invitation_reply(const std::optional<core::TableInvitation>& table,
                                         const HttpRequest& request);

}  // namespace vegas::shell
