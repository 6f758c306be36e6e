#include "client-cli/commands/question.hpp"

#include <algorithm>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

constexpr std::size_t kStartLeast = 2;

void add(Question& question, std::string label, std::string word, std::string answer) {
    question.choices.push_back({.label = std::move(label), .word = std::move(word)});
    question.answers.push_back(std::move(answer));
}

void add_request(Question& question, std::string label, std::string word, const json& request) {
    add(question, std::move(label), std::move(word), compact(request));
}

void add_host_choices(Question& question, const std::string& bot_level, const Scene& scene) {
    const auto& seats = scene.view.table.seats;
    const auto taken = static_cast<std::size_t>(std::count_if(
        seats.begin(), seats.end(), [](const auto& seat) { return seat.has_value(); }));
    if (taken >= kStartLeast) {
        add_request(question, "start the game", "start", {{"op", "table.start"}});
    }
    const auto free = std::find(seats.begin(), seats.end(), std::nullopt) - seats.begin();
    if (taken < seats.size()) {
        const auto add_bot = [&](const std::string& level, const std::string& word) {
            add_request(question, "add bot (" + level + ")", word,
                        {{"op", "table.add_bot"}, {"level", level}, {"seat", free}});
        };
        add_bot(bot_level, "add bot");
        for (const std::string_view level : kLevels) {
            if (level != bot_level) add_bot(std::string(level), "add bot " + std::string(level));
        }
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat] || !seats[seat]->bot) continue;
        const std::string number = std::to_string(seat + 1);
        add_request(question, "remove bot " + number + " (" + scene.names.full(seat) + ")",
                    "remove bot " + number, {{"op", "table.remove_bot"}, {"seat", seat}});
    }
    if (scene.view.table.quick) return;
    add_request(question, "people: remove somebody, or let somebody in again", "people",
                {{"op", "table.people"}});
}

}  // namespace

bool Question::same_as(const Question& other) const {
    const auto labels_equal = [](const Choice& a, const Choice& b) { return a.label == b.label; };
    return kind == other.kind && decision == other.decision && title == other.title &&
           std::equal(choices.begin(), choices.end(), other.choices.begin(), other.choices.end(),
                      labels_equal);
}

Question resume_question(const std::vector<Whereabouts>& tables, bool joins_another) {
    Question question;
    for (const Whereabouts& at : tables) {
        if (!at.seat) continue;
        add(question,
            "go on at table " + safe_text(at.table, true) + ", seat " +
                std::to_string(*at.seat + 1),
            "", at.table);
    }
    if (question.choices.empty()) return question;
    question.kind = Question::Kind::resume;
    question.title = "You still have a seat.";
    const std::string other = joins_another ? "join the other one" : "open a new one";
    add(question, "leave it and " + other, "leave", "");
    return question;
}

Question lobby_question(const Scene& scene, const std::string& player,
                        const std::string& bot_level) {
    Question question;
    question.kind = Question::Kind::lobby;
    question.title = "Waiting for the start.";
    const auto own = scene.names.you();
    const bool ready = own && person_at(scene.view, *own).ready;
    add_request(question, ready ? "not ready" : "ready", ready ? "not ready" : "ready",
                {{"op", "table.ready"}, {"ready", !ready}});
    if (!player.empty() && scene.view.table.host == player) {
        add_host_choices(question, bot_level, scene);
    }
    add_request(question, "leave the table", "leave", {{"op", "table.leave"}});
    return question;
}

Question act_question(const Scene& scene, const OpenPrompt* own) {
    if (own == nullptr) return {};
    Question question;
    question.kind = Question::Kind::act;
    question.decision = own->decision;
    for (const Action& action : *own->actions) {
        ActionText text = action_text(action, scene);
        question.choices.push_back({std::move(text.label), action_typed(action),
                                    std::move(text.group), std::move(text.brief)});
        question.answers.push_back(action.sent);
    }
    if (std::holds_alternative<action::Roll>(own->actions->front().kind)) question.on_empty = 0;
    return question;
}

Question leave_question(bool keeps_seat) {
    Question question;
    question.kind = Question::Kind::leave;
    question.title = "Do you want to leave?";
    add(question, "stay", "stay", "stay");
    add(question, "leave the table; a house bot plays on for you", "leave", "leave");
    if (keeps_seat) {
        add(question, "go, but keep the seat: `vegas play` brings you back", "go", "go");
    }
    return question;
}

}  // namespace vegas::cli
