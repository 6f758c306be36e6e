#include "client-cli/commands/talk.hpp"

#include <charconv>
#include <utility>

#include "client-cli/show/common/phrases.hpp"

namespace vegas::cli {

namespace {

struct Line {
    std::string_view verb, rest;
};

Line split(std::string_view line) {
    const auto is_space = [](char c) { return c == ' ' || c == '\t'; };
    while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
    while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
    const auto space = line.find_first_of(" \t");
    if (space == std::string_view::npos) return {line, {}};
    std::string_view rest = line.substr(space);
    while (is_space(rest.front())) rest.remove_prefix(1);
    return {line.substr(0, space), rest};
}

// From 1 on.
std::optional<std::size_t> number_in(std::string_view text, std::size_t most) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && number >= 1 && number <= most ? std::optional(number) : std::nullopt;
}

std::string list_of_phrases() {
    std::string list = "Type `say` and one of:";
    for (const PhraseText& phrase : phrases()) list += ' ' + std::string(phrase.word);
    return list + '.';
}

Spoken say(std::string_view word) {
    const PhraseText* phrase = phrase_of(word);
    if (phrase == nullptr) return {.words = list_of_phrases()};
    return {.request = {{"op", "table.say"}, {"phrase", phrase->word}}};
}

Spoken take(std::string_view which, const Scene& scene) {
    const auto& table = scene.view.table;
    const auto seat = number_in(which, table.seats.size());
    if (!seat) {
        return {.words = "Type `take` and the number of the player for whom you want to play on."};
    }
    return {.request = {{"op", "table.take_seat"}, {"seat", *seat - 1}},
            .words = "You have asked for the seat of " + scene.names.full(*seat - 1) +
                     ". The host decides."};
}

Spoken answer(std::string_view which, const Scene& scene, bool give) {
    const auto& wanted = scene.view.table.wanted;
    if (!wanted || wanted->empty()) return {.words = "Nobody asks for a seat."};
    const auto number = which.empty() ? 1 : number_in(which, wanted->size());
    if (!number) return {.words = wanted_words(scene)};
    return {.request = {{"op", "table.give_seat"},
                        {"player", (*wanted)[*number - 1].player},
                        {"give", give}}};
}

Spoken mute(std::string_view which, const Scene& scene, bool mutes) {
    const auto& seats = scene.view.table.seats;
    const auto seat = number_in(which, seats.size());
    const auto& person = seat ? seats[*seat - 1] : std::nullopt;
    if (!person || !person->player || scene.names.is_you(*seat - 1)) {
        return {.words = "Type `mute` or `unmute` and the number of another person."};
    }
    const std::string name = scene.names.full(*seat - 1);
    if (!mutes) return {.words = "You hear " + name + " again.", .listens = *person->player};
    return {.words = "You do not hear what " + name + " says any more.", .mutes = *person->player};
}

}  // namespace

std::optional<Spoken> spoken(std::string_view line, const Scene& scene) {
    const auto [verb, rest] = split(line);
    if (verb == "say") return say(rest);
    if (verb == "nudge" && rest.empty()) return Spoken{.request = {{"op", "table.nudge"}}};
    if (verb == "take") return take(rest, scene);
    if (verb == "give") return answer(rest, scene, true);
    if (verb == "refuse") return answer(rest, scene, false);
    if (verb == "mute" || verb == "unmute") return mute(rest, scene, verb == "mute");
    if (verb == "who" && rest.empty()) return Spoken{.who_watches = true};
    return std::nullopt;
}

std::string wanted_words(const Scene& scene) {
    const auto& wanted = scene.view.table.wanted;
    if (!wanted || wanted->empty()) return "";
    std::string text;
    for (std::size_t i = 0; i < wanted->size(); ++i) {
        const Wanted& one = (*wanted)[i];
        const std::string number = wanted->size() > 1 ? ' ' + std::to_string(i + 1) : "";
        if (!text.empty()) text += ' ';
        text.append(scene.names.safe(one.name)).append(" asks to play on for ");
        text.append(scene.names.full(static_cast<std::size_t>(one.seat)));
        text.append(": type `give").append(number).append("` or `refuse").append(number);
        text.append("`.");
    }
    return text;
}

}  // namespace vegas::cli
