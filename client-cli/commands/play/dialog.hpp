// The open question of `vegas play`, and what the typed lines answer. Single-threaded.
#pragma once

#include <functional>
#include <string>

#include "client-cli/commands/play/arrival.hpp"
#include "client-cli/commands/play/chat.hpp"
#include "client-cli/commands/play/decision_sender.hpp"
#include "client-cli/commands/play/line_queue.hpp"
#include "client-cli/commands/play/play_runtime.hpp"
#include "client-cli/commands/play/removal.hpp"
#include "client-cli/commands/play/speech.hpp"

namespace vegas::cli {

class Dialog {
public:
    // `on_line_taken` is called before each line is handled.
    Dialog(PlayRuntime&, Arrival&, PlayChat&, DecisionSender&, std::function<void()> on_line_taken);

    [[nodiscard]] const Question& question() const { return question_; }
    // Finds out what is to be asked now, and goes on with waiting lines.
    void refresh();
    void line(std::string text);
    void on_input_end();
    // A second has passed.
    void on_tick();
    // At a keyboard one may play on with the same people; a pipe has said all it wanted.
    [[nodiscard]] bool can_play_again() const;

private:
    [[nodiscard]] Question current_question() const;
    void process_lines();
    [[nodiscard]] bool can_handle(const std::string& line) const;
    [[nodiscard]] bool must_answer() const;
    void handle(const std::string& line);
    void help();
    void quit();
    void start_removal();
    void choose(std::size_t choice);
    void choose_in_lobby(const std::string& request);
    void choose_leave(const std::string& word);

    PlayRuntime& play_;
    Arrival& arrival_;
    PlayChat& chat_;
    DecisionSender& decisions_;
    Removal removal_;
    SpokenQuestions speech_;
    LineQueue lines_;
    Question question_;
    bool confirms_leave_ = false;
};

}  // namespace vegas::cli
