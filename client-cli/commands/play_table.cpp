// `vegas play`: the host chooses another game before the start; quick tables start by themselves.
#include <utility>

#include "client-cli/commands/change.hpp"
#include "client-cli/commands/play.hpp"

namespace vegas::cli {

bool Play::change_table(const std::string& line) {
    const TableModel& model = follower_.model();
    if (!model.known() || model.status() != "open") return false;
    auto change = change_of(line, scene(), wish_.offers);
    if (!change) return false;
    if (!is_in_charge(model.view(), session_.player())) {
        notify(texts("error.not_host"));
    } else if (change->request.is_null()) {
        notify(change->words);
    } else {
        json request = std::move(change->request);
        if (request.contains("ruleset")) {
            wish_ = wish_of({.ruleset = request["ruleset"], .options = request["options"]},
                            std::move(wish_.offers));
        }
        request["table"] = model.id();
        ask_to_change(std::move(request));
    }
    return true;
}

// Who is at a screen types the next one when it suits them; a pipe waits for the reply.
void Play::ask_to_change(json request) {
    if (!surroundings_.out.live()) return ask_server(std::move(request), {});
    session_.insist(std::move(request), [this](const Reply& reply) {
        if (reply.error) notify(refused(*reply.error));
        refresh_question();
    });
}

void Play::heard(const Message& message, const json& whole) {
    Client::heard(message, whole);
    if (const auto* starting = std::get_if<Read<protocol::Starting>>(&message)) {
        tell_start(*starting);
    }
}

void Play::tell_start(const Read<protocol::Starting>& starting) {
    constexpr std::int64_t kSecondMs = 1000;
    const std::int64_t seconds = (starting.in_ms + kSecondMs - 1) / kSecondMs;
    notify(texts("notice.starts_soon", {{"n", seconds}}));
}

}  // namespace vegas::cli
