// The bot's first mistake, and the last fault that was injected before it.
#pragma once

#include <optional>
#include <string>
#include <utility>

namespace vegas::shell::conformance {

class MistakeReport {
public:
    // `mistake`: a sentence without subject and full stop. Later ones are ignored, as are those
    // after the game.
    void add(std::string mistake) {
        if (!mistake_ && !is_over_) mistake_ = std::move(mistake) + fault_note();
    }
    void note_fault(std::string fault) { last_fault_ = std::move(fault); }
    void on_game_end() { is_over_ = true; }

    [[nodiscard]] const std::optional<std::string>& mistake() const { return mistake_; }
    // The last fault, as the end of a mistake's sentence; empty if there was none.
    [[nodiscard]] std::string fault_note() const {
        return last_fault_.empty() ? "" : ". Before that, " + last_fault_;
    }
    [[nodiscard]] bool is_over() const { return is_over_; }

private:
    std::optional<std::string> mistake_;
    std::string last_fault_;
    bool is_over_ = false;
};

}  // namespace vegas::shell::conformance
