#include "client-cli/commands/history.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

History::History(Surroundings surroundings, const Address& server, Identity identity,
                 std::string game)
    : Client(std::move(surroundings), server, std::move(identity)), game_(std::move(game)) {}

void History::arrived(const Read<protocol::Welcome>&) {
    session_.insist({{"op", "history"}, {"game", game_}},
                    [this](const Reply& reply, const json& whole) {
                        if (!reply.error) transcript_ = compact(member(whole, "transcript"));
                        stop(reply.error ? kExitFailed : kExitDone);
                    });
}

}  // namespace vegas::cli
