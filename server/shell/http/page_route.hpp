// GET / and what belongs to it: the page for browsers.
#pragma once

#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell {

// The file, or 304 for a client that already has it. Its encoding is the one that the client
// prefers; of several equal ones, the smallest. If none fits, the plain bytes, even where they are
// not wanted: that is better than no page.
[[nodiscard]] HttpReply page_reply(const PageFile& file, const HttpRequest& request);

}  // namespace vegas::shell
