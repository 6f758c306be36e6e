#include "client-cli/commands/people.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

void add(Question& question, MenuChoice choice, const SelectedPerson& chosen) {
    question.choices.push_back(std::move(choice));
    question.values.push_back(compact({{"player", chosen.player},
                                       {"name", chosen.name},
                                       {"seated", chosen.seated},
                                       {"comes_back", chosen.is_removed}}));
}

// A choice about somebody: its texts are found by the front of their keys.
MenuChoice choice_of(const std::string& what, std::size_t number, const std::string& name,
                     const std::string& english, const Texts& texts) {
    const std::string n = " " + std::to_string(number);
    return {.label = texts("ask." + what, {{"n", number}, {"name", name}}),
            .word = english + n,
            .also = texts("typed." + what) + n,
            .group = texts("ask." + what + "_group"),
            .brief = name};
}

// House bots that play for somebody who has left are not persons any more.
void add_seats(Question& question, const RenderContext& context, const std::string& player) {
    const auto& seats = context.view.table.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto& person = seats[seat];
        if (!person || person->bot || !person->player || *person->player == player) continue;
        const std::string name = context.names.full(seat);
        add(question, choice_of("remove_player", seat + 1, name, "remove player", context.texts),
            {.player = *person->player, .name = name, .seated = true});
    }
}

void add_all(Question& question, const RenderContext& context,
             const std::vector<WireStruct<protocol::PersonInfo>>& people, bool come_back) {
    for (std::size_t i = 0; i < people.size(); ++i) {
        const std::string name = context.names.unseated(people[i].name, people[i].alike);
        add(question,
            choice_of(come_back ? "let_in" : "remove_spectator", i + 1, name,
                      come_back ? "let in" : "remove spectator", context.texts),
            {.player = people[i].player, .name = name, .is_removed = come_back});
    }
}

std::vector<WireStruct<protocol::PersonInfo>> without(
    std::vector<WireStruct<protocol::PersonInfo>> people, const std::string& player) {
    std::erase_if(people, [&player](const WireStruct<protocol::PersonInfo>& one) {
        return one.player == player;
    });
    return people;
}

}  // namespace

bool is_host_in_control(const WireView& view, const std::string& player) {
    return !player.empty() && view.table.host == player && !view.table.quick;
}

Question people_question(const RenderContext& context,
                         const WireStruct<protocol::SpectatorsReply>& others,
                         const std::string& player) {
    Question question;
    question.kind = Question::Kind::people;
    question.title = context.texts("ask.whom");
    question.choices.push_back({.label = context.texts("ask.nobody"),
                                .word = "nobody",
                                .also = context.texts("typed.nobody")});
    question.values.emplace_back();
    add_seats(question, context, player);
    add_all(question, context, without(others.spectators, player), false);
    if (others.removed) add_all(question, context, *others.removed, true);
    return question;
}

std::optional<SelectedPerson> parse_selected_person(const std::string& answer) {
    const json chosen = parse_json(answer);
    if (!chosen.is_object()) return std::nullopt;
    return SelectedPerson{.player = text_in(chosen, "player"),
                          .name = text_in(chosen, "name"),
                          .seated = member(chosen, "seated") == true,
                          .is_removed = member(chosen, "comes_back") == true};
}

Question remove_question(const RenderContext& context, const SelectedPerson& who) {
    const bool plays = who.seated && context.view.table.status == "playing";
    Question question;
    question.kind = Question::Kind::remove;
    question.title = context.texts("ask.remove", {{"name", who.name}});
    question.choices = {{.label = context.texts("ask.let_stay", {{"name", who.name}}),
                         .word = "stay",
                         .also = context.texts("typed.stay")},
                        {.label = context.texts(plays ? "ask.do_remove_to_bot" : "ask.do_remove",
                                                {{"name", who.name}}),
                         .word = "remove",
                         .also = context.texts("typed.remove")},
                        {.label = context.texts("ask.do_remove_for_good", {{"name", who.name}}),
                         .word = "remove for good",
                         .also = context.texts("typed.remove_for_good")}};
    question.values = {"stay", "remove", "for_good"};
    return question;
}

}  // namespace vegas::cli
