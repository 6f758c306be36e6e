// The second half of `vegas play`: what an answer does.
#include <algorithm>
#include <utility>

#include "client-cli/commands/play.hpp"
#include "client-cli/fields.hpp"

namespace vegas::cli {

namespace {

constexpr std::chrono::milliseconds kPause{1000};  // before a pipe's next line after a refusal

std::chrono::milliseconds retry_after(const json& error) {
    const auto wait = int_of(field(error, "data"), "retry_after_ms", kPause.count());
    return std::chrono::milliseconds(std::clamp<std::int64_t>(wait, 50, 60'000));
}

}  // namespace

void Play::answer(std::size_t choice) {
    if (waiting_ || choice >= question_.answers.size()) return;
    const json chosen = question_.answers[choice];
    switch (question_.kind) {
    case Question::Kind::none: return;
    case Question::Kind::resume: return answer_resume(chosen);
    case Question::Kind::lobby: return answer_lobby(chosen);
    case Question::Kind::act: return answer_act(chosen);
    case Question::Kind::leave: return answer_leave(chosen.get<std::string>());
    }
}

void Play::answer_resume(const json& answer) {
    resuming_ = false;
    if (answer.is_object()) {
        follower_.resume(text_of(answer, "table"));
        return refresh_question();
    }
    for (const json& old : old_tables_) {
        tell({{"op", "table.leave"}, {"table", field(old, "table")}});
    }
    old_tables_ = json::array();
    go_to_table();
    refresh_question();
}

void Play::answer_lobby(json request) {
    const std::string op = text_of(request, "op");
    if (op == "table.leave") {
        session_.request(table_request("table.leave"));
        return stop(kExitDone);
    }
    request["table"] = follower_.model().id();
    if (op == "table.ready" && flag_of(request, "ready")) request["seed"] = fresh_seed();
    waiting_ = true;
    session_.request(std::move(request), [this](const json& reply) {
        const json& error = field(reply, "error");
        if (error.is_object()) {
            say(error_words(error));
            // A pipe would otherwise say the same again as fast as it can.
            world_.link.after(retry_after(error), [this] {
                waiting_ = false;
                refresh_question();
            });
            return;
        }
        waiting_ = false;
        refresh_question();
    });
}

void Play::answer_act(const json& action) {
    const std::int64_t decision = question_.decision;
    last_action_ = action;
    act(decision, action);
    refresh_question();
}

void Play::act(std::int64_t decision, const json& action) {
    answered_decision_ = decision;
    waiting_ = true;
    json request = table_request("act");
    request["decision"] = decision;
    request["action"] = action;
    session_.request(std::move(request), [this, decision](const json& reply) {
        waiting_ = false;
        const json& error = field(reply, "error");
        if (error.is_object()) act_refused(decision, error);
        refresh_question();
    });
}

void Play::act_refused(std::int64_t decision, const json& error) {
    const std::string code = text_of(error, "code");
    if (code == "rate_limited") {
        waiting_ = true;
        world_.link.after(retry_after(error), [this, decision] {
            if (decision == answered_decision_ && !stopped()) act(decision, last_action_);
        });
        return;
    }
    if (code == "stale_decision") {
        say("Too late: that was decided already.");
        return;
    }
    say(error_words(error));
    if (decision == answered_decision_) answered_decision_ = -1;
    last_action_ = nullptr;
}

void Play::answer_leave(const std::string& word) {
    leave_asked_ = false;
    if (word == "stay") return refresh_question();
    if (word == "leave") session_.request(table_request("table.leave"));
    stop(kExitDone, word == "go" ? "your seat is kept; `vegas play` brings you back" : "");
}

// `q`: at a running game it is asked what is meant; anywhere else there is nothing to lose.
void Play::quit() {
    const TableModel& model = follower_.model();
    if (model.known() && model.status() == "playing" && model.seat()) {
        leave_asked_ = true;
        return refresh_question();
    }
    if (model.known()) session_.request(table_request("table.leave"));
    stop(kExitDone);
}

}  // namespace vegas::cli
