// GET / and what belongs to it: the page for browsers.
#pragma once

#include <cstdint>
#include <string_view>

#include "server/shell/http/message.hpp"
#include "server/shell/http/page.hpp"

namespace vegas::shell {

enum class Encoding : std::uint8_t { identity, gzip, br };

// The encoding of a file that an Accept-Encoding header wants most, and of those wanted alike the
// smallest. The plain bytes for whom nothing else fits, wanted or not: better than no page.
[[nodiscard]] Encoding choose_encoding(const PageFile& file, std::string_view accept_encoding);

// The file; 304 for whom has it already.
[[nodiscard]] HttpReply page_reply(const PageFile& file, const HttpRequest& request);

}  // namespace vegas::shell
