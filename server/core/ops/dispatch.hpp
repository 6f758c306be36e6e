// Calls the handler of a request's op, and limits the changes of an address.
#pragma once

#include <cstdint>

#include "server/core/ops/op_result.hpp"

namespace vegas::core::ops {

// this_server: the store has replied that no other server has the request's table. An outage that
// began meanwhile refuses nothing: an earlier home may have done what is asked.
enum class Routing : std::uint8_t { any_server, this_server };

[[nodiscard]] OpResult dispatch(Context&, ConnectionState&, const protocol::Op&,
                                Routing routing = Routing::any_server);

// A client's own server calls it before dispatch(). Moves of games have their own pace, and nobody
// is kept from leaving.
[[nodiscard]] MaybeError charge_change(Context&, const ConnectionState&, const protocol::Op&);

}  // namespace vegas::core::ops
