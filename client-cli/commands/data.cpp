#include "client-cli/commands/data.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

DataClient::DataClient(ClientContext context, DataOptions options, Identity identity)
    : Client(std::move(context), options.common.server, std::move(identity)),
      options_(std::move(options)) {}

void DataClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    if (!options_.forget.empty()) {
        return request({{"op", "me.forget"}, {"player", options_.forget}},
                       &DataClient::on_forgotten);
    }
    for (const auto& [name, url] : {std::pair{"imprint_url", welcome.server.imprint_url},
                                    std::pair{"privacy_url", welcome.server.privacy_url}}) {
        if (url) known_[name] = *url;
    }
    request({{"op", "me.data"}}, &DataClient::add_known);
}

void DataClient::request(const json& message, void (DataClient::*then)(const json& reply)) {
    runtime_.session.request_until_reply(
        message, [this, message, then](const WireReply& reply, const json& whole) {
            if (!reply.error) return (this->*then)(whole);
            if (reply.error->code != "rate_limited") {
                return runtime_.stop(kExitFailed, runtime_.refusal_text(*reply.error));
            }
            runtime_.context.transport.after(retry_after(*reply.error),
                                             [this, message, then] { request(message, then); });
        });
}

void DataClient::add_known(const json& reply) {
    for (const auto& [name, value] : reply.items()) {
        if (name != "re" && name != "ok" && name != "ev") known_[name] = value;
    }
    request({{"op", "games.waiting"}}, &DataClient::add_waiting);
}

void DataClient::add_waiting(const json& reply) {
    known_["waiting_games"] = member(reply, "waiting");
    known_["finished_games"] = json::array();
    request({{"op", "games.mine"}, {"limit", protocol::kGamesMost}}, &DataClient::add_games);
}

void DataClient::add_games(const json& reply) {
    json& games = known_["finished_games"];
    const json& page = member(reply, "games");
    for (const json& game : page) games.push_back(game);
    if (!reply.contains("more") || page.empty()) {
        runtime_.context.out.print({known_.dump(2, ' ', true, json::error_handler_t::replace)});
        return runtime_.stop(kExitDone);
    }
    const json& last = games.back();
    request({{"op", "games.mine"},
             {"limit", protocol::kGamesMost},
             {"game", text_in(last, "game")},
             {"ended_ms", member(last, "ended_ms")}},
            &DataClient::add_games);
}

// The token is worthless.
void DataClient::on_forgotten(const json&) {
    if (runtime_.context.save_token) runtime_.context.save_token({});
    runtime_.context.out.print({runtime_.texts("notice.forgotten")});
    runtime_.stop(kExitDone);
}

}  // namespace vegas::cli
