// What an operator may read of the tables and of the people there: names, ids and addresses, and
// nothing of what is played.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/core/hall/hall.hpp"

namespace vegas::core {

// A line for each table, and behind it one for each person there, as "key=value" fields.
[[nodiscard]] std::vector<std::string> describe_tables(Hall&);

// As the value of a field in a line of the log, or of these.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace vegas::core
