// GET /t/ID: the address of a table, which people pass on with the invite behind its #. Browsers
// are led on to the page and keep what is behind the #. Programs that show a preview get a document
// that says who invites to what; they never see the invite.
#pragma once

#include <optional>

#include "server/core/base/descriptions.hpp"
#include "server/shell/http/message.hpp"

namespace vegas::shell {

inline constexpr std::string_view kInvitations = "/t/";

// Where a path leads that begins with an escaped #, as some programs write links; "" if nowhere.
[[nodiscard]] std::string escaped_link_location(std::string_view path);

// The id of the table, "" if the path has none.
[[nodiscard]] std::string_view table_of_invitation(std::string_view path);

// The query's `lang` chooses the language, else Accept-Language. `table`: nullopt if it is not
// known here; the reply does not say whether it exists.
[[nodiscard]] HttpReply invitation_reply(const std::optional<core::TableInvitation>& table,
                                         const HttpRequest& request);

}  // namespace vegas::shell
