#include "client-cli/commands/tables.hpp"

#include <utility>

#include "client-cli/fields.hpp"
#include "client-cli/show/lobby.hpp"

namespace vegas::cli {

Tables::Tables(World world, TablesOptions options)
    : Client(world, options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)) {}

void Tables::arrived(const json&) { ask(); }

void Tables::ask() {
    session_.request({{"op", "lobby.watch"}}, [this](const json& reply) {
        const json& error = field(reply, "error");
        if (error.is_object()) stop(kExitFailed, error_words(error));
    });
}

void Tables::heard(const json& message) {
    if (text_of(message, "ev") != "lobby") return;
    const json& tables = field(message, "tables");
    if (options_.as_json) {
        world_.out.print({compact(tables)});
    } else {
        world_.out.print(tables_lines(tables, world_.out.style()));
    }
    stop(kExitDone);
}

}  // namespace vegas::cli
