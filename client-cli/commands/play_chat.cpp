// `vegas play`: what is said beside the game, and seats that change hands.
#include <utility>

#include "client-cli/commands/chat_command.hpp"
#include "client-cli/commands/play.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {

bool PlayClient::handle_chat(const std::string& line) {
    if (!subscription_.model().is_known()) return false;
    auto what = parse_chat_command(line, render_context());
    if (!what) return false;
    if (!what->muted_player.empty()) mute(what->muted_player, true);
    if (!what->unmuted_player.empty()) mute(what->unmuted_player, false);
    if (what->lists_spectators) {
        request_spectators();
    } else if (what->request.is_null()) {
        notify(what->words);
    } else {
        what->request["table"] = subscription_.model().id();
        session_.request(std::move(what->request),
                         [this, words = what->words](const WireReply& reply) {
                             if (reply.error) return notify(refusal_text(*reply.error));
                             if (!words.empty() && !subscription_.model().seat()) notify(words);
                         });
    }
    return true;
}

void PlayClient::mute(const std::string& player, bool mutes) {
    if (mutes) {
        muted_players_.insert(player);
    } else {
        muted_players_.erase(player);
    }
}

void PlayClient::request_spectators() {
    session_.request(table_request("table.spectators"), [this](const WireReply& reply) {
        if (reply.error) return notify(refusal_text(*reply.error));
        const RenderContext now = render_context();
        const auto names = vegas::texts::join(
            reply.spectators, ", ", [&now](const auto& one) { return now.names.safe(one.name); });
        notify(names.empty() ? texts("notice.none_watch")
                             : texts("notice.watch", {{"names", names}}));
    });
}

std::vector<WireEvent> PlayClient::without_muted(std::vector<WireEvent> events) const {
    std::erase_if(events, [this](const WireEvent& event) {
        const auto* sent = event.get_if<WireStruct<protocol::at_table::PhraseSent>>();
        return sent != nullptr && muted_players_.contains(sent->player);
    });
    return events;
}

// Told to those who may reply, once each time that it changes.
void PlayClient::show_seat_requests() {
    const RenderContext now = render_context();
    std::string words = now.view.table.host == session_.player() ? seat_requests_text(now) : "";
    if (std::exchange(seat_requests_, words) != words && !words.empty()) notify(words);
}

}  // namespace vegas::cli
