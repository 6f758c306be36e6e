#include "client-cli/commands/tables.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/lobby.hpp"

namespace vegas::cli {

Tables::Tables(Surroundings surroundings, TablesOptions options)
    : Client(std::move(surroundings), options.common.server,
             {.name = options.common.name, .token = {}}),
      options_(std::move(options)) {}

void Tables::arrived(const message::Welcome&) { ask(); }

void Tables::ask() {
    session_.request({{"op", "lobby.watch"}}, [this](const Reply& reply) {
        if (reply.error) stop(kExitFailed, error_words(*reply.error));
    });
}

void Tables::heard(const Message& message, const nlohmann::json& whole) {
    const auto* lobby = std::get_if<message::Lobby>(&message);
    if (lobby == nullptr) return;
    if (options_.as_json) {
        surroundings_.out.print({compact(member(whole, "tables"))});
    } else {
        surroundings_.out.print(tables_lines(lobby->tables, surroundings_.out.style()));
    }
    stop(kExitDone);
}

}  // namespace vegas::cli
