// The position in a replay, and what is shown there. Pure.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "client-cli/local/playback.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/layout.hpp"
#include "client-cli/terminal/lines.hpp"

namespace vegas::cli {

class ReplayCursor {
public:
    // All of them must outlive the cursor. A step behind the last one means the last one.
    ReplayCursor(const Playback&, const Style&, const Texts&, std::size_t step);

    // Goes where the line says; false if it ends the program.
    [[nodiscard]] bool go(std::string_view line);
    [[nodiscard]] std::size_t step() const { return step_; }

    [[nodiscard]] Lines board() const;
    // What happened in this step.
    [[nodiscard]] Lines story() const;
    // The dice, the decision or the winner, the position, and what may be typed.
    [[nodiscard]] Lines below() const;

    // The panes of a whole screen, for a board of `columns`.
    [[nodiscard]] Panes panes(const std::string& typed, std::size_t columns) const;

private:
    // `key`: the key of the word in the section `typed` of the texts.
    [[nodiscard]] bool matches_command(std::string_view word, const char* english,
                                       const char* key) const;
    void set_step(std::size_t step);
    void go_to_round(std::int64_t round);
    [[nodiscard]] RenderContext render_context() const;
    // The position, and what may be typed.
    [[nodiscard]] Lines foot(std::size_t columns) const;

    const Playback& game_;
    const Style& style_;
    const Texts& texts_;
    std::size_t step_;
    std::string notice_;  // about what was typed last
};

}  // namespace vegas::cli
