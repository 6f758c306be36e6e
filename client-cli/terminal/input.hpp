// Reads lines from standard input on a thread of its own. So terminals, pipes and files work alike,
// and the terminal stays blocking for the programs that share it.
#pragma once

#include <functional>
#include <semaphore>
#include <string>
#include <thread>

namespace vegas::cli {

class LineInput {
public:
    using Post = std::function<void(std::function<void()>)>;

    // `on_line` and `on_end` are called through `post`, in order. `on_end` comes once, at the end
    // of the input. All three must outlive this.
    LineInput(Post post, std::function<void(std::string)> on_line, std::function<void()> on_end);
    ~LineInput();
    LineInput& operator=(LineInput&&) = delete;

    // To be called when a line has been handled. At most kLinesWaiting lines are read ahead, so
    // that an endless input (`yes 1 | vegas play`) has to wait.
    void line_handled() { free_slots_.release(); }

private:
    static constexpr int kLinesWaiting = 256;

    void read_all();
    [[nodiscard]] bool wait_for_input() const;
    [[nodiscard]] bool stopping() const;

    Post post_;
    std::function<void(std::string)> on_line_;
    std::function<void()> on_end_;
    int stop_read_ = -1;  // a pipe that wakes the thread to end it
    int stop_write_ = -1;
    std::counting_semaphore<> free_slots_{kLinesWaiting};
    std::thread thread_;
};

}  // namespace vegas::cli
