#include "protocol/json/errors.hpp"

#include "engine/assert.hpp"
#include "protocol/json/json_writer.hpp"

namespace vegas::protocol {
Error error_with(ErrorCode code, std::string message, std::string_view member,
                 std::string_view text) {
    Error e{code, std::move(message), {}};
    JsonWriter out(e.data);
    out.open('{').key(member).string(text).close('}');
    return e;
}

Error error_with(ErrorCode code, std::string message, std::string_view member,
                 std::int64_t number) {
    Error e{code, std::move(message), {}};
    JsonWriter out(e.data);
    out.open('{').key(member).number(number).close('}');
    return e;
}

void throw_exception_from_error(const Error& e, const boost::source_location&) {
    throw InvariantBroken("value of a failed result: " + e.message);  // a check was forgotten
}

}  // namespace vegas::protocol
