// `vegas play`: the host removes people or lets them in again.
#include "client-cli/commands/play.hpp"
#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

void Play::ask_people() {
    if (waiting_) return;
    const TableModel& model = follower_.model();
    if (!model.known() || !is_in_charge(model.view(), session_.player())) {
        return notify(texts(model.view().table.quick ? "notice.cannot_remove_quick"
                                                     : "notice.cannot_remove"));
    }
    leave_asked_ = false;
    others_.reset();
    chosen_.reset();
    ask_server(table_request("table.people"), [this](const Reply& reply) {
        others_ = reply;
        if (people_question(scene(), *others_, session_.player()).choices.size() > 1) return;
        others_.reset();
        notify(texts("notice.nobody_else"));
    });
    refresh_question();
}

void Play::answer_people(const std::string& chosen) {
    others_.reset();
    chosen_ = chosen_of(chosen);
    if (chosen_ && chosen_->comes_back) admit_chosen();
    refresh_question();
}

void Play::answer_remove(const std::string& word) {
    if (word == "remove") {
        remove_chosen();
    } else {
        chosen_.reset();
    }
    refresh_question();
}

// Whoever has gone meanwhile is not there either; nor is, when it is said again, who was removed.
void Play::remove_chosen() {
    json request = table_request("table.remove");
    request["player"] = chosen_->player;
    ask_server(std::move(request), [this, who = *chosen_](const Reply& reply) {
        if (reply.error) return notify(texts("notice.gone", {{"name", who.name}}));
        if (!who.seated) notify(texts("notice.removed", {{"name", who.name}}));
    });
    chosen_.reset();
}

void Play::admit_chosen() {
    json request = table_request("table.admit");
    request["player"] = chosen_->player;
    ask_server(std::move(request), [this, who = *chosen_](const Reply&) {
        notify(texts("notice.admitted", {{"name", who.name}}));
    });
    chosen_.reset();
}

}  // namespace vegas::cli
