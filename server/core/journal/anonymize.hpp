// Removes a deleted player from stored records. Records keep their numbers, and lead to the same
// game. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace vegas::core::journal {

// The record without this player, or nullopt if it does not name them. A seat of theirs is left to
// the house. JSON that is no record loses the id and the name beside it.
[[nodiscard]] std::optional<std::string> anonymize_record(std::string_view record,
                                                          std::string_view player);

}  // namespace vegas::core::journal
