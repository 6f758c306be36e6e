// Ids, invites and tokens. They are drawn from the entropy, so that none can be guessed from
// another.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "server/core/base/entropy.hpp"

namespace vegas::core {

// A player's key inside this server; 0 is nobody. The public id is separate and random.
using PlayerKey = std::uint32_t;
inline constexpr PlayerKey kNoPlayer = 0;

// `chars` characters of a-z and 2-7, five random bits each.
[[nodiscard]] std::string random_id(Entropy& entropy, int chars);
// Encodes random or derived bytes in the same alphabet, one character per byte.
[[nodiscard]] std::string encode_id(std::span<const std::uint8_t> bytes);
[[nodiscard]] std::uint64_t random_u64(Entropy& entropy);

// An invite to the table. It begins with the first character of the table's id.
[[nodiscard]] std::string random_invite(Entropy& entropy, std::string_view table);

// Takes the same time for all texts of one length, so that timing reveals no secret.
[[nodiscard]] bool constant_time_equal(std::string_view given, std::string_view secret);

// Table ids are public and never repeat, however long a server runs. Games are named after their
// tables, and lists of games and links to them last.
inline constexpr int kTableIdChars = 13;
inline constexpr int kPlayerIdChars = 12;
inline constexpr int kDeviceIdChars = 12;
// at least 45 bits: a private table cannot be found by trying
inline constexpr int kInviteChars = 10;
inline constexpr int kTokenChars = 32;  // 160 bits
inline constexpr int kEpochChars = 8;

}  // namespace vegas::core
