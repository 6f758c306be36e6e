// A table on a full screen, for players and spectators. Draws the board and the question, takes
// keys, and animates rolls and payouts step by step. On plain output it draws nothing and logs
// everything at once. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/commands/animation_queue.hpp"
#include "client-cli/commands/client_runtime.hpp"
#include "client-cli/commands/full_screen.hpp"
#include "client-cli/show/common/render_context.hpp"
#include "client-cli/show/payout.hpp"
#include "engine/shared_events.hpp"

namespace vegas::cli {

class GameScreen {
public:
    // `changed` is called when the animation goes on or ends: draw and ask again.
    GameScreen(ClientRuntime&, Speed, std::function<void()> changed);

    [[nodiscard]] bool is_live() const { return out_.is_live(); }
    // While this is true, questions have to wait.
    [[nodiscard]] bool is_animating() const { return animation_.current() != nullptr; }

    // There is a whole new view: logs all that still waits at once.
    void on_snapshot();
    // The view has been updated: logs the events, at once or step by step.
    void on_update(const std::vector<WireEvent>& events);

    // A complete line, if the key made one.
    [[nodiscard]] std::optional<std::string> press(const Key&, const FullScreen::Choices&);
    void clear_selection() { screen_.clear_selection(); }
    // To be called when the terminal's size changes.
    void invalidate();
    // Draws the present, with its clock.
    void draw(InputPane);

private:
    void set_previous_view();
    void show_events(const std::vector<WireEvent>& events, const RenderContext&);
    void animate_roll(const WireStruct<Rolled>&, bool lies_there);
    void animate_payout(const std::vector<WireEvent>& events, PayoutSpan, const RenderContext&);
    void log_all(const std::vector<std::string>& sentences);
    void on_step_changed();
    [[nodiscard]] Lines page_text(ScreenPage, std::size_t columns) const;

    ClientRuntime& client_;
    Console& out_;
    Speed speed_;
    std::function<void()> on_change_;
    GlobalCommands global_commands_;
    AnimationQueue animation_;
    FullScreen screen_;
    std::shared_ptr<const WireView> previous_view_;  // from which the next update is animated
    std::vector<std::string> step_sentences_;        // the sentences of the step that is shown
    std::uint64_t rolls_ = 0;                        // varies the faces shown while dice roll
};

}  // namespace vegas::cli
