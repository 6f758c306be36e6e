// The databases over which tables are spread, each of which is a shard: as a file says it that all
// servers share. A line for each shard: the characters that ids of its tables begin with, and the
// URL of its database.
//
//     abcdefghijklmnop  postgresql://vegas@db-1,db-2/vegas
//     qrstuvwxyz234567  postgresql://vegas@db-3,db-4/vegas
//
// No two shards have a character in common. One that has "-" in their place gets no more tables.
// What follows # is a comment.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vegas::shell {

struct Shard {
    std::string slots;  // of core::kIdChars; none: it makes no tables
    std::string url;
    bool operator==(const Shard&) const = default;
};

using Shards = std::vector<Shard>;  // shard 1 comes first

// Throws std::runtime_error with one line, without any of the text: URLs may hold passwords.
[[nodiscard]] Shards parse_shards(std::string_view text);

// The place of the one whose tables begin so; nothing: none, as far as is known.
[[nodiscard]] std::optional<std::size_t> shard_of(const Shards& shards, std::string_view id);

}  // namespace vegas::shell
