#include "client-cli/commands/play.hpp"

#include <utility>

#include "client-cli/fields.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/result.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

Play::Play(World world, PlayOptions options, Identity identity, Hooks hooks)
    : Client(world, options.common.server, std::move(identity)),
      options_(std::move(options)),
      hooks_(std::move(hooks)) {
    if (world_.out.live()) tick();
}

void Play::welcomed(const json& welcome, bool again) {
    if (hooks_.keep_token) hooks_.keep_token(text_of(welcome, "token"));
    Client::welcomed(welcome, again);
}

void Play::arrived(const json& welcome) {
    old_tables_ = field(welcome, "tables");
    for (std::size_t i = 0; old_tables_.is_array() && i < old_tables_.size(); ++i) {
        const std::string id = text_of(old_tables_[i], "table");
        if (!id.empty() && id == options_.target.table) return follower_.resume(id);
    }
    resuming_ = resume_question(old_tables_, options_.target.given()).open();
    if (resuming_) return refresh_question();
    go_to_table();
}

void Play::returned() {
    // What was asked for on the old connection is never answered; the prompt comes again and finds
    // the action that was chosen.
    waiting_ = false;
    refresh_question();
}

void Play::go_to_table() {
    created_ = !options_.target.given();
    follower_.arrive(created_ ? create_request(options_.table)
                              : join_request(options_.target, false));
}

void Play::table_shown() {
    if (follower_.model().finished()) return finish_game();
    if (!std::exchange(seated_, true)) take_seat();
    refresh_question();
}

// Once, on arrival: the bots that were asked for, and the own readiness where nobody else is
// awaited.
void Play::take_seat() {
    const TableModel& model = follower_.model();
    if (model.status() != "open") {
        say("You are at table " + safe_text(model.id(), true) + ".");
        return;
    }
    const auto seats = field(field(model.view(), "table"), "seats").size();
    const int bots = created_ ? options_.bots : 0;
    for (int i = 0; i < bots; ++i) {
        json request = table_request("table.add_bot");
        request["level"] = options_.bot_level;
        tell(std::move(request));
    }
    auto_start_ = bots > 0 && static_cast<std::size_t>(bots) + 1 >= seats;
    if (!auto_start_ && !options_.ready) return;
    json request = table_request("table.ready");
    request["seed"] = fresh_seed();
    session_.request(std::move(request), [this](const json& reply) {
        const json& error = field(reply, "error");
        if (!error.is_object() || text_of(error, "code") == "game_started") return;
        say(error_words(error));
        auto_start_ = false;
        refresh_question();
    });
}

void Play::table_changed(const json& events) {
    say_events(events);
    if (follower_.model().finished()) return finish_game();
    refresh_question();
}

void Play::table_prompted() {
    const json& prompt = follower_.model().prompt();
    const auto decision = int_of(prompt, "decision");
    // The same question again after a lost connection: so the answer was lost.
    if (decision == answered_decision_ && !waiting_ && !last_action_.is_null()) {
        return act(decision, last_action_);
    }
    refresh_question();
}

void Play::finish_game() {
    if (stopped()) return;
    const json& view = follower_.model().view();
    const Style& style = world_.out.style();
    Lines lines = {""};
    for (auto& line : result_table(view, style)) lines.push_back(std::move(line));
    lines.emplace_back();
    lines.push_back(result_line(view));
    session_.request(table_request("table.leave"));
    world_.out.leave({title_line(view, style), ""}, lines);
    stop(kExitDone);
}

void Play::table_refused(const json& error) {
    // A seat at the table of this invite: the welcome says where.
    if (text_of(error, "code") == "already_seated" && !options_.target.invite.empty()) {
        resuming_ = resume_question(old_tables_, false).open();
        if (resuming_) return refresh_question();
    }
    Client::table_refused(error);
}

void Play::line(std::string text) {
    world_.out.disturbed();
    lines_.push_back(std::move(text));
    pump();
}

void Play::input_ended() {
    input_ended_ = true;
    pump();
}

void Play::resized() {
    world_.out.disturbed();
    redraw();
}

void Play::interrupted() {
    const bool kept = hooks_.keep_token && follower_.model().known();
    stop(kExitInterrupted, kept ? "interrupted; `vegas play` brings you back" : "interrupted");
}

Question Play::question_now() const {
    const TableModel& model = follower_.model();
    if (leave_asked_) return leave_question(static_cast<bool>(hooks_.keep_token));
    if (resuming_) return resume_question(old_tables_, options_.target.given());
    if (!model.known()) return {};
    const Style& style = world_.out.style();
    if (model.status() == "open") {
        if (auto_start_) return {};
        return lobby_question(model.view(), session_.player(), options_.bot_level, style);
    }
    Question question = act_question(model, style);
    return question.decision == answered_decision_ ? Question{} : question;
}

void Play::refresh_question() {
    if (stopped()) return;
    Question now = question_now();
    const bool changed = !now.same_as(question_);
    question_ = std::move(now);
    if (changed && question_.open()) print_question();
    pump();
}

// In a pipe a line waits until it is asked for; at a terminal it is meant for what is on the
// screen.
bool Play::takes_line() const { return world_.out.live() || (question_.open() && !waiting_); }

void Play::pump() {
    if (std::exchange(pumping_, true)) return;
    while (!stopped() && !lines_.empty() && takes_line()) {
        const std::string text = std::move(lines_.front());
        lines_.pop_front();
        if (hooks_.line_taken) hooks_.line_taken();
        handle(text);
    }
    pumping_ = false;
    if (stopped()) return;
    const bool must_answer = question_.open() && question_.kind != Question::Kind::lobby;
    if (input_ended_ && lines_.empty() && must_answer && !waiting_) {
        return stop(kExitFailed, hooks_.keep_token
                                     ? "the input has ended; `vegas play` brings you back"
                                     : "the input has ended, and with it this seat");
    }
    redraw();
}

void Play::handle(const std::string& text) {
    const Typed typed = parse_answer(text, question_.choices, question_.on_empty);
    switch (typed.kind) {
    case Typed::Kind::quit: return quit();
    case Typed::Kind::help: return help();
    case Typed::Kind::nothing: return;
    case Typed::Kind::choice: return answer(typed.choice);
    case Typed::Kind::unclear: break;
    }
    if (question_.open()) {
        say("Please type a number from 1 to " + std::to_string(question_.choices.size()) +
            ", or ? for help.");
    } else {
        say("It is not your turn. Type q to go, ? for help.");
    }
}

}  // namespace vegas::cli
