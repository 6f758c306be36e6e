// Which messages answer a request.
#pragma once

#include <array>
#include <string_view>

namespace vegas::protocol {

using ReplyNames = std::array<std::string_view, 2>;  // names of messages; the second may be empty

}  // namespace vegas::protocol
