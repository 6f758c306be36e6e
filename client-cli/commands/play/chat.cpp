#include "client-cli/commands/play/chat.hpp"

#include <utility>

#include "client-cli/commands/chat_command.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

bool PlayChat::is_command(const std::string& line) const {
    return play_.client.model().is_known() &&
           parse_chat_command(line, play_.client.render_context());
}

bool PlayChat::handle(const std::string& line) {
    ClientRuntime& client = play_.client;
    if (!client.model().is_known()) return false;
    auto command = parse_chat_command(line, client.render_context());
    if (!command) return false;
    if (!command->muted_player.empty()) muted_players_.insert(command->muted_player);
    muted_players_.erase(command->unmuted_player);
    if (command->lists_spectators) {
        request_spectators();
    } else if (command->request.is_null()) {
        play_.notify(command->words);
    } else {
        command->request["table"] = client.model().id();
        const auto on_reply = [this, words = command->words](const WireReply& reply) {
            if (reply.error) return play_.notify(*reply.error);
            if (!words.empty() && !play_.client.model().seat()) play_.notify(words);
        };
        client.session.request(std::move(command->request), on_reply);
    }
    return true;
}

void PlayChat::request_spectators() {
    ClientRuntime& client = play_.client;
    client.session.request(
        client.table_request("table.spectators"), [this, &client](const WireReply& reply) {
            if (reply.error) return play_.notify(*reply.error);
            const RenderContext now = client.render_context();
            const auto names = vegas::texts::join(reply.spectators, ", ", [&now](const auto& one) {
                return now.names.unseated(one.name, one.alike);
            });
            play_.notify(names.empty() ? client.texts("notice.none_watch")
                                       : client.texts("notice.watch", {{"names", names}}));
        });
}

std::vector<WireEvent> PlayChat::without_muted(std::vector<WireEvent> events) const {
    std::erase_if(events, [this](const WireEvent& event) {
        const auto* sent = event.get_if<WireStruct<protocol::at_table::PhraseSent>>();
        return sent != nullptr && muted_players_.contains(sent->player);
    });
    return events;
}

void PlayChat::show_seat_requests() {
    const RenderContext now = play_.client.render_context();
    const bool is_host = now.view.table.host == play_.client.session.player();
    std::string words = is_host ? seat_requests_text(now) : "";
    if (std::exchange(seat_requests_, words) != words && !words.empty()) play_.notify(words);
}

}  // namespace vegas::cli
