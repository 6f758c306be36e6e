// How a view, a list and an event describe `alike` of a person who has no seat.
#pragma once

#include <string_view>

namespace vegas::protocol {

inline constexpr std::string_view kAlikeToSeated =
    "somebody else, who has a seat, has a name that looks or sounds the same: say so with the name";

}  // namespace vegas::protocol
