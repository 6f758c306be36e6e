#include "client-cli/commands/question.hpp"

#include <algorithm>

#include "client-cli/protocol/read.hpp"
#include "client-cli/show/common/action_text.hpp"
#include "client-cli/show/lobby.hpp"
#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kStartLeast = 2;

void add(Question& question, MenuChoice choice, std::string answer) {
    question.choices.push_back(std::move(choice));
    question.values.push_back(std::move(answer));
}

void add_request(Question& question, MenuChoice choice, const json& request) {
    add(question, std::move(choice), compact(request));
}

// `word`, and the same in the language of the screen.
MenuChoice choice_of(std::string label, const char* word, const char* key, const Texts& texts) {
    return {.label = std::move(label), .word = word, .also = texts(key)};
}

void add_bots(Question& question, const std::string& bot_level, std::ptrdiff_t seat,
              const RenderContext& context) {
    const auto add_bot = [&](const std::string& level, const std::string& behind) {
        const std::string label =
            context.texts("ask.add_bot", {{"level", level_name(level, context)}});
        add_request(question,
                    {.label = label,
                     .word = "add bot" + behind,
                     .also = context.texts("typed.add_bot") +
                             (behind.empty() ? "" : " " + level_name(level, context))},
                    {{"op", "table.add_bot"}, {"level", level}, {"seat", seat}});
    };
    add_bot(bot_level, "");
    for (const std::string_view level : kLevels) {
        if (level != bot_level) add_bot(std::string(level), " " + std::string(level));
    }
}

void add_host_choices(Question& question, const std::string& bot_level,
                      const RenderContext& context) {
    const Texts& texts = context.texts;
    const auto& seats = context.view.table.seats;
    const auto taken = static_cast<std::size_t>(
        std::ranges::count_if(seats, [](const auto& seat) { return seat.has_value(); }));
    if (taken >= kStartLeast) {
        add_request(question, choice_of(texts("ask.start"), "start", "typed.start", texts),
                    {{"op", "table.start"}});
    }
    if (context.view.table.quick) return;
    const auto free = std::find(seats.begin(), seats.end(), std::nullopt) - seats.begin();
    if (taken < seats.size()) add_bots(question, bot_level, free, context);
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!seats[seat] || !seats[seat]->bot) continue;
        const std::string number = " " + std::to_string(seat + 1);
        const std::string name = context.names.full(seat);
        add_request(question,
                    {.label = texts("ask.remove_bot", {{"n", seat + 1}, {"name", name}}),
                     .word = "remove bot" + number,
                     .also = texts("typed.remove_bot") + number},
                    {{"op", "table.remove_bot"}, {"seat", seat}});
    }
    add_request(question, choice_of(texts("ask.change"), "change", "typed.change", texts),
                {{"op", "table.change"}});
    add_request(question, choice_of(texts("ask.people"), "people", "typed.people", texts),
                {{"op", "table.spectators"}});
}

}  // namespace

bool Question::same_as(const Question& other) const {
    const auto labels_equal = [](const MenuChoice& a, const MenuChoice& b) {
        return a.label == b.label;
    };
    return kind == other.kind && decision == other.decision && title == other.title &&
           std::equal(choices.begin(), choices.end(), other.choices.begin(), other.choices.end(),
                      labels_equal);
}

Question resume_question(
    const std::vector<WireStruct<protocol::WelcomeMessage::JoinedTable>>& tables,
    InsteadOfResuming instead, const Texts& texts) {
    Question question;
    for (const WireStruct<protocol::WelcomeMessage::JoinedTable>& at : tables) {
        if (!at.seat) continue;
        const std::string table = safe_text(at.table, true);
        add(question, {.label = texts("ask.resume_at", {{"table", table}, {"n", *at.seat + 1}})},
            at.table);
    }
    if (question.choices.empty()) return question;
    question.kind = Question::Kind::resume;
    question.title = texts("ask.resume");
    if (instead == InsteadOfResuming::new_table_later) {
        add(question, choice_of(texts("ask.resume_later"), "new", "typed.new", texts), "");
        return question;
    }
    const bool is_other = instead == InsteadOfResuming::other_table;
    const char* other = is_other ? "ask.resume_other" : "ask.resume_new";
    add(question, choice_of(texts(other), "leave", "typed.leave", texts), "");
    return question;
}

Question lobby_question(const RenderContext& context, const std::string& player,
                        const std::string& bot_level) {
    Question question;
    question.kind = Question::Kind::lobby;
    const Texts& texts = context.texts;
    question.title = texts("ask.lobby");
    const auto own = context.names.you();
    const bool ready = own && person_at(context.view, *own).ready;
    const MenuChoice be_ready = choice_of(texts("ask.ready"), "ready", "typed.ready", texts);
    const MenuChoice wait =
        choice_of(texts("ask.not_ready"), "not ready", "typed.not_ready", texts);
    const bool quick = context.view.table.quick;  // it starts by itself, and with everybody there
    if (!quick) {
        add_request(question, ready ? wait : be_ready, {{"op", "table.ready"}, {"ready", !ready}});
    }
    if (!player.empty() && context.view.table.host == player) {
        add_host_choices(question, bot_level, context);
    }
    if (question.choices.empty()) return {};  // nothing to decide, and q leaves
    add_request(question, choice_of(texts("ask.leave_table"), "leave", "typed.leave", texts),
                {{"op", "table.leave"}});
    return question;
}

namespace {

// What may be typed for the action. Whoever listens asks with "casino 3" what lies there, and so
// places with another word.
void add_words(MenuChoice& choice, const WireAction& action, const RenderContext& context) {
    choice.word = action_typed(action);
    choice.also = action_typed(action, context.texts);
    const auto* place = std::get_if<ActionOf<Act::place>>(&action.kind);
    if (place == nullptr || !context.texts.speech()) return;
    const std::string face = " " + std::to_string(place->face);
    choice.word = "place" + face;
    choice.also = context.texts("typed.put") + face;
}

}  // namespace

Question act_question(const RenderContext& context, const WireStruct<protocol::Prompt>* own) {
    if (own == nullptr) return {};
    Question question;
    question.kind = Question::Kind::act;
    question.decision = own->decision;
    for (const WireAction& action : *own->actions) {
        ActionText text = action_text(action, context);
        question.choices.push_back({.label = std::move(text.label),
                                    .group = std::move(text.group),
                                    .brief = std::move(text.brief)});
        add_words(question.choices.back(), action, context);
        question.values.push_back(action.sent);
    }
    if (std::holds_alternative<ActionOf<Act::roll>>(own->actions->front().kind)) {
        question.on_empty = 0;
    }
    return question;
}

Question over_question(const Texts& texts) {
    Question question;
    question.kind = Question::Kind::over;
    question.title = texts("ask.over");
    add_request(question, choice_of(texts("ask.rematch"), "rematch", "typed.rematch", texts),
                {{"op", "table.rematch"}});
    add_request(question, choice_of(texts("ask.leave_table"), "leave", "typed.leave", texts),
                {{"op", "table.leave"}});
    return question;
}

Question leave_question(bool keeps_seat, const Texts& texts) {
    Question question;
    question.kind = Question::Kind::leave;
    question.title = texts("ask.leave");
    add(question, choice_of(texts("ask.stay"), "stay", "typed.stay", texts), "stay");
    add(question, choice_of(texts("ask.leave_to_bot"), "leave", "typed.leave", texts), "leave");
    if (keeps_seat) {
        const std::string label = texts("ask.leave_for_now", {{"command", "vegas play"}});
        add(question, choice_of(label, "go", "typed.go", texts), "go");
    }
    return question;
}

GlobalCommands global_commands(const Texts& texts) {
    return {
        .quit = texts("typed.quit"), .help = texts("typed.help"), .people = texts("typed.people")};
}

}  // namespace vegas::cli
