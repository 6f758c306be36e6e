// Errors of the database for a command: as std::runtime_error with a line for the operator.
#pragma once

#include <stdexcept>

#include "server/shell/store/postgres/error.hpp"

namespace vegas::shell::postgres {

template <class Function>
auto report_errors(Function function) {
    try {
        return function();
    } catch (const PostgresError& error) {
        throw std::runtime_error(failure_of(error).why);
    }
}

}  // namespace vegas::shell::postgres
