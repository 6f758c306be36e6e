// Lines from standard input, read beside the event loop by a thread of their own: so that
// terminals, pipes and files work alike, and the terminal is never made non-blocking for the
// programs that share it.
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
    // of the input. All three outlive this.
    LineInput(Post post, std::function<void(std::string)> on_line, std::function<void()> on_end);
    ~LineInput();
    LineInput& operator=(LineInput&&) = delete;

    // A line has been handled. Until this is called, no more than kLinesWaiting lines are read
    // ahead, so that an endless input (`yes 1 | vegas play`) has to wait.
    void taken() { room_.release(); }

private:
    static constexpr int kLinesWaiting = 256;

    void read_all();
    [[nodiscard]] bool wait_for_input() const;
    [[nodiscard]] bool stopping() const;

    Post post_;
    std::function<void(std::string)> on_line_;
    std::function<void()> on_end_;
    int stop_read_ = -1;  // a pipe that wakes the thread for its end
    int stop_write_ = -1;
    std::counting_semaphore<> room_{kLinesWaiting};
    std::thread thread_;
};

}  // namespace vegas::cli
