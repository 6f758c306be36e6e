// `vegas play` for those who listen: questions as sentences, and what they may ask at any time.
#include <utility>

#include "client-cli/commands/ask_board.hpp"
#include "client-cli/commands/play.hpp"
#include "client-cli/commands/question_words.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/show/board_words.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kWarnings[] = {10'000, 30'000};  // of the end of the time

}  // namespace

// Once the table is told; later only that there is something else to choose.
void Play::tell_question() {
    const Texts& in = surroundings_.texts;
    if (question_.kind == Question::Kind::act && !std::exchange(told_how_, true)) {
        say(texts("speech.hint", {{"help", in("typed.help")}}));
    }
    if (question_.kind != Question::Kind::lobby) return tell_question_again(false);
    if (std::exchange(told_lobby_, true)) {
        return say(texts("speech.other_choices",
                         {{"n", question_.choices.size()}, {"repeat", in("typed.repeat")}}));
    }
    tell_question_again(false);
}

void Play::tell_question_again(bool whole) {
    const TableModel& model = follower_.model();
    const bool lobby = model.known() && model.status() == "open";
    if (lobby && (question_.kind == Question::Kind::lobby || !question_.open())) {
        say_all(lobby_words(scene()));
        surroundings_.out.print(invite_words(scene(), join_command(server_, model.view().table)));
    }
    if (whole && question_.kind == Question::Kind::act) say_all(dice_now_words(scene()));
    say(status_line());
    if (question_.on_empty && question_.choices.size() == 1) return;
    say_all(choice_words(question_.choices, whole, surroundings_.texts));
}

void Play::say_all(const Lines& lines) {
    for (const auto& line : lines) say(line);
}

// Whether the line asks to hear something and was answered; the question stays as it is.
bool Play::answer_asked(const std::string& line) {
    if (!surroundings_.texts.speech() || !follower_.model().known()) return false;
    if (asks_to_repeat(line, surroundings_.texts)) {
        tell_question_again(true);
        return true;
    }
    const auto words = asked_words(line, scene(), teller_, time_left());
    if (words) say_all(*words);
    return words.has_value();
}

bool Play::is_asked(const std::string& line) const {
    if (!surroundings_.texts.speech() || !follower_.model().known()) return false;
    return asks_to_repeat(line, surroundings_.texts) || asked_words(line, scene(), teller_, {});
}

std::optional<std::int64_t> Play::time_left() const {
    return follower_.model().time_left_ms(surroundings_.transport.now_ms());
}

// Of a line that nobody understands: what was perhaps meant.
std::string Play::unclear_words(const std::string& line) const {
    std::vector<std::string> known = asking_words(surroundings_.texts);
    for (const Choice& choice : question_.choices) {
        known.push_back(choice.also);
        known.push_back(choice.word);
    }
    std::erase(known, "");
    const std::string near = texts::nearest(lower_case(line), known);
    if (!near.empty()) return texts("rules.nearest", {{"near", near}});
    return texts(question_.open() ? "speech.unclear" : "speech.nothing_asked",
                 {{"help", texts("typed.help")}});
}

// Each once for a decision, and only where there was more time when it was asked.
void Play::warn_of_time() {
    const auto left_ms = time_left();
    if (question_.kind != Question::Kind::act || !left_ms || *left_ms <= 0) {
        warned_ms_ = 0;
        return;
    }
    if (std::exchange(warned_decision_, question_.decision) != question_.decision) {
        warned_ms_ = *left_ms;
    }
    for (const std::int64_t warning : kWarnings) {
        if (*left_ms > warning || warned_ms_ <= warning) continue;
        warned_ms_ = warning;
        return say(time_words(left_ms, surroundings_.texts));
    }
}

}  // namespace vegas::cli
