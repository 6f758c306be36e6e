// Where somebody is who looks at a finished game step by step, and what is shown there. Pure.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "client-cli/local/playback.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/layout.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

class Walk {
public:
    // All of them outlive it. A step behind the last one is the last one.
    Walk(const Playback&, const Style&, const Texts&, std::size_t step);

    // Goes where the line says; false: to the end of the program.
    [[nodiscard]] bool go(std::string_view line);
    [[nodiscard]] std::size_t step() const { return step_; }

    [[nodiscard]] Lines board() const;
    // What happened in this step.
    [[nodiscard]] Lines story() const;
    // The dice, who is asked or who has won, where we are, and what may be typed.
    [[nodiscard]] Lines below() const;

    // All of it for a screen, for a board of `columns`.
    [[nodiscard]] Panes panes(const std::string& typed, std::size_t columns) const;

private:
    // `key` is that of the word in the section `typed`.
    [[nodiscard]] bool says(std::string_view word, const char* english, const char* key) const;
    void go_on(std::size_t step);
    void go_to_round(std::int64_t round);
    [[nodiscard]] Scene scene() const;
    // Where we are, and what may be typed.
    [[nodiscard]] Lines foot(std::size_t columns) const;

    const Playback& game_;
    const Style& style_;
    const Texts& texts_;
    std::size_t step_;
    std::string notice_;  // about what was typed last
};

}  // namespace vegas::cli
