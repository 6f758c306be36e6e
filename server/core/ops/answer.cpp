#include "server/core/ops/answer.hpp"

#include <memory>
#include <type_traits>

#include "protocol/json/json_out.hpp"

namespace vegas::core::ops {

Text to_text(const Message& message) {
    return std::visit(
        []<class T>(const T& m) -> Text {
            if constexpr (std::is_same_v<T, Text>) {
                return m;
            } else {
                return std::make_shared<const std::string>(protocol::to_bytes(m));
            }
        },
        message);
}

Error banned(const Ban& ban) {
    Error e = error(ErrorCode::banned, "the operator of this server does not let you in");
    if (ban.reason.empty() && !ban.until_ms) return e;
    protocol::JsonOut data(e.data);
    data.open('{');
    if (!ban.reason.empty()) data.key("reason").string(ban.reason);
    if (ban.until_ms) data.key("until_ms").number(*ban.until_ms);
    data.close('}');
    return e;
}

}  // namespace vegas::core::ops
