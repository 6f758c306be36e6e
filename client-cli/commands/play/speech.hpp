// `vegas play` with speech output: questions as sentences, and what may be asked at any time.
// Single-threaded.
#pragma once

#include <cstdint>
#include <string>

#include "client-cli/commands/play/play_runtime.hpp"

namespace vegas::cli {

class SpokenQuestions {
public:
    explicit SpokenQuestions(PlayRuntime& play) : play_(play) {}

    // Says a new question. The table is described once; later only that the choices have changed.
    void show(const Question&);
    // Whether the line is a command of speech output.
    [[nodiscard]] bool is_command(const std::string& line) const;
    // Answers such a command; the question stays open. False: the line is no such command.
    [[nodiscard]] bool handle(const std::string& line, const Question&);
    // For a line that nobody understands: what was perhaps meant.
    [[nodiscard]] std::string unclear_line_text(const std::string& line, const Question&) const;
    // Says how much time is left, once for each limit that is passed.
    void show_time_warning(const Question&);

private:
    void repeat(const Question&, bool whole);
    [[nodiscard]] bool is_listening() const;

    PlayRuntime& play_;
    bool has_shown_hint_ = false;   // how to ask for the board
    bool has_shown_lobby_ = false;  // who is at the table, and what to choose
    std::int64_t warned_decision_ = -1;
    std::int64_t warned_ms_ = 0;  // the time left at the last warning
};

}  // namespace vegas::cli
