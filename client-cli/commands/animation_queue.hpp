// Shows a payout casino by casino while the dice still lie there. Steps wait in a queue. Each is
// shown for its duration; any key goes on to the next. Single-threaded.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client-cli/net/transport.hpp"
#include "client-cli/protocol/wire.hpp"

namespace vegas::cli {

// How long the payout of one casino is shown.
enum class Speed { slow, normal, fast, at_once };

// The words of Speed, in its order.
inline constexpr std::array<std::string_view, 4> kSpeeds{"slow", "normal", "fast", "off"};
[[nodiscard]] Speed speed_of(std::string_view word);
[[nodiscard]] std::chrono::milliseconds duration_of(Speed);

class AnimationQueue {
public:
    struct Step {
        // The table during this step; null: the present one.
        std::shared_ptr<const WireView> view;
        std::int64_t casino = 0;  // being paid out; 0: none
        std::vector<std::string> sentences = {};
        std::chrono::milliseconds duration{};
    };
    // `on_step` is called once for each step to show, and when the last one is over.
    AnimationQueue(Transport& transport, std::function<void()> on_step)
        : transport_(transport), on_step_(std::move(on_step)) {}

    void add(Step);
    // The step that is shown now; null if none waits and the present is shown.
    [[nodiscard]] const Step* current() const { return steps_.empty() ? nullptr : &steps_.front(); }
    // Goes on to the next step, or to the present.
    void advance();
    // Empties the queue. Returns the steps that had not begun.
    std::vector<Step> clear();

private:
    void start_timer();

    Transport& transport_;
    std::function<void()> on_step_;
    std::deque<Step> steps_;
    std::int64_t timer_generation_ = 0;  // counts steps, so that stale timers are ignored
};

}  // namespace vegas::cli
