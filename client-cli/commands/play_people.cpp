// `vegas play`: the host removes people or lets them in again.
#include "client-cli/commands/play.hpp"
#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

void PlayClient::request_people() {
    if (awaits_reply_) return;
    const TableModel& model = subscription_.model();
    if (!model.is_known() || !is_host_in_control(model.view(), session_.player())) {
        return notify(texts(model.view().table.quick ? "notice.cannot_remove_quick"
                                                     : "notice.cannot_remove"));
    }
    confirms_leave_ = false;
    people_.reset();
    selected_person_.reset();
    send_and_wait(table_request("table.spectators"), [this](const WireReply& reply) {
        people_ = reply;
        if (people_question(render_context(), *people_, session_.player()).choices.size() > 1) {
            return;
        }
        people_.reset();
        notify(texts("notice.nobody_else"));
    });
    refresh_question();
}

void PlayClient::choose_person(const std::string& chosen) {
    people_.reset();
    selected_person_ = parse_selected_person(chosen);
    if (selected_person_ && selected_person_->is_removed) readmit_person();
    refresh_question();
}

void PlayClient::choose_removal(const std::string& word) {
    if (word == "remove") {
        remove_person();
    } else {
        selected_person_.reset();
    }
    refresh_question();
}

// Whoever has gone meanwhile is not there either; nor is, when it is said again, who was removed.
void PlayClient::remove_person() {
    json request = table_request("table.remove");
    request["player"] = selected_person_->player;
    send_and_wait(std::move(request), [this, who = *selected_person_](const WireReply& reply) {
        if (reply.error) return notify(texts("notice.gone", {{"name", who.name}}));
        if (!who.seated) notify(texts("notice.removed", {{"name", who.name}}));
    });
    selected_person_.reset();
}

void PlayClient::readmit_person() {
    json request = table_request("table.readmit");
    request["player"] = selected_person_->player;
    send_and_wait(std::move(request), [this, who = *selected_person_](const WireReply&) {
        notify(texts("notice.admitted", {{"name", who.name}}));
    });
    selected_person_.reset();
}

}  // namespace vegas::cli
