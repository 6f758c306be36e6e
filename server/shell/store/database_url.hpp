// Interprets the setting `data`: a directory, or the URL of a PostgreSQL database.
#pragma once

#include <string>
#include <string_view>

namespace vegas::shell {

// Whether `data` is the URL of a PostgreSQL database and not a directory.
[[nodiscard]] bool is_database(std::string_view data);
// The URL with its password replaced by stars.
[[nodiscard]] std::string without_password(const std::string& url);

}  // namespace vegas::shell
