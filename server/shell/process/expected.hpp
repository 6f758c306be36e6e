// What may be refused, or fail for reasons outside the program: a value, or why there is none.
#pragma once

#include <boost/assert/source_location.hpp>
#include <boost/system/result.hpp>
#include <stdexcept>
#include <string>

namespace vegas::shell {

struct Failure {
    bool is_transient = false;  // it may pass by itself
    std::string why;            // one line for the operator, without stored data
};

template <class T, class E = Failure>
using Expected = boost::system::result<T, E>;

// Ends a start or a command; another one may go well.
class TransientError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// Only main() catches what this throws.
[[noreturn]] inline void end_with(const Failure& failure) {
    if (failure.is_transient) throw TransientError(failure.why);
    throw std::runtime_error(failure.why);
}
// value() calls this: a failure that nobody handles ends the start or the command.
[[noreturn]] inline void throw_exception_from_error(const Failure& failure,
                                                    const boost::source_location&) {
    end_with(failure);
}

}  // namespace vegas::shell
