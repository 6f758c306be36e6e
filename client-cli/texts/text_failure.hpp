// A value, or a text for people that says why there is none: how the terminal reports what cannot
// be read or done. Pure.
#pragma once

#include <boost/system/result.hpp>
#include <stdexcept>
#include <string>
#include <utility>

namespace vegas::cli {

class TextFailure {
public:
    // No constructor: a text alone may be a value.
    [[nodiscard]] static TextFailure because(std::string why) {
        TextFailure failure;
        failure.why_ = std::move(why);
        return failure;
    }
    [[nodiscard]] const std::string& why() const { return why_; }

private:
    std::string why_;
};

// Called by value() of a failed result: a check was forgotten.
[[noreturn]] inline void throw_exception_from_error(const TextFailure& failure,
                                                    const boost::source_location&) {
    throw std::logic_error("value of a failed result: " + failure.why());
}

template <class T>
using OrFailure = boost::system::result<T, TextFailure>;

}  // namespace vegas::cli
