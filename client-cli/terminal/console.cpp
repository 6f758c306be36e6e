#include "client-cli/terminal/console.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <ostream>
#include <utility>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {

namespace {

constexpr std::size_t kLogMax = 500;
constexpr std::size_t kLogAtEnd = 12;
constexpr std::size_t kRowsLeast = 5;
constexpr std::string_view kOtherScreen = "\x1b[?1049h";  // so that the frames leave no trace
constexpr std::string_view kMainScreen = "\x1b[?1049l";
constexpr std::string_view kClear = "\x1b[0m\x1b[H\x1b[2J";
constexpr std::string_view kSave =
    "\x1b"
    "7";
constexpr std::string_view kRestore =
    "\x1b"
    "8";
constexpr std::string_view kNoWrap = "\x1b[?7l";
constexpr std::string_view kWrap = "\x1b[?7h";

std::string go_to(std::size_t row) { return "\x1b[" + std::to_string(row + 1) + ";1H"; }

}  // namespace

Console::~Console() {
    if (live_ && framed_) out_ << kMainScreen << std::flush;
}

void Console::say(const std::string& text) {
    for (auto& wrapped : wrap(text, kColumns - 1, 4)) {
        std::string line = plain_spaces(std::move(wrapped));
        if (!live_) out_ << line << '\n';
        log_.push_back(std::move(line));
        if (log_.size() > kLogMax) log_.pop_front();
    }
    out_.flush();
}

void Console::print(const Lines& lines) {
    if (live_) return;
    for (const auto& line : lines) out_ << plain_spaces(line) << '\n';
    out_.flush();
}

// Exactly `rows` lines. Where there are too few, the log goes first, then the top of the board.
Lines Console::compose(const Lines& top, const Lines& bottom, std::size_t rows) const {
    Lines lines = top;
    const std::size_t fixed = top.size() + bottom.size();
    const std::size_t room = rows > fixed ? rows - fixed : 0;
    const std::size_t shown = std::min(room, log_.size());
    lines.insert(lines.end(), log_.end() - static_cast<std::ptrdiff_t>(shown), log_.end());
    lines.resize(lines.size() + room - shown);
    lines.insert(lines.end(), bottom.begin(), bottom.end());
    if (lines.size() > rows) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(rows));
    }
    for (auto& line : lines) line = plain_spaces(std::move(line));
    return lines;
}

void Console::frame(const Lines& top, const Lines& bottom) {
    if (!live_) return;
    const std::size_t rows = std::max(terminal_rows(), kRowsLeast) - 1;
    const Lines lines = compose(top, bottom, rows);
    const bool whole = drawn_.size() != lines.size();
    std::string text;
    if (!std::exchange(framed_, true)) text += kOtherScreen;
    text += kNoWrap;
    text += whole ? kClear : kSave;
    for (std::size_t row = 0; row < lines.size(); ++row) {
        if (!whole && lines[row] == drawn_[row]) continue;
        text += go_to(row) + lines[row] + "\x1b[K";
    }
    text += whole ? go_to(rows) + "> " : std::string(kRestore);
    text += kWrap;
    out_ << text << std::flush;
    drawn_ = lines;
}

void Console::leave(const Lines& top, const Lines& bottom) {
    const bool framed = live_ && framed_;
    live_ = false;
    if (framed) {
        out_ << kMainScreen;
        print(top);
        const std::size_t shown = std::min(kLogAtEnd, log_.size());
        print(Lines(log_.end() - static_cast<std::ptrdiff_t>(shown), log_.end()));
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

std::size_t terminal_rows() {
    winsize size{};
    const bool known = ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0;
    return known ? size.ws_row : 24;
}

}  // namespace vegas::cli
