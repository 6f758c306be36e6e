#include "client-cli/commands/tables.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

TablesClient::TablesClient(ClientContext context, TablesOptions options)
    : Client(std::move(context), options.common.server, {.name = options.common.name, .token = {}}),
      options_(std::move(options)),
      page_(options_.page) {
    runtime_.requested_game.ruleset = options_.ruleset;
}

void TablesClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>&) { request_page(); }

void TablesClient::request_page() {
    json request = {{"op", "lobby.watch"}, {"page", page_}};
    if (!options_.ruleset.empty()) request["ruleset"] = options_.ruleset;
    if (options_.free) request["free"] = true;
    runtime_.session.request(std::move(request), [this](const WireReply& reply) {
        if (!reply.error) return;
        if (reply.error->code == "rate_limited") {
            return runtime_.context.transport.after(retry_after(*reply.error),
                                                    [this] { request_page(); });
        }
        runtime_.stop(kExitFailed, runtime_.refusal_text(*reply.error));
    });
}

void TablesClient::on_message(const WireMessage& message, const json& whole) {
    if (const auto* lobby = std::get_if<WireStruct<protocol::LobbyMessage>>(&message)) {
        handle_page(*lobby, whole);
    }
}

void TablesClient::handle_page(const WireStruct<protocol::LobbyMessage>& lobby, const json& whole) {
    const json& raw_list = member(whole, "tables");
    for (std::size_t n = 0; n < lobby.tables.size(); ++n) {
        if (!known_.insert(lobby.tables[n].table).second) continue;
        tables_.push_back(lobby.tables[n]);
        raw_list_.push_back(raw_list[n]);
    }
    if (options_.all && lobby.page >= page_ && lobby.page < lobby.pages) {
        page_ = static_cast<int>(lobby.page) + 1;
        return request_page();
    }
    print(lobby);
    runtime_.stop(kExitDone);
}

void TablesClient::print(const WireStruct<protocol::LobbyMessage>& last) {
    Console& out = runtime_.context.out;
    if (options_.as_json) return out.print({compact(raw_list_)});
    out.print(tables_lines(tables_, out.style(), runtime_.context.texts));
    if (!options_.all && last.pages > 1) {
        out.print(wrap(runtime_.texts("notice.pages", {{"page", last.page},
                                                       {"pages", last.pages},
                                                       {"count", last.count},
                                                       {"turn", "--page N"},
                                                       {"all", "--all"}}),
                       kColumns - 1, 0));
    }
}

}  // namespace vegas::cli
