#include "client-cli/commands/people.hpp"

#include <utility>

#include "client-cli/protocol/read.hpp"

namespace vegas::cli {

using nlohmann::json;

namespace {

void add(Question& question, Choice choice, const Chosen& chosen) {
    question.choices.push_back(std::move(choice));
    question.answers.push_back(compact({{"player", chosen.player},
                                        {"name", chosen.name},
                                        {"seated", chosen.seated},
                                        {"comes_back", chosen.comes_back}}));
}

std::string numbered(const std::string& what, const std::string& number) {
    std::string text = what;
    text.append(" ").append(number);
    return text;
}

std::string labelled(const std::string& what, const std::string& number, const std::string& name) {
    return numbered(what, number).append(" (").append(name).append(")");
}

// House bots that play for somebody who has left are not persons any more.
void add_seats(Question& question, const Scene& scene, const std::string& player) {
    const auto& seats = scene.view.table.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto& person = seats[seat];
        if (!person || person->bot || !person->player || *person->player == player) continue;
        const std::string name = scene.names.full(seat);
        const std::string number = std::to_string(seat + 1);
        add(question,
            {.label = labelled("remove player", number, name),
             .word = numbered("remove player", number),
             .group = "remove player",
             .brief = name},
            {.player = *person->player, .name = name, .seated = true});
    }
}

void add_all(Question& question, const Scene& scene, const std::vector<Somebody>& people,
             const std::string& what, bool come_back) {
    for (std::size_t i = 0; i < people.size(); ++i) {
        const std::string name = scene.names.safe(people[i].name);
        const std::string number = std::to_string(i + 1);
        add(question,
            {.label = labelled(what, number, name),
             .word = numbered(what, number),
             .group = what,
             .brief = name},
            {.player = people[i].player, .name = name, .comes_back = come_back});
    }
}

std::vector<Somebody> without(std::vector<Somebody> people, const std::string& player) {
    std::erase_if(people, [&player](const Somebody& one) { return one.player == player; });
    return people;
}

}  // namespace

bool is_in_charge(const View& view, const std::string& player) {
    return !player.empty() && view.table.host == player && !view.table.quick;
}

Question people_question(const Scene& scene, const Others& others, const std::string& player) {
    Question question;
    question.kind = Question::Kind::people;
    question.title = "Whom do you want to remove from the table, or to let in again?";
    question.choices.push_back({.label = "nobody", .word = "nobody"});
    question.answers.emplace_back();
    add_seats(question, scene, player);
    add_all(question, scene, without(others.spectators, player), "remove spectator", false);
    add_all(question, scene, others.removed, "let in", true);
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
    question.title = "Do you want to remove " + who.name + "?";
    question.choices = {
        {.label = "let " + who.name + " stay", .word = "stay"},
        {.label = "remove " + who.name + "; " + (plays ? "a house bot plays on, and " : "") +
                  who.name + " cannot come back to this table unless you allow it",
         .word = "remove"}};
    question.answers = {"stay", "remove"};
    return question;
}

}  // namespace vegas::cli
