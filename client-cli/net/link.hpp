// Parses the links of a server's page: https://host/path/t/TABLE#/join/CODE, also as chats, mails
// and people pass them on: tests/support/links.json is a table of how.
// client-web/src/app/route.svelte.ts reads them in the same way. Pure.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client-cli/net/address.hpp"

namespace vegas::cli {

struct Link {
    enum class To { page, table, game, rules };

    ServerAddress server;
    To to = To::page;          // page: the start page
    std::string invite = {};   // of a table or a game
    std::string table = {};    // empty: the invite says which
    std::string game = {};     // a finished one
    std::int64_t step = 0;     // of that game
    std::string ruleset = {};  // empty: all rules
    std::string item = {};     // of those rules
};

// Whether the text is a link rather than a name, an id or a file.
[[nodiscard]] bool looks_like_link(std::string_view text);

// The failure says in one sentence why it is no link of the page.
[[nodiscard]] OrFailure<Link> parse_link(std::string_view text);

}  // namespace vegas::cli
