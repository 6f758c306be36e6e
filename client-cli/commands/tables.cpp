#include "client-cli/commands/tables.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

Tables::Tables(Surroundings surroundings, TablesOptions options)
    : Client(std::move(surroundings), options.common.server,
             {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      page_(options_.page) {
    wish_.ruleset = options_.ruleset;
}

void Tables::arrived(const Read<protocol::Welcome>&) { ask(); }

void Tables::ask() {
    json request = {{"op", "lobby.watch"}, {"page", page_}};
    if (!options_.ruleset.empty()) request["ruleset"] = options_.ruleset;
    if (options_.free) request["free"] = true;
    session_.request(std::move(request), [this](const Reply& reply) {
        if (!reply.error) return;
        if (reply.error->code == "rate_limited") {
            return surroundings_.transport.after(retry_after(*reply.error), [this] { ask(); });
        }
        stop(kExitFailed, refused(*reply.error));
    });
}

void Tables::heard(const Message& message, const json& whole) {
    if (const auto* lobby = std::get_if<Read<protocol::Lobby>>(&message)) take(*lobby, whole);
}

void Tables::take(const Read<protocol::Lobby>& lobby, const json& whole) {
    const json& as_they_come = member(whole, "tables");
    for (std::size_t n = 0; n < lobby.tables.size(); ++n) {
        if (!known_.insert(lobby.tables[n].table).second) continue;
        tables_.push_back(lobby.tables[n]);
        as_they_came_.push_back(as_they_come[n]);
    }
    if (options_.all && lobby.page >= page_ && lobby.page < lobby.pages) {
        page_ = static_cast<int>(lobby.page) + 1;
        return ask();
    }
    print(lobby);
    stop(kExitDone);
}

void Tables::print(const Read<protocol::Lobby>& last) {
    Console& out = surroundings_.out;
    if (options_.as_json) return out.print({compact(as_they_came_)});
    out.print(tables_lines(tables_, out.style(), surroundings_.texts));
    if (!options_.all && last.pages > 1) {
        out.print(wrap(texts("notice.pages", {{"page", last.page},
                                              {"pages", last.pages},
                                              {"count", last.count},
                                              {"turn", "--page N"},
                                              {"all", "--all"}}),
                       kColumns - 1, 0));
    }
}

}  // namespace vegas::cli
