// Tells a payout on a screen one casino after another, while the dice still lie there. Steps wait
// in a queue; each stands for a while, and whoever presses a key goes on at once. Single-threaded.
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

// How long a casino's payout stands.
enum class Speed { slow, normal, fast, at_once };

// "slow", "normal", "fast", "off"
inline constexpr std::array<std::string_view, 4> kSpeeds{"slow", "normal", "fast", "off"};
[[nodiscard]] Speed speed_of(std::string_view word);
[[nodiscard]] std::chrono::milliseconds stands_for(Speed);

class Telling {
public:
    struct Step {
        std::shared_ptr<const View> view;  // the table while this is told; null: the present one
        std::int64_t casino = 0;           // which is told of; 0: none
        std::vector<std::string> sentences = {};
        std::chrono::milliseconds stands{};
    };
    // `begun`: a step is to be shown, each once; or the last one has gone.
    Telling(Transport& transport, std::function<void()> begun)
        : transport_(transport), begun_(std::move(begun)) {}

    void add(Step);
    // The step that is told now; null: nothing waits, the present is shown.
    [[nodiscard]] const Step* now() const { return steps_.empty() ? nullptr : &steps_.front(); }
    // On to the next step, or the present.
    void go_on();
    // Nothing waits any more; the result is what was not begun yet.
    std::vector<Step> stop();

private:
    void wait();

    Transport& transport_;
    std::function<void()> begun_;
    std::deque<Step> steps_;
    std::int64_t turn_ = 0;  // counts steps, so that an old timer moves nothing
};

}  // namespace vegas::cli
