// `vegas play` for those who listen: questions as sentences, and what they may ask at any time.
#include <utility>

#include "client-cli/commands/play.hpp"
#include "client-cli/commands/question_words.hpp"
#include "client-cli/commands/screen.hpp"
#include "client-cli/commands/speech_command.hpp"
#include "client-cli/show/board_words.hpp"
#include "client-cli/terminal/text.hpp"
#include "protocol/texts/nearest.hpp"

namespace vegas::cli {
namespace {

constexpr std::int64_t kWarnings[] = {10'000, 30'000};  // of the end of the time

}  // namespace

// Once the table is told; later only that there is something else to choose.
void PlayClient::show_question() {
    const Texts& in = context_.texts;
    if (question_.kind == Question::Kind::act && !std::exchange(has_shown_hint_, true)) {
        show_text(texts("speech.hint", {{"help", in("typed.help")}}));
    }
    if (question_.kind != Question::Kind::lobby) return repeat_question(false);
    if (std::exchange(has_shown_lobby_, true)) {
        return show_text(texts("speech.other_choices",
                               {{"n", question_.choices.size()}, {"repeat", in("typed.repeat")}}));
    }
    repeat_question(false);
}

void PlayClient::repeat_question(bool whole) {
    const TableModel& model = subscription_.model();
    const bool lobby = model.is_known() && model.status() == "open";
    if (lobby && (question_.kind == Question::Kind::lobby || !question_.open())) {
        show_lines(lobby_words(render_context()));
        context_.out.print(
            invite_words(render_context(), join_command(server_, model.view().table)));
    }
    if (whole && question_.kind == Question::Kind::act) {
        show_lines(dice_now_words(render_context()));
    }
    show_text(status_line());
    if (question_.on_empty && question_.choices.size() == 1) return;
    show_lines(choice_words(question_.choices, whole, context_.texts));
}

void PlayClient::show_lines(const Lines& lines) {
    for (const auto& line : lines) show_text(line);
}

// Whether the line asks to hear something and was answered; the question stays as it is.
bool PlayClient::handle_speech_command(const std::string& line) {
    if (!context_.texts.speech() || !subscription_.model().is_known()) return false;
    if (is_repeat_command(line, context_.texts)) {
        repeat_question(true);
        return true;
    }
    const auto words = run_speech_command(line, render_context(), sentence_log_, time_left());
    if (words) show_lines(*words);
    return words.has_value();
}

bool PlayClient::is_speech_command(const std::string& line) const {
    if (!context_.texts.speech() || !subscription_.model().is_known()) return false;
    return is_repeat_command(line, context_.texts) ||
           run_speech_command(line, render_context(), sentence_log_, {});
}

std::optional<std::int64_t> PlayClient::time_left() const {
    return subscription_.model().time_left_ms(context_.transport.now_ms());
}

// Of a line that nobody understands: what was perhaps meant.
std::string PlayClient::unclear_line_text(const std::string& line) const {
    std::vector<std::string> known = speech_command_words(context_.texts);
    for (const MenuChoice& choice : question_.choices) {
        known.push_back(choice.also);
        known.push_back(choice.word);
    }
    std::erase(known, "");
    const std::string near = texts::nearest_word(lower_case(line), known);
    if (!near.empty()) return texts("rules.nearest", {{"near", near}});
    return texts(question_.open() ? "speech.unclear" : "speech.nothing_asked",
                 {{"help", texts("typed.help")}});
}

// Each once for a decision, and only where there was more time when it was asked.
void PlayClient::show_time_warning() {
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
        return show_text(time_words(left_ms, context_.texts));
    }
}

}  // namespace vegas::cli
