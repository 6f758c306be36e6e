#include "client-cli/terminal/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr std::size_t kStoryMax = 500;
constexpr std::size_t kStoryAtEnd = 12;
constexpr std::size_t kSayIndent = 4;

}  // namespace

void Console::log(const std::string& text) {
    if (is_live()) {
        if (story_.size() >= kStoryMax) story_.erase(story_.begin());
        story_.push_back(text);
        return;
    }
    print(wrap(text, kColumns - 1, kSayIndent));
}

void Console::print(const Lines& lines) {
    if (is_live()) return;
    for (const auto& line : lines) out_ << plain_spaces(line) << '\n';
    out_.flush();
}

void Console::leave(const Lines& top, const Lines& bottom) {
    if (is_live()) {
        display_->close();
        display_.reset();
        print(top);
        const std::size_t shown = std::min(kStoryAtEnd, story_.size());
        for (std::size_t i = story_.size() - shown; i < story_.size(); ++i) {
            print(wrap(story_[i], kColumns - 1, kSayIndent));
        }
    }
    print(bottom);
}

std::size_t terminal_columns() {
    constexpr std::size_t kLeast = 40;
    constexpr std::size_t kMost = 100;
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? std::clamp<std::size_t>(size.ws_col, kLeast, kMost) : kColumns;
}

}  // namespace vegas::cli
