#include "server/shell/store/postgres/error.hpp"

#include <algorithm>
#include <array>

namespace vegas::shell::postgres {
namespace {

// What stays as it is until somebody changes something, by classes of the server's numbers: a user
// or password, a database or schema that is not there, rights, statements that it does not know.
// PgBouncer has one number for everything, and words in English.
bool is_lasting(const std::string& state, std::string_view words) {
    constexpr std::array<std::string_view, 5> kClasses{"0A", "28", "3D", "3F", "42"};
    constexpr std::array<std::string_view, 3> kWords{"statement pooling mode",
                                                     "unsupported startup parameter", "no such"};
    if (state == "08P01") {
        return std::ranges::any_of(
            kWords, [&](std::string_view it) { return words.find(it) != std::string_view::npos; });
    }
    return state.empty() || std::ranges::any_of(kClasses, [&](std::string_view it) {
               return state.starts_with(it);
           });
}

}  // namespace

PostgresError::PostgresError(std::string state, const std::string& words)
    : std::runtime_error(words),
      state_(std::move(state)),
      is_transient_(!is_lasting(state_, words)) {}

PostgresError PostgresError::transient(const std::string& words) {
    PostgresError error({}, words);
    error.is_transient_ = true;
    return error;
}

void require_primary(std::string_view in_hot_standby) {
    if (in_hot_standby == "off") return;
    throw PostgresError({},
                        "a load balancer sends reads to a standby: route all statements to "
                        "the primary");
}

Failure failure_of(const PostgresError& error) {
    return {.is_transient = error.is_transient(),
            .why = std::string("cannot use the database: ") + error.what()};
}

std::string one_line(std::string_view words) {
    std::string line;
    for (const char c : words) {
        const bool is_space = c == ' ' || c == '\n' || c == '\t';
        if (!is_space) {
            line += c;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    while (line.ends_with(' ')) line.pop_back();
    return line;
}

}  // namespace vegas::shell::postgres
