// GET / and what belongs to it: the page for browsers.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell {

enum class Encoding : std::uint8_t { identity, gzip, br };

// The encoding of a file that an Accept-Encoding header prefers; of several equal ones, the
// smallest. If none fits, the plain bytes, even where they are not wanted: that is better than no
// page.
[[nodiscard]] Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding);

// The file, or 304 for a client that already has it.
[[nodiscard]] HttpReply page_reply(const PageFile& file, const HttpRequest& request);

}  // namespace vegas::shell
