// `vegas play`: the host chooses another game before the start; quick tables start by themselves.
#include <utility>

#include "client-cli/commands/play.hpp"
#include "client-cli/commands/table_edit.hpp"

namespace vegas::cli {

bool PlayClient::handle_table_edit(const std::string& line) {
    const TableModel& model = subscription_.model();
    if (!model.is_known() || model.status() != "open") return false;
    auto change = parse_table_edit(line, render_context(), requested_game_.offers);
    if (!change) return false;
    if (!is_host_in_control(model.view(), session_.player())) {
        notify(texts("error.not_host"));
    } else if (change->request.is_null()) {
        notify(change->words);
    } else {
        json request = std::move(change->request);
        if (request.contains("ruleset")) {
            requested_game_ =
                requested_game_of({.ruleset = request["ruleset"], .options = request["options"]},
                                  std::move(requested_game_.offers));
        }
        request["table"] = model.id();
        request_change(std::move(request));
    }
    return true;
}

// Who is at a screen types the next one when it suits them; a pipe waits for the reply.
void PlayClient::request_change(json request) {
    if (!context_.out.is_live()) return send_and_wait(std::move(request), {});
    session_.request_until_reply(std::move(request), [this](const WireReply& reply) {
        if (reply.error) notify(refusal_text(*reply.error));
        refresh_question();
    });
}

void PlayClient::on_message(const WireMessage& message, const json& whole) {
    Client::on_message(message, whole);
    if (const auto* starting = std::get_if<WireStruct<protocol::StartingMessage>>(&message)) {
        show_countdown(*starting);
    }
}

void PlayClient::show_countdown(const WireStruct<protocol::StartingMessage>& starting) {
    constexpr std::int64_t kSecondMs = 1000;
    const std::int64_t seconds = (starting.in_ms + kSecondMs - 1) / kSecondMs;
    notify(texts("notice.starts_soon", {{"n", seconds}}));
}

}  // namespace vegas::cli
