// A table on a full screen, for those who play and those who watch: draws what is asked under the
// board, takes keys, and tells rolls and payouts one thing after another. Where output is plain it
// does nothing, and everything is told at once. Single-threaded.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client-cli/commands/full_screen.hpp"
#include "client-cli/commands/telling.hpp"
#include "client-cli/show/common/scene.hpp"
#include "client-cli/show/payout.hpp"
#include "client-cli/terminal/console.hpp"

namespace vegas::cli {

class Stage {
public:
    // `changed`: something else is told, or all has been told; time to draw and to ask.
    Stage(Console&, const Texts&, Transport&, Speed, std::function<void()> changed);

    [[nodiscard]] bool live() const { return out_.live(); }
    // What happened is being told: what is asked has to wait.
    [[nodiscard]] bool telling() const { return telling_.now() != nullptr; }

    // Says what the events of an update tell, now or one after another. `scene` shows the table
    // after it.
    void tell(const std::vector<Event>& events, const Scene& scene);
    // The table as it stands; the next update is told from here.
    void remember(const View&);
    // All that waits is said at once.
    void hurry();

    // A complete line, if the key made one.
    [[nodiscard]] std::optional<std::string> press(const Key&, const FullScreen::Choices&);
    void asked_anew() { screen_.asked_anew(); }
    // The terminal has another size.
    void disturbed();
    // `scene` of the present.
    void draw(const Scene& scene, Asked, const std::string& join_command);

private:
    void tell_roll(const Read<Rolled>&, bool lies_there);
    void tell_payout(const std::vector<Event>& events, PayoutSpan, const Scene&);
    void say_all(const std::vector<std::string>& sentences);
    void step_changed();
    [[nodiscard]] Lines page_text(FullScreen::Page, std::size_t columns) const;

    Console& out_;
    const Texts& texts_;
    Speed speed_;
    std::function<void()> changed_;
    AnyTime any_time_;
    Telling telling_;
    FullScreen screen_;
    std::shared_ptr<const View> before_;
    std::vector<std::string> told_;  // the sentences of the step that is shown
    std::uint64_t rolls_ = 0;        // so that no two look alike while they roll
    Lines help_;                     // sentences about the table that was drawn last
    std::string ruleset_;
};

}  // namespace vegas::cli
