#include "server/core/ops/dispatch.hpp"

#include "server/core/ops/act.hpp"
#include "server/core/ops/hello.hpp"
#include "server/core/ops/history.hpp"
#include "server/core/ops/lobby.hpp"
#include "server/core/ops/quick_play.hpp"
#include "server/core/ops/rematch.hpp"
#include "server/core/ops/seats.hpp"
#include "server/core/ops/tables.hpp"

namespace vegas::core::ops {

// Only hello is possible without a player. The compiler asks for the handle() of each op.
Answer answer(Turn& turn, Connection& c, const protocol::Op& op) {
    if (const auto* hello = std::get_if<protocol::Hello>(&op)) return handle(turn, c, *hello);
    Player* player = turn.hall.people.player(c.player);
    if (player == nullptr) return error(ErrorCode::hello_required, "say hello first");
    return std::visit(
        [&]<class T>(const T& o) -> Answer {
            if constexpr (std::is_same_v<T, protocol::Hello>) {
                return handle(turn, c, o);
            } else {
                return handle(turn, c, *player, o);
            }
        },
        op);
}

}  // namespace vegas::core::ops
