// Ids, invites and tokens. They are drawn from the entropy, so that nobody can guess one from
// another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "server/core/base/entropy.hpp"

namespace vegas::core {

// A person, inside this server; 0 is nobody. The public id is another, random one.
using PlayerKey = std::uint32_t;
inline constexpr PlayerKey kNoPlayer = 0;

// `chars` characters of a-z and 2-7, five random bits each.
[[nodiscard]] std::string random_id(Entropy& entropy, int chars);
// The same text as ids are of, made of bytes that were drawn or derived: one character of each.
[[nodiscard]] std::string id_of(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::uint64_t random_u64(Entropy& entropy);

// An invite to the table. It begins as the table's id does.
[[nodiscard]] std::string random_invite(Entropy& entropy, std::string_view table);

// Takes the same time for all texts of one length, so that nobody can find a secret by timing.
[[nodiscard]] bool same_secret(std::string_view given, std::string_view secret);

// Public. No two are ever drawn alike, however many years a server runs: games are named after
// their tables, and lists and links of games last.
inline constexpr int kTableIdChars = 13;
inline constexpr int kPlayerIdChars = 12;
inline constexpr int kInviteChars = 10;  // 45 bits at least: nobody finds a private table by trying
inline constexpr int kTokenChars = 32;   // 160 bits
inline constexpr int kEpochChars = 8;

}  // namespace vegas::core
