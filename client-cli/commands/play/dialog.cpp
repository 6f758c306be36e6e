#include "client-cli/commands/play/dialog.hpp"

#include <utility>

#include "client-cli/commands/play/table_editing.hpp"
#include "client-cli/commands/speech_command.hpp"
#include "client-cli/commands/table_edit.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/help.hpp"

namespace vegas::cli {

Dialog::Dialog(PlayRuntime& play, Arrival& arrival, PlayChat& chat, DecisionSender& decisions,
               std::function<void()> on_line_taken)
    : play_(play),
      arrival_(arrival),
      chat_(chat),
      decisions_(decisions),
      removal_(play),
      speech_(play),
      lines_(std::move(on_line_taken)) {}

Question Dialog::current_question() const {
    const ClientRuntime& client = play_.client;
    const TableModel& model = client.model();
    const Texts& in = client.context.texts;
    if (confirms_leave_) return leave_question(static_cast<bool>(client.context.save_token), in);
    if (Question removal = removal_.question(); removal.open()) return removal;
    if (Question resume = arrival_.question(); resume.open()) return resume;
    if (!model.is_known() || play_.screen.is_animating()) return {};
    const RenderContext now = client.render_context();
    if (model.status() == "open") {
        if (arrival_.starts_by_itself()) return {};
        return lobby_question(now, client.session.player(), play_.options.bot_level);
    }
    if (model.is_finished()) return over_question(in);
    Question question = act_question(now, model.own_prompt());
    return decisions_.is_sent(question.decision) ? Question{} : question;
}

void Dialog::refresh() {
    if (play_.client.is_stopped()) return;
    Question now = current_question();
    const bool changed = !now.same_as(question_);
    question_ = std::move(now);
    if (changed) play_.screen.clear_selection();
    if (changed && question_.open() && play_.client.context.texts.speech()) {
        speech_.show(question_);
    }
    process_lines();
}

void Dialog::line(std::string text) {
    lines_.push(std::move(text));
    process_lines();
}

void Dialog::on_input_end() {
    lines_.end();
    process_lines();
    if (!play_.client.is_stopped() && question_.kind == Question::Kind::over) {
        play_.leave_and_stop();
    }
}

void Dialog::on_tick() { speech_.show_time_warning(question_); }

bool Dialog::can_play_again() const {
    return play_.options.common.at_keyboard && !lines_.has_ended() && play_.client.model().seat();
}

// In a pipe a line waits until it is asked for, but for what is said beside the game. At a terminal
// it answers what is on the screen.
bool Dialog::can_handle(const std::string& line) const {
    if (play_.client.is_stopped()) return false;
    if (play_.options.common.at_keyboard) return true;
    if (question_.open() && !play_.awaits_reply()) return true;
    return play_.screen.is_live() || speech_.is_command(line) || chat_.is_command(line);
}

bool Dialog::must_answer() const {
    return question_.open() && question_.kind != Question::Kind::lobby &&
           question_.kind != Question::Kind::over && !play_.awaits_reply();
}

void Dialog::process_lines() {
    ClientRuntime& client = play_.client;
    const bool is_outer_call =
        lines_.process([this](const std::string& line) { return can_handle(line); },
                       [this](const std::string& line) { handle(line); });
    if (!is_outer_call || client.is_stopped()) return;
    if (lines_.has_ended() && lines_.empty() && must_answer()) {
        const std::string then =
            client.context.save_token ? play_.resume_hint() : client.texts("ended.seat_given_up");
        return client.stop(kExitFailed, client.texts("ended.input") + " " + then);
    }
    play_.redraw();
}

void Dialog::handle(const std::string& line) {
    if (speech_.handle(line, question_)) return;
    ClientRuntime& client = play_.client;
    const Texts& in = client.context.texts;
    const MenuInput typed =
        parse_menu_input(line, question_.choices, question_.on_empty, global_commands(in));
    switch (typed.kind) {
    case MenuInput::Kind::quit: return quit();
    case MenuInput::Kind::help: return help();
    case MenuInput::Kind::people: return start_removal();
    case MenuInput::Kind::nothing: return;
    case MenuInput::Kind::choice: return choose(typed.choice);
    case MenuInput::Kind::unclear: break;
    }
    if (chat_.handle(line) || handle_table_edit(line, play_)) return;
    if (in.speech()) return client.show_text(speech_.unclear_line_text(line, question_));
    play_.notify(question_.open() ? in("notice.unclear", {{"most", question_.choices.size()}})
                                  : in("notice.nothing_asked"));
}

void Dialog::help() {
    ClientRuntime& client = play_.client;
    const RenderContext now = client.render_context();
    const bool is_host = is_host_in_control(now.view, client.session.player());
    if (now.texts.speech()) client.show_lines(speech_command_help(now));
    client.show_lines(help_texts(now, is_host));
}

// `q`: a running game asks what is meant; anywhere else there is nothing to lose.
void Dialog::quit() {
    const TableModel& model = play_.client.model();
    if (!model.is_known() || model.status() != "playing" || !model.seat()) {
        return play_.leave_and_stop();
    }
    confirms_leave_ = true;
    refresh();
}

void Dialog::start_removal() {
    if (!removal_.start()) return;
    confirms_leave_ = false;
    refresh();
}

void Dialog::choose(std::size_t choice) {
    if (play_.awaits_reply() || choice >= question_.values.size()) return;
    const std::string chosen = question_.values[choice];
    switch (question_.kind) {
    case Question::Kind::none: return;
    case Question::Kind::resume: return arrival_.choose(chosen);
    case Question::Kind::lobby:
    case Question::Kind::over: return choose_in_lobby(chosen);
    case Question::Kind::act: decisions_.send(question_.decision, chosen); return refresh();
    case Question::Kind::leave: return choose_leave(chosen);
    case Question::Kind::people: return removal_.choose_person(chosen);
    case Question::Kind::remove: return removal_.choose_removal(chosen);
    }
}

void Dialog::choose_in_lobby(const std::string& chosen) {
    const ClientRuntime& client = play_.client;
    json request = parse_json(chosen);
    const std::string op = text_in(request, "op");
    if (op == "table.leave") return play_.leave_and_stop();
    if (op == "table.spectators") return start_removal();
    if (op == "table.change") return play_.notify(table_edit_help(client.render_context()));
    request["table"] = client.model().id();
    if (op == "table.rematch") request["game"] = client.model().view().table.game;
    play_.send_and_wait(std::move(request));
}

void Dialog::choose_leave(const std::string& word) {
    ClientRuntime& client = play_.client;
    confirms_leave_ = false;
    if (word == "stay") return refresh();
    if (word == "leave") client.session.request(client.table_request("table.leave"));
    client.stop(kExitDone, word == "go" ? play_.resume_hint() : "");
}

}  // namespace vegas::cli
