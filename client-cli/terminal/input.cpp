#include "client-cli/terminal/input.hpp"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace vegas::cli {
namespace {

constexpr std::size_t kLineBytesMax = 1000;  // the rest of a longer line is dropped

}  // namespace

LineInput::LineInput(Post post, std::function<void(std::string)> on_line,
                     std::function<void()> on_end)
    : post_(std::move(post)), on_line_(std::move(on_line)), on_end_(std::move(on_end)) {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) {
        throw std::system_error(errno, std::generic_category(), "pipe");
    }
    stop_read_ = ends[0];
    stop_write_ = ends[1];
    thread_ = std::thread([this] { read_all(); });
}

LineInput::~LineInput() {
    close(stop_write_);
    free_slots_.release();
    thread_.join();
    close(stop_read_);
}

bool LineInput::stopping() const {
    pollfd fd{stop_read_, POLLIN, 0};
    return poll(&fd, 1, 0) > 0;
}

// False when this ends.
bool LineInput::wait_for_input() const {
    for (;;) {
        std::array<pollfd, 2> fds = {pollfd{STDIN_FILENO, POLLIN, 0},
                                     pollfd{stop_read_, POLLIN, 0}};
        if (poll(fds.data(), fds.size(), -1) < 0) {
            if (errno == EINTR) continue;
            return true;  // let read() tell what is wrong
        }
        if (fds[1].revents != 0) return false;
        if (fds[0].revents != 0) return true;
    }
}

void LineInput::read_all() {
    std::string line;
    // False when this ends.
    const auto deliver = [&] {
        free_slots_.acquire();
        if (stopping()) return false;
        post_([on_line = on_line_, text = std::exchange(line, {})] { on_line(text); });
        return true;
    };
    std::array<char, 4096> bytes{};
    while (wait_for_input()) {
        const ssize_t got = ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (got < 0 && (errno == EINTR || errno == EAGAIN)) continue;
        if (got <= 0) {
            if (line.empty() || deliver()) post_(on_end_);
            return;
        }
        for (ssize_t i = 0; i < got; ++i) {
            const char c = bytes[static_cast<std::size_t>(i)];
            if (c == '\n') {
                if (!deliver()) return;
            } else if (line.size() < kLineBytesMax) {
                line += c;
            }
        }
    }
}

}  // namespace vegas::cli
