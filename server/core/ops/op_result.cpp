#include "server/core/ops/op_result.hpp"

#include <memory>
#include <type_traits>

#include "protocol/json/json_writer.hpp"

namespace vegas::core::ops {

SharedText to_text(const FollowUp& message) {
    return std::visit(
        []<class T>(const T& m) -> SharedText {
            if constexpr (std::is_same_v<T, SharedText>) {
                return m;
            } else {
                return shared_text(m);
            }
        },
        message);
}

Error bad_name(const std::string& what) {
    return error(ErrorCode::bad_name,
                 what +
                     " must have 1 to 24 letters, digits, emoji or other characters of names, "
                     "all of them visible");
}

Error ban_error(const Ban& ban) {
    Error e = error(ErrorCode::banned, "the operator of this server does not let you in");
    if (ban.reason.empty() && !ban.until_ms) return e;
    protocol::JsonWriter data(e.data);
    data.open('{');
    if (!ban.reason.empty()) data.key("reason").string(ban.reason);
    if (ban.until_ms) data.key("until_ms").number(*ban.until_ms);
    data.close('}');
    return e;
}

}  // namespace vegas::core::ops
