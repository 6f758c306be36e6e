// An error of PostgreSQL: whether retrying helps, and what to tell the operator.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "server/shell/process/expected.hpp"

namespace vegas::shell::postgres {

// One line: libpq's message or the server's code (SQLSTATE), never a value of a statement.
class PostgresError : public std::runtime_error {
public:
    PostgresError(std::string state, const std::string& words);
    // The database does not answer, or not properly, for now.
    [[nodiscard]] static PostgresError transient(const std::string& words);

    // The SQLSTATE; empty if the server did not answer, or not properly.
    [[nodiscard]] const std::string& state() const { return state_; }
    // May pass by itself: no server accepts writes yet, all connections are taken, a lock is held.
    // Otherwise somebody has to change the URL, the user's rights or the database.
    [[nodiscard]] bool is_transient() const { return is_transient_; }
    // The database cannot hold a value of the statement, such as bytes that are not UTF-8 (SQLSTATE
    // class 22). So nothing has that name, and retrying would not help.
    [[nodiscard]] bool is_about_a_value() const { return state_.starts_with("22"); }

private:
    std::string state_;
    bool is_transient_;
};

// Throws if a setting `in_hot_standby` says that a statement was answered by a standby, whose rows
// may be old. A load asks for it in the statement itself, because a balancer may choose for each.
void require_primary(std::string_view in_hot_standby);

[[nodiscard]] Failure failure_of(const PostgresError& error);

// Joins the lines of libpq's message.
[[nodiscard]] std::string one_line(std::string_view words);

}  // namespace vegas::shell::postgres
