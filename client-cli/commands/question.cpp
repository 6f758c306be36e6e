#include "client-cli/commands/question.hpp"

#include <algorithm>

#include "client-cli/fields.hpp"
#include "client-cli/show/actions.hpp"
#include "client-cli/show/names.hpp"
#include "client-cli/show/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kStartLeast = 2;

void add(Question& question, std::string label, std::string word, json answer) {
    question.choices.push_back({.label = std::move(label), .word = std::move(word)});
    question.answers.push_back(std::move(answer));
}

json add_bot(const std::string& level) { return {{"op", "table.add_bot"}, {"level", level}}; }

void add_host_choices(Question& question, const json& seats, const std::string& bot_level,
                      const SeatNames& names) {
    std::size_t taken = 0;
    for (const json& seat : seats) taken += seat.is_null() ? 0 : 1;
    if (taken >= kStartLeast) add(question, "start the game", "start", {{"op", "table.start"}});
    if (taken < seats.size()) {
        const std::string other = bot_level == "easy" ? "random" : "easy";
        add(question, "add bot (" + bot_level + ")", "add bot", add_bot(bot_level));
        add(question, "add bot (" + other + ")", "add bot " + other, add_bot(other));
    }
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!has(seats[seat], "bot")) continue;
        const std::string number = std::to_string(seat + 1);
        add(question, "remove bot " + number + " (" + names.full(seat) + ")",
            "remove bot " + number, {{"op", "table.remove_bot"}, {"seat", seat}});
    }
}

}  // namespace

bool Question::same_as(const Question& other) const {
    const auto labels_equal = [](const Choice& a, const Choice& b) { return a.label == b.label; };
    return kind == other.kind && decision == other.decision && title == other.title &&
           std::equal(choices.begin(), choices.end(), other.choices.begin(), other.choices.end(),
                      labels_equal);
}

Question resume_question(const json& tables, bool joins_another) {
    Question question;
    for (std::size_t i = 0; tables.is_array() && i < tables.size(); ++i) {
        const auto seat = as_int(field(tables[i], "seat"));
        if (!seat) continue;
        const std::string id = text_of(tables[i], "table");
        add(question,
            "go on at table " + safe_text(id, true) + ", seat " + std::to_string(*seat + 1), "",
            {{"table", id}});
    }
    if (question.choices.empty()) return question;
    question.kind = Question::Kind::resume;
    question.title = "You still have a seat.";
    const std::string other = joins_another ? "join the other one" : "open a new one";
    add(question, "leave it and " + other, "leave", nullptr);
    return question;
}

Question lobby_question(const json& view, const std::string& player, const std::string& bot_level,
                        const Style& style) {
    Question question;
    question.kind = Question::Kind::lobby;
    question.title = "Waiting for the start.";
    const json& table = field(view, "table");
    const json& seats = field(table, "seats");
    const auto own = as_int(field(field(view, "you"), "seat"));
    const bool ready = own && flag_of(item(seats, static_cast<std::size_t>(*own)), "ready");
    add(question, ready ? "not ready" : "ready", ready ? "not ready" : "ready",
        {{"op", "table.ready"}, {"ready", !ready}});
    if (seats.is_array() && !player.empty() && text_of(table, "host") == player) {
        add_host_choices(question, seats, bot_level, SeatNames(view, !style.utf8));
    }
    add(question, "leave the table", "leave", {{"op", "table.leave"}});
    return question;
}

Question act_question(const TableModel& model, const Style& style) {
    const json& prompt = model.prompt();
    const json& actions = field(prompt, "actions");
    const auto seat = model.seat();
    const auto asked = as_int(field(prompt, "seat"));
    if (!seat || !asked || *asked != static_cast<std::int64_t>(*seat)) return {};
    if (!actions.is_array() || actions.empty()) return {};
    Question question;
    question.kind = Question::Kind::act;
    question.decision = int_of(prompt, "decision");
    const SeatNames names(model.view(), !style.utf8);
    const Scene scene{model.view(), prompt, names, style};
    for (const json& action : actions) {
        ActionText text = action_text(action, scene);
        question.choices.push_back({std::move(text.label), action_typed(action),
                                    std::move(text.group), std::move(text.brief)});
        question.answers.push_back(bare_action(action));
    }
    if (text_of(actions[0], "kind") == "roll") question.on_empty = 0;
    return question;
}

Question leave_question(bool keeps_seat) {
    Question question;
    question.kind = Question::Kind::leave;
    question.title = "Do you want to go?";
    add(question, "stay", "stay", "stay");
    add(question, "leave the table; a house bot plays on for you", "leave", "leave");
    if (keeps_seat) {
        add(question, "go, but keep the seat: `vegas play` brings you back", "go", "go");
    }
    return question;
}

}  // namespace vegas::cli
