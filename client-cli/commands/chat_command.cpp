#include "client-cli/commands/chat_command.hpp"

#include <array>
#include <cctype>

#include "client-cli/show/pause.hpp"
#include "client-cli/show/slow_play.hpp"
#include "client-cli/show/standstill.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/plain_text.hpp"

namespace vegas::cli {
namespace {

struct ChatLine {
    std::string_view verb, rest;
};

ChatLine split(std::string_view line) {
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
    const auto number = texts::parse_number<std::size_t>(text);
    return number && *number >= 1 && *number <= most ? number : std::nullopt;
}

constexpr std::size_t kPauseMinutesMost = 30;

// A word of the protocol for each phrase, in the order in which they are listed.
constexpr auto kPhrases = std::to_array<std::string_view>(
    {"hello", "good_luck", "nice", "lucky", "ouch", "thanks", "sorry", "one_moment", "well_played",
     "again", "bye", "laugh", "cheer", "wow", "think", "cry"});

std::string words_of(std::string_view phrase, const Texts& texts) {
    return texts("phrase." + std::string(phrase));
}

// What is typed and what is said, without their marks: "glück gehabt" is "Glück gehabt!".
std::string bare(std::string_view text) {
    std::string result = lower_case(text);
    while (!result.empty() && (std::ispunct(static_cast<unsigned char>(result.back())) != 0)) {
        result.pop_back();
    }
    return result;
}

std::string list_of_phrases(const Texts& texts) {
    std::string list;
    for (std::size_t i = 0; i < kPhrases.size(); ++i) {
        list += (i == 0 ? "" : ", ") + std::to_string(i + 1) + " " + words_of(kPhrases[i], texts);
    }
    return texts("notice.phrases", {{"say", texts("typed.say")}, {"phrases", list}});
}

// By its number, its word in the protocol, or what it says.
ChatCommand say_phrase(std::string_view which, const Texts& texts) {
    const auto number = number_in(which, kPhrases.size());
    for (std::size_t i = 0; i < kPhrases.size(); ++i) {
        if (number ? *number == i + 1
                   : kPhrases[i] == which || bare(words_of(kPhrases[i], texts)) == bare(which)) {
            return {.request = {{"op", "table.chat"}, {"phrase", kPhrases[i]}}};
        }
    }
    return {.words = list_of_phrases(texts)};
}

ChatCommand agree_to_go_on(const RenderContext& context) {
    if (standstill_text(context).empty() && !does_house_play_for_you(context) &&
        !context.view.table.pause) {
        return {.words = context.texts("notice.waits_for_nobody")};
    }
    return {.request = {{"op", "table.go_on"}}};
}

ChatCommand ask_for_pause(const char* kind, std::string_view minutes, const Texts& texts) {
    const auto n = number_in(minutes, kPauseMinutesMost);
    if (n) return {.request = {{"op", "table.pause"}, {"kind", kind}, {"minutes", *n}}};
    return {.words = texts("notice.pause_minutes", {{"pause", texts("typed.pause")},
                                                    {"more", texts("typed.more")},
                                                    {"most", std::to_string(kPauseMinutesMost)}})};
}

ChatCommand reply_to_pause_request(const RenderContext& context, bool accept) {
    if (!must_accept_pause(context)) return {.words = context.texts("notice.nothing_asked")};
    return {.request = {{"op", "table.accept_pause"}, {"accept", accept}}};
}

ChatCommand request_seat(std::string_view which, const RenderContext& context) {
    const Texts& texts = context.texts;
    const auto seat = number_in(which, context.view.table.seats.size());
    if (!seat) return {.words = texts("notice.take_whom", {{"take", texts("typed.take")}})};
    return {.request = {{"op", "table.request_seat"}, {"seat", *seat - 1}},
            .words = texts("notice.take_asked", {{"name", context.names.full(*seat - 1)}})};
}

ChatCommand reply_to_seat_request(std::string_view which, const RenderContext& context,
                                  bool accept) {
    const auto& requests = context.view.table.seat_requests;
    if (!requests || requests->empty()) return {.words = context.texts("notice.nobody_asks")};
    const auto number = which.empty() ? 1 : number_in(which, requests->size());
    if (!number) return {.words = seat_requests_text(context)};
    return {.request = {{"op", "table.assign_seat"},
                        {"player", (*requests)[*number - 1].player},
                        {"accept", accept}}};
}

ChatCommand mute_player(std::string_view which, const RenderContext& context, bool mutes) {
    const Texts& texts = context.texts;
    const auto& seats = context.view.table.seats;
    const auto seat = number_in(which, seats.size());
    const auto& person = seat ? seats[*seat - 1] : std::nullopt;
    if (!person || !person->player || context.names.is_you(*seat - 1)) {
        return {.words = texts("notice.mute_whom",
                               {{"mute", texts("typed.mute")}, {"unmute", texts("typed.unmute")}})};
    }
    const Fills name = {{"name", context.names.full(*seat - 1)}};
    if (!mutes) return {.words = texts("notice.heard", name), .unmuted_player = *person->player};
    return {.words = texts("notice.muted", name), .muted_player = *person->player};
}

}  // namespace

std::optional<ChatCommand> parse_chat_command(std::string_view line, const RenderContext& context) {
    const auto [typed, rest] = split(line);
    const std::string verb = lower_case(typed);
    // The English word, or that of the language of the screen.
    const auto is = [&](const char* english, const char* key) {
        return verb == english || verb == context.texts(key);
    };
    if (is("say", "typed.say")) return say_phrase(rest, context.texts);
    if (rest.empty() && is("nudge", "typed.nudge")) {
        return ChatCommand{.request = {{"op", "table.nudge"}}};
    }
    if (rest.empty() && is("continue", "typed.continue")) return agree_to_go_on(context);
    if (is("pause", "typed.pause")) return ask_for_pause("pause", rest, context.texts);
    if (is("more", "typed.more")) return ask_for_pause("more_time", rest, context.texts);
    if (rest.empty() && is("accept", "typed.accept")) return reply_to_pause_request(context, true);
    if (rest.empty() && is("refuse", "typed.refuse") && must_accept_pause(context)) {
        return reply_to_pause_request(context, false);
    }
    if (is("take", "typed.take")) return request_seat(rest, context);
    if (is("give", "typed.give")) return reply_to_seat_request(rest, context, true);
    if (is("refuse", "typed.refuse")) return reply_to_seat_request(rest, context, false);
    if (is("mute", "typed.mute")) return mute_player(rest, context, true);
    if (is("unmute", "typed.unmute")) return mute_player(rest, context, false);
    if (rest.empty() && is("who", "typed.who")) return ChatCommand{.lists_spectators = true};
    return std::nullopt;
}

std::string seat_requests_text(const RenderContext& context) {
    const auto& requests = context.view.table.seat_requests;
    if (!requests || requests->empty()) return "";
    const Texts& texts = context.texts;
    std::string text;
    for (std::size_t i = 0; i < requests->size(); ++i) {
        const WireStruct<protocol::SeatRequest>& one = (*requests)[i];
        const std::string number = requests->size() > 1 ? ' ' + std::to_string(i + 1) : "";
        text += (text.empty() ? "" : " ") +
                texts("notice.seat_asked",
                      {{"who", context.names.unseated(one.name, one.alike)},
                       {"name", context.names.full(static_cast<std::size_t>(one.seat))},
                       {"give", texts("typed.give") + number},
                       {"refuse", texts("typed.refuse") + number}});
    }
    return text;
}

}  // namespace vegas::cli
