#include "client-cli/commands/play.hpp"

#include <utility>

#include "client-cli/commands/chat_command.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/commands/speech_command.hpp"
#include "client-cli/commands/table_edit.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kResultsKept = 500;  // lines: a hostile server may end games for ever

// Of a request that was said again: the first one was heard. It had been asked for, and so it is.
bool is_already_done(const WireError& error) {
    return error.code == "game_started" || error.code == "seat_taken" ||
           error.code == "not_a_bot" || error.code == "nobody_there";
}

}  // namespace

PlayClient::PlayClient(ClientContext context, PlayOptions options, Identity identity,
                       LineHandled on_line_handled)
    : Client(std::move(context), options.common.server, std::move(identity)),
      options_(std::move(options)),
      screen_(context_.out, context_.texts, context_.transport, speed_of(options_.speed),
              [this] { on_screen_changed(); }),
      on_line_handled_(std::move(on_line_handled)) {
    requested_game_ = requested_game_of(options_.table);
    tick();
}

void PlayClient::on_first_welcome(const WireStruct<protocol::WelcomeMessage>& welcome) {
    previous_tables_ = welcome.tables;
    for (const WireStruct<protocol::WelcomeMessage::JoinedTable>& at : previous_tables_) {
        if (!at.table.empty() && at.table == options_.target.table) {
            return subscription_.resume(at.table);
        }
    }
    offers_resume_ =
        resume_question(previous_tables_, options_.target.is_given(), context_.texts).open();
    if (offers_resume_) return refresh_question();
    join_table();
}

void PlayClient::on_reconnect() { refresh_question(); }

void PlayClient::join_table() {
    if (options_.quick) {
        return subscription_.join(quick_request(options_.table.ruleset, fresh_seed()));
    }
    is_own_table_ = !options_.target.is_given();
    subscription_.join(is_own_table_ ? create_request(options_.table, fresh_seed())
                                     : join_request(options_.target, false));
}

void PlayClient::on_table_snapshot(const std::vector<WireEvent>& round_log) {
    screen_.skip_animation();
    screen_.set_previous_view(subscription_.model().view());
    if (subscription_.model().is_finished()) return finish_game();
    if (!std::exchange(is_seated_, true)) {
        prepare_seat();
        show_round_log(round_log);
    }
    refresh_question();
}

// What somebody has to know: on a screen not in the log, for which there may be no room.
void PlayClient::notify(const std::string& text) {
    if (!context_.out.is_live()) return show_text(text);
    notice_ = text;
    redraw();
}

// Once, on arrival: the bots that were asked for, and the own readiness where nobody else is
// awaited. Who makes a table sits on its first seat; each bot gets one of its own, so that none
// comes twice.
void PlayClient::prepare_seat() {
    const TableModel& model = subscription_.model();
    if (model.status() != "open") {
        show_text(texts("notice.at_table", {{"id", safe_text(model.id(), true)}}));
        return;
    }
    const auto seats = model.view().table.seats.size();
    const int bots = is_own_table_ ? options_.bots : 0;
    for (int seat = 1; seat <= bots; ++seat) {
        json request = table_request("table.add_bot");
        request["level"] = options_.bot_level;
        request["seat"] = seat;
        session_.request_until_reply(std::move(request), [this](const WireReply& reply) {
            if (reply.error && !is_already_done(*reply.error)) notify(refusal_text(*reply.error));
            redraw();
        });
    }
    starts_by_itself_ = bots > 0 && static_cast<std::size_t>(bots) + 1 >= seats;
    if (starts_by_itself_ || options_.ready) send_ready();
}

void PlayClient::send_ready() {
    json request = table_request("table.ready");
    request["seed"] = fresh_seed();
    session_.request_until_reply(std::move(request), [this](const WireReply& reply) {
        if (!reply.error || is_already_done(*reply.error)) return;
        notify(refusal_text(*reply.error));
        starts_by_itself_ = false;
        refresh_question();
    });
}

void PlayClient::on_table_update(const std::vector<WireEvent>& events) {
    if (screen_.is_live()) {
        sentence_log_.track_earnings(events);
        screen_.show_events(without_muted(events), render_context());
    } else {
        show_events(without_muted(events));
    }
    screen_.set_previous_view(subscription_.model().view());
    show_seat_requests();
    on_screen_changed();
}

// While it is told what happened, nothing is asked, and a game that is over ends after it.
void PlayClient::on_screen_changed() {
    if (is_stopped()) return;
    if (subscription_.model().is_finished() && !screen_.is_animating()) return finish_game();
    refresh_question();
}

void PlayClient::key(const Key& key) {
    if (key.kind == Key::Kind::end_of_input) return on_input_end();
    if (auto typed = screen_.press(key, {question_.choices, question_.on_empty})) {
        return line(std::move(*typed));
    }
    redraw();
}

void PlayClient::on_prompt() { refresh_question(); }

// Whoever sits at a keyboard may play on with the same people; a pipe has said all it wanted.
bool PlayClient::can_play_again() const {
    return options_.common.at_keyboard && !has_input_ended_ && subscription_.model().seat();
}

void PlayClient::finish_game() {
    if (is_stopped()) return;
    const RenderContext now = render_context();
    if (std::exchange(shown_result_game_, now.view.table.game) != now.view.table.game) {
        if (context_.out.is_live()) {
            results_.push_back(title_line(now));
            for (auto& line : result_lines(now, options_.common.result_line)) {
                results_.push_back(std::move(line));
            }
            const std::size_t surplus = results_.size() - std::min(results_.size(), kResultsKept);
            results_.erase(results_.begin(),
                           results_.begin() + static_cast<std::ptrdiff_t>(surplus));
        } else {
            show_result(now, options_.common.result_line);
        }
    }
    if (!can_play_again()) return leave_and_stop();
    refresh_question();
}

// From a table at which nothing is lost.
void PlayClient::leave_and_stop() {
    if (subscription_.model().is_known()) session_.request(table_request("table.leave"));
    if (context_.out.is_live()) context_.out.leave({}, results_);
    stop(kExitDone);
}

// The result stands; that the table is gone some time later is nothing wrong.
void PlayClient::on_table_left(const std::string& reason) {
    if (reason == "closed" && subscription_.model().is_finished()) return leave_and_stop();
    Client::on_table_left(reason);
}

void PlayClient::on_table_refused(const WireError& error) {
    // Whoever comes late can watch, and ask for a seat.
    if (error.code == "game_started" && !std::exchange(joined_late_, true)) {
        return subscription_.join(join_request(options_.target, true));
    }
    // A seat at the table of this invite: the welcome says where.
    if (error.code == "already_seated" && !options_.target.invite.empty()) {
        offers_resume_ = resume_question(previous_tables_, false, context_.texts).open();
        if (offers_resume_) return refresh_question();
    }
    Client::on_table_refused(error);
}

void PlayClient::on_table_restored() {
    // A restored server may be where it was before a choice that it has acknowledged.
    if (!awaits_reply_) sent_decision_ = -1;
    if (!context_.out.is_live()) return Client::on_table_restored();
    notify(texts("notice.restarted"));
}

// In the log it stays, and beside the question it is seen at once.
void PlayClient::on_announcement(const std::string& text) {
    if (context_.out.is_live()) show_text(text);
    notify(text);
}

void PlayClient::line(std::string text) {
    notice_.clear();
    pending_lines_.push_back(std::move(text));
    process_lines();
}

void PlayClient::on_input_end() {
    has_input_ended_ = true;
    process_lines();
    if (!is_stopped() && question_.kind == Question::Kind::over) leave_and_stop();
}

void PlayClient::on_resize() {
    screen_.invalidate();
    redraw();
}

void PlayClient::on_interrupt() {
    if (context_.out.is_live()) context_.out.leave({}, results_);
    const bool kept = context_.save_token && subscription_.model().is_known() &&
                      !subscription_.model().is_finished();
    stop(kExitInterrupted, texts("ended.interrupted") + (kept ? " " + resume_hint() : ""));
}

Question PlayClient::current_question() const {
    const TableModel& model = subscription_.model();
    const Texts& in = context_.texts;
    if (confirms_leave_) return leave_question(static_cast<bool>(context_.save_token), in);
    if (selected_person_) return remove_question(render_context(), *selected_person_);
    if (people_) return people_question(render_context(), *people_, session_.player());
    if (offers_resume_) return resume_question(previous_tables_, options_.target.is_given(), in);
    if (!model.is_known() || screen_.is_animating()) return {};
    if (model.status() == "open") {
        if (starts_by_itself_) return {};
        return lobby_question(render_context(), session_.player(), options_.bot_level);
    }
    if (model.is_finished()) return over_question(in);
    Question question = act_question(render_context(), model.own_prompt());
    return question.decision == sent_decision_ ? Question{} : question;
}

void PlayClient::refresh_question() {
    if (is_stopped()) return;
    Question now = current_question();
    const bool changed = !now.same_as(question_);
    question_ = std::move(now);
    if (changed) screen_.clear_selection();
    if (changed && question_.open() && context_.texts.speech()) show_question();
    process_lines();
}

// In a pipe a line waits until it is asked for, but for what is said beside the game; at a terminal
// it is meant for what is on the screen.
bool PlayClient::can_process_line() const {
    if (options_.common.at_keyboard || (question_.open() && !awaits_reply_)) return true;
    if (context_.out.is_live() || is_speech_command(pending_lines_.front())) return true;
    return subscription_.model().is_known() &&
           parse_chat_command(pending_lines_.front(), render_context());
}

void PlayClient::process_lines() {
    if (std::exchange(is_processing_lines_, true)) return;
    while (!is_stopped() && !pending_lines_.empty() && can_process_line()) {
        const std::string text = std::move(pending_lines_.front());
        pending_lines_.pop_front();
        if (on_line_handled_) on_line_handled_();
        handle_line(text);
    }
    is_processing_lines_ = false;
    if (is_stopped()) return;
    const bool must_answer = question_.open() && question_.kind != Question::Kind::lobby &&
                             question_.kind != Question::Kind::over;
    if (has_input_ended_ && pending_lines_.empty() && must_answer && !awaits_reply_) {
        const std::string then = context_.save_token ? resume_hint() : texts("ended.seat_given_up");
        return stop(kExitFailed, texts("ended.input") + " " + then);
    }
    redraw();
}

void PlayClient::handle_line(const std::string& text) {
    if (handle_speech_command(text)) return;
    const MenuInput typed = parse_menu_input(text, question_.choices, question_.on_empty,
                                             global_commands(context_.texts));
    switch (typed.kind) {
    case MenuInput::Kind::quit: return quit();
    case MenuInput::Kind::help: return help();
    case MenuInput::Kind::people: return request_people();
    case MenuInput::Kind::nothing: return;
    case MenuInput::Kind::choice: return choose(typed.choice);
    case MenuInput::Kind::unclear: break;
    }
    if (handle_chat(text) || handle_table_edit(text)) return;
    if (context_.texts.speech()) return show_text(unclear_line_text(text));
    if (question_.open()) {
        notify(texts("notice.unclear", {{"most", question_.choices.size()}}));
    } else {
        notify(texts("notice.nothing_asked"));
    }
}

void PlayClient::choose(std::size_t choice) {
    if (awaits_reply_ || choice >= question_.values.size()) return;
    const std::string chosen = question_.values[choice];
    switch (question_.kind) {
    case Question::Kind::none: return;
    case Question::Kind::resume: return choose_resume(chosen);
    case Question::Kind::lobby:
    case Question::Kind::over: return choose_in_lobby(chosen);
    case Question::Kind::act: return choose_action(chosen);
    case Question::Kind::leave: return choose_leave(chosen);
    case Question::Kind::people: return choose_person(chosen);
    case Question::Kind::remove: return choose_removal(chosen);
    }
}

void PlayClient::choose_resume(const std::string& table) {
    offers_resume_ = false;
    if (!table.empty()) {
        subscription_.resume(table);
        return refresh_question();
    }
    for (const WireStruct<protocol::WelcomeMessage::JoinedTable>& old : previous_tables_) {
        send_request({{"op", "table.leave"}, {"table", old.table}});
    }
    previous_tables_.clear();
    join_table();
    refresh_question();
}

void PlayClient::choose_in_lobby(const std::string& chosen) {
    json request = parse_json(chosen);
    const std::string op = text_in(request, "op");
    if (op == "table.leave") return leave_and_stop();
    if (op == "table.spectators") return request_people();
    if (op == "table.change") return notify(table_edit_help(render_context()));
    request["table"] = subscription_.model().id();
    if (op == "table.ready" && member(request, "ready") == true) request["seed"] = fresh_seed();
    if (op == "table.rematch") {
        request["game"] = subscription_.model().view().table.game;
        request["seed"] = fresh_seed();
    }
    send_and_wait(std::move(request), {});
}

// Nothing else is answered until the server has replied. `done` takes what was not refused.
void PlayClient::send_and_wait(json request, ClientSession::ReplyHandler done) {
    awaits_reply_ = true;
    session_.request_until_reply(
        std::move(request), [this, done = std::move(done)](const WireReply& reply) {
            if (reply.error && !is_already_done(*reply.error)) {
                notify(refusal_text(*reply.error));
                // A pipe would otherwise say the same again as fast as it can.
                context_.transport.after(retry_after(*reply.error), [this] {
                    awaits_reply_ = false;
                    refresh_question();
                });
                return;
            }
            awaits_reply_ = false;
            if (done) done(reply);
            refresh_question();
        });
}

void PlayClient::choose_action(const std::string& action) {
    const std::int64_t decision = question_.decision;
    last_action_ = action;
    act(decision, action);
    refresh_question();
}

void PlayClient::act(std::int64_t decision, const std::string& action) {
    sent_decision_ = decision;
    awaits_reply_ = true;
    session_.request_until_reply(act_request(decision, action),
                                 [this, decision](const WireReply& reply) {
                                     awaits_reply_ = false;
                                     if (reply.error) act_refused(decision, *reply.error);
                                     refresh_question();
                                 });
}

void PlayClient::act_refused(std::int64_t decision, const WireError& error) {
    if (error.code == "rate_limited") {
        awaits_reply_ = true;
        context_.transport.after(retry_after(error), [this, decision] {
            if (decision == sent_decision_ && !is_stopped()) act(decision, last_action_);
        });
        return;
    }
    if (error.code == "stale_decision") {
        notify(texts("notice.too_late"));
        return;
    }
    notify(refusal_text(error));
    if (decision == sent_decision_) sent_decision_ = -1;
    last_action_.clear();
}

void PlayClient::choose_leave(const std::string& word) {
    confirms_leave_ = false;
    if (word == "stay") return refresh_question();
    if (word == "leave") session_.request(table_request("table.leave"));
    stop(kExitDone, word == "go" ? resume_hint() : "");
}

std::string PlayClient::resume_hint() const {
    return texts("ended.seat_kept", {{"command", "vegas play"}});
}

// `q`: at a running game it is asked what is meant; anywhere else there is nothing to lose.
void PlayClient::quit() {
    const TableModel& model = subscription_.model();
    if (model.is_known() && model.status() == "playing" && model.seat()) {
        confirms_leave_ = true;
        return refresh_question();
    }
    leave_and_stop();
}

std::string PlayClient::status_line() const {
    const TableModel& model = subscription_.model();
    const Style& style = context_.out.style();
    const bool at_table = question_.kind == Question::Kind::lobby ||
                          question_.kind == Question::Kind::act ||
                          question_.kind == Question::Kind::over || !question_.open();
    if (at_table && !is_storage_available()) return not_stored_line();
    if (at_table && !session_.is_welcome()) return not_connected_line();
    if (question_.kind != Question::Kind::act && question_.open()) {
        return style.paint(Ink::strong, question_.title);
    }
    if (!model.is_known()) return texts("turn.moment");
    if (model.status() == "open") return texts("notice.starts");
    // On a screen the clock has a place of its own, and whoever listens asks for it.
    return turn_line(render_context(), std::nullopt);
}

std::string PlayClient::not_connected_line() const {
    return texts(awaits_reply_ ? "notice.not_connected_sent" : "notice.not_connected");
}

std::string PlayClient::not_stored_line() const {
    return texts(awaits_reply_ ? "notice.not_stored_sent" : "notice.not_stored");
}

void PlayClient::redraw() {
    if (is_stopped() || !screen_.is_live()) return;
    const TableModel& model = subscription_.model();
    const std::string join = model.is_known() ? join_command(server_, model.view().table) : server_;
    const auto left_ms = model.time_left_ms(context_.transport.now_ms());
    screen_.draw(render_context(),
                 {.notice = notice_,
                  .status = status_line(),
                  .choices = question_.choices,
                  .clock = left_ms ? clock_text(*left_ms) : ""},
                 join);
}

void PlayClient::help() {
    const bool host = is_host_in_control(subscription_.model().view(), session_.player());
    if (context_.texts.speech()) show_lines(speech_command_help(render_context()));
    for (const auto& text : help_texts(render_context(), host)) show_text(text);
}

void PlayClient::tick() {
    context_.transport.after(std::chrono::seconds(1), [this] {
        if (is_stopped()) return;
        redraw();
        if (context_.texts.speech()) show_time_warning();
        tick();
    });
}

}  // namespace vegas::cli
