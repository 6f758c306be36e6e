#include "client-cli/commands/play.hpp"

#include <utility>

#include "client-cli/commands/ask_board.hpp"
#include "client-cli/commands/change.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/commands/talk.hpp"
#include "client-cli/protocol/read.hpp"
#include "client-cli/show/board.hpp"
#include "client-cli/show/help.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kResultsKept = 500;  // lines: a hostile server may end games for ever

// Of a request that was said again: the first one was heard. It had been asked for, and so it is.
bool is_done_already(const Error& error) {
    return error.code == "game_started" || error.code == "seat_taken" ||
           error.code == "not_a_bot" || error.code == "nobody_there";
}

}  // namespace

Play::Play(Surroundings surroundings, PlayOptions options, Identity identity, LineTaken line_taken)
    : Client(std::move(surroundings), options.common.server, std::move(identity)),
      options_(std::move(options)),
      stage_(surroundings_.out, surroundings_.texts, surroundings_.transport,
             speed_of(options_.speed), [this] { told_or_asked(); }),
      line_taken_(std::move(line_taken)) {
    wish_ = wish_of(options_.table);
    tick();
}

void Play::arrived(const Read<protocol::Welcome>& welcome) {
    old_tables_ = welcome.tables;
    for (const Read<protocol::Welcome::At>& at : old_tables_) {
        if (!at.table.empty() && at.table == options_.target.table) {
            return follower_.resume(at.table);
        }
    }
    resuming_ = resume_question(old_tables_, options_.target.given(), surroundings_.texts).open();
    if (resuming_) return refresh_question();
    go_to_table();
}

void Play::returned() { refresh_question(); }

void Play::go_to_table() {
    if (options_.quick) {
        return follower_.arrive(quick_request(options_.table.ruleset, fresh_seed()));
    }
    created_ = !options_.target.given();
    follower_.arrive(created_ ? create_request(options_.table, fresh_seed())
                              : join_request(options_.target, false));
}

void Play::table_shown(const std::vector<Event>& story) {
    stage_.hurry();
    stage_.remember(follower_.model().view());
    if (follower_.model().finished()) return game_over();
    if (!std::exchange(seated_, true)) {
        take_seat();
        say_story(story);
    }
    refresh_question();
}

// What somebody has to know: on a screen not in the log, for which there may be no room.
void Play::notify(const std::string& text) {
    if (!surroundings_.out.live()) return say(text);
    notice_ = text;
    redraw();
}

// Once, on arrival: the bots that were asked for, and the own readiness where nobody else is
// awaited. Who makes a table sits on its first seat; each bot gets one of its own, so that none
// comes twice.
void Play::take_seat() {
    const TableModel& model = follower_.model();
    if (model.status() != "open") {
        say(texts("notice.at_table", {{"id", safe_text(model.id(), true)}}));
        return;
    }
    const auto seats = model.view().table.seats.size();
    const int bots = created_ ? options_.bots : 0;
    for (int seat = 1; seat <= bots; ++seat) {
        json request = table_request("table.add_bot");
        request["level"] = options_.bot_level;
        request["seat"] = seat;
        session_.insist(std::move(request), [this](const Reply& reply) {
            if (reply.error && !is_done_already(*reply.error)) notify(refused(*reply.error));
            redraw();
        });
    }
    auto_start_ = bots > 0 && static_cast<std::size_t>(bots) + 1 >= seats;
    if (auto_start_ || options_.ready) be_ready();
}

void Play::be_ready() {
    json request = table_request("table.ready");
    request["seed"] = fresh_seed();
    session_.insist(std::move(request), [this](const Reply& reply) {
        if (!reply.error || is_done_already(*reply.error)) return;
        notify(refused(*reply.error));
        auto_start_ = false;
        refresh_question();
    });
}

void Play::table_changed(const std::vector<Event>& events) {
    if (stage_.live()) {
        teller_.follow(events);
        stage_.tell(without_muted(events), scene());
    } else {
        say_events(without_muted(events));
    }
    stage_.remember(follower_.model().view());
    tell_wanted();
    told_or_asked();
}

// While it is told what happened, nothing is asked, and a game that is over ends after it.
void Play::told_or_asked() {
    if (stopped()) return;
    if (follower_.model().finished() && !stage_.telling()) return game_over();
    refresh_question();
}

void Play::key(const Key& key) {
    if (key.kind == Key::Kind::no_more) return input_ended();
    if (auto typed = stage_.press(key, {question_.choices, question_.on_empty})) {
        return line(std::move(*typed));
    }
    redraw();
}

void Play::table_prompted() { refresh_question(); }

// Whoever sits at a keyboard may play on with the same people; a pipe has said all it wanted.
bool Play::may_play_again() const {
    return options_.common.at_keyboard && !input_ended_ && follower_.model().seat();
}

void Play::game_over() {
    if (stopped()) return;
    const Scene now = scene();
    if (std::exchange(over_, now.view.table.game) != now.view.table.game) {
        if (surroundings_.out.live()) {
            results_.push_back(title_line(now));
            for (auto& line : result_lines(now, options_.common.result_line)) {
                results_.push_back(std::move(line));
            }
            const std::size_t surplus = results_.size() - std::min(results_.size(), kResultsKept);
            results_.erase(results_.begin(),
                           results_.begin() + static_cast<std::ptrdiff_t>(surplus));
        } else {
            tell_result(now, options_.common.result_line);
        }
    }
    if (!may_play_again()) return go_away();
    refresh_question();
}

// From a table at which nothing is lost.
void Play::go_away() {
    if (follower_.model().known()) session_.request(table_request("table.leave"));
    if (surroundings_.out.live()) surroundings_.out.leave({}, results_);
    stop(kExitDone);
}

// The result stands; that the table is gone some time later is nothing wrong.
void Play::table_left(const std::string& reason) {
    if (reason == "closed" && follower_.model().finished()) return go_away();
    Client::table_left(reason);
}

void Play::table_refused(const Error& error) {
    // Whoever comes late can watch, and ask for a seat.
    if (error.code == "game_started" && !std::exchange(came_late_, true)) {
        return follower_.arrive(join_request(options_.target, true));
    }
    // A seat at the table of this invite: the welcome says where.
    if (error.code == "already_seated" && !options_.target.invite.empty()) {
        resuming_ = resume_question(old_tables_, false, surroundings_.texts).open();
        if (resuming_) return refresh_question();
    }
    Client::table_refused(error);
}

void Play::table_resumed() {
    // A restored server may be where it was before a choice that it has acknowledged.
    if (!waiting_) answered_decision_ = -1;
    if (!surroundings_.out.live()) return Client::table_resumed();
    notify(texts("notice.restarted"));
}

// In the log it stays, and beside the question it is seen at once.
void Play::announced(const std::string& text) {
    if (surroundings_.out.live()) say(text);
    notify(text);
}

void Play::line(std::string text) {
    notice_.clear();
    lines_.push_back(std::move(text));
    pump();
}

void Play::input_ended() {
    input_ended_ = true;
    pump();
    if (!stopped() && question_.kind == Question::Kind::over) go_away();
}

void Play::resized() {
    stage_.disturbed();
    redraw();
}

void Play::interrupted() {
    if (surroundings_.out.live()) surroundings_.out.leave({}, results_);
    const bool kept =
        surroundings_.keep_token && follower_.model().known() && !follower_.model().finished();
    stop(kExitInterrupted, texts("ended.interrupted") + (kept ? " " + way_back() : ""));
}

Question Play::question_now() const {
    const TableModel& model = follower_.model();
    const Texts& in = surroundings_.texts;
    if (leave_asked_) return leave_question(static_cast<bool>(surroundings_.keep_token), in);
    if (chosen_) return remove_question(scene(), *chosen_);
    if (others_) return people_question(scene(), *others_, session_.player());
    if (resuming_) return resume_question(old_tables_, options_.target.given(), in);
    if (!model.known() || stage_.telling()) return {};
    if (model.status() == "open") {
        if (auto_start_) return {};
        return lobby_question(scene(), session_.player(), options_.bot_level);
    }
    if (model.finished()) return over_question(in);
    Question question = act_question(scene(), model.own_prompt());
    return question.decision == answered_decision_ ? Question{} : question;
}

void Play::refresh_question() {
    if (stopped()) return;
    Question now = question_now();
    const bool changed = !now.same_as(question_);
    question_ = std::move(now);
    if (changed) stage_.asked_anew();
    if (changed && question_.open() && surroundings_.texts.speech()) tell_question();
    pump();
}

// In a pipe a line waits until it is asked for, but for what is said beside the game; at a terminal
// it is meant for what is on the screen.
bool Play::takes_line() const {
    if (options_.common.at_keyboard || (question_.open() && !waiting_)) return true;
    if (surroundings_.out.live() || is_asked(lines_.front())) return true;
    return follower_.model().known() && spoken(lines_.front(), scene());
}

void Play::pump() {
    if (std::exchange(pumping_, true)) return;
    while (!stopped() && !lines_.empty() && takes_line()) {
        const std::string text = std::move(lines_.front());
        lines_.pop_front();
        if (line_taken_) line_taken_();
        handle(text);
    }
    pumping_ = false;
    if (stopped()) return;
    const bool must_answer = question_.open() && question_.kind != Question::Kind::lobby &&
                             question_.kind != Question::Kind::over;
    if (input_ended_ && lines_.empty() && must_answer && !waiting_) {
        const std::string then =
            surroundings_.keep_token ? way_back() : texts("ended.seat_given_up");
        return stop(kExitFailed, texts("ended.input") + " " + then);
    }
    redraw();
}

void Play::handle(const std::string& text) {
    if (answer_asked(text)) return;
    const Typed typed =
        parse_answer(text, question_.choices, question_.on_empty, any_time(surroundings_.texts));
    switch (typed.kind) {
    case Typed::Kind::quit: return quit();
    case Typed::Kind::help: return help();
    case Typed::Kind::people: return ask_people();
    case Typed::Kind::nothing: return;
    case Typed::Kind::choice: return answer(typed.choice);
    case Typed::Kind::unclear: break;
    }
    if (speak(text) || change_table(text)) return;
    if (surroundings_.texts.speech()) return say(unclear_words(text));
    if (question_.open()) {
        notify(texts("notice.unclear", {{"most", question_.choices.size()}}));
    } else {
        notify(texts("notice.nothing_asked"));
    }
}

void Play::answer(std::size_t choice) {
    if (waiting_ || choice >= question_.answers.size()) return;
    const std::string chosen = question_.answers[choice];
    switch (question_.kind) {
    case Question::Kind::none: return;
    case Question::Kind::resume: return answer_resume(chosen);
    case Question::Kind::lobby:
    case Question::Kind::over: return answer_lobby(chosen);
    case Question::Kind::act: return answer_act(chosen);
    case Question::Kind::leave: return answer_leave(chosen);
    case Question::Kind::people: return answer_people(chosen);
    case Question::Kind::remove: return answer_remove(chosen);
    }
}

void Play::answer_resume(const std::string& table) {
    resuming_ = false;
    if (!table.empty()) {
        follower_.resume(table);
        return refresh_question();
    }
    for (const Read<protocol::Welcome::At>& old : old_tables_) {
        tell({{"op", "table.leave"}, {"table", old.table}});
    }
    old_tables_.clear();
    go_to_table();
    refresh_question();
}

void Play::answer_lobby(const std::string& chosen) {
    json request = parse_json(chosen);
    const std::string op = text_in(request, "op");
    if (op == "table.leave") return go_away();
    if (op == "table.people") return ask_people();
    if (op == "table.change") return notify(change_words(scene()));
    request["table"] = follower_.model().id();
    if (op == "table.ready" && member(request, "ready") == true) request["seed"] = fresh_seed();
    if (op == "table.rematch") {
        request["game"] = follower_.model().view().table.game;
        request["seed"] = fresh_seed();
    }
    ask_server(std::move(request), {});
}

// Nothing else is answered until the server has replied. `done` takes what was not refused.
void Play::ask_server(json request, Session::Done done) {
    waiting_ = true;
    session_.insist(std::move(request), [this, done = std::move(done)](const Reply& reply) {
        if (reply.error && !is_done_already(*reply.error)) {
            notify(refused(*reply.error));
            // A pipe would otherwise say the same again as fast as it can.
            surroundings_.transport.after(retry_after(*reply.error), [this] {
                waiting_ = false;
                refresh_question();
            });
            return;
        }
        waiting_ = false;
        if (done) done(reply);
        refresh_question();
    });
}

void Play::answer_act(const std::string& action) {
    const std::int64_t decision = question_.decision;
    last_action_ = action;
    act(decision, action);
    refresh_question();
}

void Play::act(std::int64_t decision, const std::string& action) {
    answered_decision_ = decision;
    waiting_ = true;
    session_.insist(act_request(decision, action), [this, decision](const Reply& reply) {
        waiting_ = false;
        if (reply.error) act_refused(decision, *reply.error);
        refresh_question();
    });
}

void Play::act_refused(std::int64_t decision, const Error& error) {
    if (error.code == "rate_limited") {
        waiting_ = true;
        surroundings_.transport.after(retry_after(error), [this, decision] {
            if (decision == answered_decision_ && !stopped()) act(decision, last_action_);
        });
        return;
    }
    if (error.code == "stale_decision") {
        notify(texts("notice.too_late"));
        return;
    }
    notify(refused(error));
    if (decision == answered_decision_) answered_decision_ = -1;
    last_action_.clear();
}

void Play::answer_leave(const std::string& word) {
    leave_asked_ = false;
    if (word == "stay") return refresh_question();
    if (word == "leave") session_.request(table_request("table.leave"));
    stop(kExitDone, word == "go" ? way_back() : "");
}

std::string Play::way_back() const { return texts("ended.seat_kept", {{"command", "vegas play"}}); }

// `q`: at a running game it is asked what is meant; anywhere else there is nothing to lose.
void Play::quit() {
    const TableModel& model = follower_.model();
    if (model.known() && model.status() == "playing" && model.seat()) {
        leave_asked_ = true;
        return refresh_question();
    }
    go_away();
}

std::string Play::status_line() const {
    const TableModel& model = follower_.model();
    const Style& style = surroundings_.out.style();
    const bool at_table = question_.kind == Question::Kind::lobby ||
                          question_.kind == Question::Kind::act ||
                          question_.kind == Question::Kind::over || !question_.open();
    if (at_table && !stores()) return not_stored_line();
    if (at_table && !session_.is_welcome()) return not_connected_line();
    if (question_.kind != Question::Kind::act && question_.open()) {
        return style.paint(Ink::strong, question_.title);
    }
    if (!model.known()) return texts("turn.moment");
    if (model.status() == "open") return texts("notice.starts");
    // On a screen the clock has a place of its own, and whoever listens asks for it.
    return turn_line(scene(), std::nullopt);
}

std::string Play::not_connected_line() const {
    return texts(waiting_ ? "notice.not_connected_sent" : "notice.not_connected");
}

std::string Play::not_stored_line() const {
    return texts(waiting_ ? "notice.not_stored_sent" : "notice.not_stored");
}

void Play::redraw() {
    if (stopped() || !stage_.live()) return;
    const TableModel& model = follower_.model();
    const std::string join = model.known() ? join_command(server_, model.view().table) : server_;
    const auto left_ms = model.time_left_ms(surroundings_.transport.now_ms());
    stage_.draw(scene(),
                {.notice = notice_,
                 .status = status_line(),
                 .choices = question_.choices,
                 .clock = left_ms ? clock_text(*left_ms) : ""},
                join);
}

void Play::help() {
    const bool host = is_in_charge(follower_.model().view(), session_.player());
    if (surroundings_.texts.speech()) say_all(asking_help(scene()));
    for (const auto& text : help_texts(scene(), host)) say(text);
}

void Play::tick() {
    surroundings_.transport.after(std::chrono::seconds(1), [this] {
        if (stopped()) return;
        redraw();
        if (surroundings_.texts.speech()) warn_of_time();
        tick();
    });
}

}  // namespace vegas::cli
