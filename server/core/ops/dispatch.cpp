#include "server/core/ops/dispatch.hpp"

#include "server/core/ops/handle.hpp"
#include "server/core/ops/writes.hpp"

namespace vegas::core::ops {

// Only hello is possible without a player. The compiler asks for the handle() of each op.
Answer answer(Call& call, Connection& c, const protocol::Op& op) {
    if (const auto* hello = std::get_if<protocol::Hello>(&op)) return handle(call, c, *hello);
    Player* player = call.hall.people.player(c.player);
    if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
    if (call.hall.outage.lasts() && writes(call.hall, *player, op)) return storage_unavailable();
    return std::visit(
        [&]<class T>(const T& o) -> Answer {
            if constexpr (std::is_same_v<T, protocol::Hello>) {
                return handle(call, c, o);
            } else {
                return handle(call, c, *player, o);
            }
        },
        op);
}

}  // namespace vegas::core::ops
