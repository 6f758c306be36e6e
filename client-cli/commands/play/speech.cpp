#include "client-cli/commands/play/speech.hpp"

#include <utility>

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

void SpokenQuestions::show(const Question& question) {
    ClientRuntime& client = play_.client;
    if (question.kind == Question::Kind::act && !std::exchange(has_shown_hint_, true)) {
        client.show_text(client.texts("speech.hint", {{"help", client.texts("typed.help")}}));
    }
    if (question.kind != Question::Kind::lobby) return repeat(question, false);
    if (std::exchange(has_shown_lobby_, true)) {
        return client.show_text(client.texts(
            "speech.other_choices",
            {{"n", question.choices.size()}, {"repeat", client.texts("typed.repeat")}}));
    }
    repeat(question, false);
}

void SpokenQuestions::repeat(const Question& question, bool whole) {
    ClientRuntime& client = play_.client;
    const TableModel& model = client.model();
    const bool lobby = model.is_known() && model.status() == "open";
    if (lobby && (question.kind == Question::Kind::lobby || !question.open())) {
        const RenderContext now = client.render_context();
        client.show_lines(lobby_words(now));
        client.context.out.print(
            invite_words(now, join_command(client.server, model.view().table)));
    }
    if (whole && question.kind == Question::Kind::act) {
        client.show_lines(dice_now_words(client.render_context()));
    }
    client.show_text(play_.status_line(question));
    if (question.on_empty && question.choices.size() == 1) return;
    client.show_lines(choice_words(question.choices, whole, client.context.texts));
}

bool SpokenQuestions::is_listening() const {
    return play_.client.context.texts.speech() && play_.client.model().is_known();
}

bool SpokenQuestions::handle(const std::string& line, const Question& question) {
    if (!is_listening()) return false;
    ClientRuntime& client = play_.client;
    if (is_repeat_command(line, client.context.texts)) {
        repeat(question, true);
        return true;
    }
    const auto words = run_speech_command(line, client.render_context(), client.sentence_log,
                                          client.time_left_ms());
    if (words) client.show_lines(*words);
    return words.has_value();
}

bool SpokenQuestions::is_command(const std::string& line) const {
    if (!is_listening()) return false;
    const ClientRuntime& client = play_.client;
    return is_repeat_command(line, client.context.texts) ||
           run_speech_command(line, client.render_context(), client.sentence_log, {});
}

std::string SpokenQuestions::unclear_line_text(const std::string& line,
                                               const Question& question) const {
    const ClientRuntime& client = play_.client;
    std::vector<std::string> known = speech_command_words(client.context.texts);
    for (const MenuChoice& choice : question.choices) {
        known.push_back(choice.also);
        known.push_back(choice.word);
    }
    std::erase(known, "");
    const std::string near = texts::nearest_word(lower_case(line), known);
    if (!near.empty()) return client.texts("rules.nearest", {{"near", near}});
    return client.texts(question.open() ? "speech.unclear" : "speech.nothing_asked",
                        {{"help", client.texts("typed.help")}});
}

// Each limit is told only if there was more time when the question was asked.
void SpokenQuestions::show_time_warning(const Question& question) {
    if (!play_.client.context.texts.speech()) return;
    const auto left_ms = play_.client.time_left_ms();
    if (question.kind != Question::Kind::act || !left_ms || *left_ms <= 0) {
        warned_ms_ = 0;
        return;
    }
    if (std::exchange(warned_decision_, question.decision) != question.decision) {
        warned_ms_ = *left_ms;
    }
    for (const std::int64_t warning : kWarnings) {
        if (*left_ms > warning || warned_ms_ <= warning) continue;
        warned_ms_ = warning;
        return play_.client.show_text(time_words(left_ms, play_.client.context.texts));
    }
}

}  // namespace vegas::cli
