// What goes wrong with a PostgreSQL: whether waiting helps, and what an operator is told.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

namespace vegas::shell::postgres {

// One line: libpq's own words or the server's number (SQLSTATE), never a value of a statement.
class Error : public std::runtime_error {
public:
    Error(std::string state, const std::string& words);
    // The database does not answer, or not as it should, just now.
    [[nodiscard]] static Error transient(const std::string& words);

    // The server's number for what is wrong; empty: it did not answer, or not as it should.
    [[nodiscard]] const std::string& state() const { return state_; }
    // It may pass by itself: no server takes writes yet, all connections are taken, a lock is held.
    // Otherwise somebody has to change the URL, the user's rights or the database.
    [[nodiscard]] bool is_transient() const { return is_transient_; }
    // A value of the statement is none that the database can hold, such as bytes that are not UTF-8
    // (SQLSTATE class 22): nothing is named so, and asking again would not help.
    [[nodiscard]] bool is_about_a_value() const { return state_.starts_with("22"); }

private:
    std::string state_;
    bool is_transient_;
};

// Throws the error for an operator: as StorageError if it is transient, else as std::runtime_error.
[[noreturn]] void refuse(const Error& error);

// libpq's words have several lines.
[[nodiscard]] std::string one_line(std::string_view words);

}  // namespace vegas::shell::postgres
