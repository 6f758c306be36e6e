// Typed lines that wait, in their order, until they can be handled. Single-threaded.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <utility>

namespace vegas::cli {

class LineQueue {
public:
    // `on_taken` is called before each line is handled.
    explicit LineQueue(std::function<void()> on_taken) : on_taken_(std::move(on_taken)) {}

    void push(std::string line) { lines_.push_back(std::move(line)); }
    void end() { has_ended_ = true; }
    [[nodiscard]] bool has_ended() const { return has_ended_; }
    [[nodiscard]] bool empty() const { return lines_.empty(); }

    // Handles lines for as long as the next one can be. False: called while a line is handled; then
    // the outer call goes on.
    template <class CanHandle, class Handle>
    [[nodiscard]] bool process(const CanHandle& can_handle, const Handle& handle) {
        if (std::exchange(is_processing_, true)) return false;
        while (!lines_.empty() && can_handle(lines_.front())) {
            const std::string line = std::move(lines_.front());
            lines_.pop_front();
            if (on_taken_) on_taken_();
            handle(line);
        }
        is_processing_ = false;
        return true;
    }

private:
    std::function<void()> on_taken_;
    std::deque<std::string> lines_;
    bool has_ended_ = false;
    bool is_processing_ = false;
};

}  // namespace vegas::cli
