// The settings of the store: `data` is a directory, or the URL of a PostgreSQL database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace vegas::shell {

// Whether `data` is the URL of a PostgreSQL database and not a directory.
[[nodiscard]] bool is_database(std::string_view data);
// The URL with its password replaced by stars.
[[nodiscard]] std::string without_password(const std::string& url);

// How long a connection pooler in front of the database lets a connection keep its session.
enum class DatabasePooling : std::uint8_t { session, transaction };

}  // namespace vegas::shell
