#include "client-cli/commands/people.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

namespace {

void add(Question& question, Choice choice, const Chosen& chosen) {
    question.choices.push_back(std::move(choice));
    question.answers.push_back(compact({{"player", chosen.player},
                                        {"name", chosen.name},
                                        {"seated", chosen.seated},
                                        {"comes_back", chosen.comes_back}}));
}

// A choice about somebody: its texts are found by the front of their keys.
Choice choice_of(const std::string& what, std::size_t number, const std::string& name,
                 const std::string& english, const Texts& texts) {
    const std::string n = " " + std::to_string(number);
    return {.label = texts("ask." + what, {{"n", number}, {"name", name}}),
            .word = english + n,
            .also = texts("typed." + what) + n,
            .group = texts("ask." + what + "_group"),
            .brief = name};
}

// House bots that play for somebody who has left are not persons any more.
void add_seats(Question& question, const Scene& scene, const std::string& player) {
    const auto& seats = scene.view.table.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto& person = seats[seat];
        if (!person || person->bot || !person->player || *person->player == player) continue;
        const std::string name = scene.names.full(seat);
        add(question, choice_of("remove_player", seat + 1, name, "remove player", scene.texts),
            {.player = *person->player, .name = name, .seated = true});
    }
}

void add_all(Question& question, const Scene& scene,
             const std::vector<Read<protocol::Somebody>>& people, bool come_back) {
    for (std::size_t i = 0; i < people.size(); ++i) {
        const std::string name = scene.names.safe(people[i].name);
        add(question,
            choice_of(come_back ? "let_in" : "remove_spectator", i + 1, name,
                      come_back ? "let in" : "remove spectator", scene.texts),
            {.player = people[i].player, .name = name, .comes_back = come_back});
    }
}

std::vector<Read<protocol::Somebody>> without(std::vector<Read<protocol::Somebody>> people,
                                              const std::string& player) {
    std::erase_if(people,
                  [&player](const Read<protocol::Somebody>& one) { return one.player == player; });
    return people;
}

}  // namespace

bool is_in_charge(const View& view, const std::string& player) {
    return !player.empty() && view.table.host == player && !view.table.quick;
}

Question people_question(const Scene& scene, const Read<protocol::People>& others,
                         const std::string& player) {
    Question question;
    question.kind = Question::Kind::people;
    question.title = scene.texts("ask.whom");
    question.choices.push_back({.label = scene.texts("ask.nobody"),
                                .word = "nobody",
                                .also = scene.texts("typed.nobody")});
    question.answers.emplace_back();
    add_seats(question, scene, player);
    add_all(question, scene, without(others.spectators, player), false);
    if (others.removed) add_all(question, scene, *others.removed, true);
    return question;
}

std::optional<Chosen> chosen_of(const std::string& answer) {
    const json chosen = parse_json(answer);
    if (!chosen.is_object()) return std::nullopt;
    return Chosen{.player = text_in(chosen, "player"),
                  .name = text_in(chosen, "name"),
                  .seated = member(chosen, "seated") == true,
                  .comes_back = member(chosen, "comes_back") == true};
}

Question remove_question(const Scene& scene, const Chosen& who) {
    const bool plays = who.seated && scene.view.table.status == "playing";
    Question question;
    question.kind = Question::Kind::remove;
    question.title = scene.texts("ask.remove", {{"name", who.name}});
    question.choices = {{.label = scene.texts("ask.let_stay", {{"name", who.name}}),
                         .word = "stay",
                         .also = scene.texts("typed.stay")},
                        {.label = scene.texts(plays ? "ask.do_remove_to_bot" : "ask.do_remove",
                                              {{"name", who.name}}),
                         .word = "remove",
                         .also = scene.texts("typed.remove")}};
    question.answers = {"stay", "remove"};
    return question;
}

}  // namespace vegas::cli
