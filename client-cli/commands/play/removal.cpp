#include "client-cli/commands/play/removal.hpp"

#include <utility>

namespace vegas::cli {

bool Removal::start() {
    if (play_.awaits_reply()) return false;
    const ClientRuntime& client = play_.client;
    const TableModel& model = client.model();
    if (!model.is_known() || !is_host_in_control(model.view(), client.session.player())) {
        play_.notify(client.texts(model.view().table.quick ? "notice.cannot_remove_quick"
                                                           : "notice.cannot_remove"));
        return false;
    }
    state_ = Closed{};
    play_.send_and_wait(client.table_request("table.spectators"), [this](const WireReply& reply) {
        const WireStruct<protocol::SpectatorsReply>& people = reply;
        const Question question =
            people_question(play_.client.render_context(), people, play_.client.session.player());
        if (question.choices.size() > 1) {
            state_ = people;
        } else {
            state_ = Closed{};
            play_.notify(play_.client.texts("notice.nobody_else"));
        }
    });
    return true;
}

Question Removal::question() const {
    const ClientRuntime& client = play_.client;
    if (const auto* selected = std::get_if<SelectedPerson>(&state_)) {
        return remove_question(client.render_context(), *selected);
    }
    if (const auto* people = std::get_if<WireStruct<protocol::SpectatorsReply>>(&state_)) {
        return people_question(client.render_context(), *people, client.session.player());
    }
    return {};
}

void Removal::choose_person(const std::string& answer) {
    state_ = Closed{};
    if (const auto selected = parse_selected_person(answer)) {
        if (selected->is_removed) {
            readmit(*selected);
        } else {
            state_ = *selected;
        }
    }
    play_.refresh();
}

void Removal::choose_removal(const std::string& answer) {
    const auto* selected = std::get_if<SelectedPerson>(&state_);
    if (selected != nullptr && (answer == "remove" || answer == "for_good")) {
        remove(*selected, answer == "for_good");
    }
    state_ = Closed{};
    play_.refresh();
}

// Those who have left meanwhile are not there either; nor are those removed, if it is sent again.
void Removal::remove(const SelectedPerson& selected, bool for_good) {
    json request = play_.client.table_request("table.remove");
    request["player"] = selected.player;
    if (for_good) request["remember_address"] = request["renew_invite"] = true;
    play_.send_and_wait(std::move(request), [this, selected](const WireReply& reply) {
        const auto say = [&](const char* key) {
            play_.notify(play_.client.texts(key, {{"name", selected.name}}));
        };
        if (reply.error) return say("notice.gone");
        if (!selected.seated) say("notice.removed");
    });
}

void Removal::readmit(const SelectedPerson& selected) {
    json request = play_.client.table_request("table.readmit");
    request["player"] = selected.player;
    play_.send_and_wait(std::move(request), [this, name = selected.name](const WireReply&) {
        play_.notify(play_.client.texts("notice.admitted", {{"name", name}}));
    });
}

}  // namespace vegas::cli
