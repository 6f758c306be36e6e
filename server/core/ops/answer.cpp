#include "server/core/ops/answer.hpp"

#include <memory>
#include <type_traits>

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

}  // namespace vegas::core::ops
