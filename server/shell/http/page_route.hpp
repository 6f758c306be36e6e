// GET / and below: the page for browsers.
#pragma once

#include <span>

#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell {

// Headers of what a browser shows: only what comes from this server, nothing inline, in nobody's
// frame.
[[nodiscard]] std::span<const HttpHeader> page_headers();

// The file, or 304 if the client has it already. Uses the encoding that the client prefers; of
// several equal ones, the smallest. If none fits, sends plain bytes even if they are not wanted:
// that is better than no page.
[[nodiscard]] HttpReply page_reply(const PageFile& file, const HttpRequest& request);

}  // namespace vegas::shell
