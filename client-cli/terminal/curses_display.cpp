#include "client-cli/terminal/curses_display.hpp"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

// Without macros that would replace words of the standard library.
#define NCURSES_NOMACROS 1  // NOLINT(cppcoreguidelines-macro-usage)
#define NCURSES_WIDECHAR 1  // NOLINT(cppcoreguidelines-macro-usage)
#include <ncurses.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <climits>
#include <cwchar>
#include <map>
#include <string_view>

#include "client-cli/terminal/text.hpp"

namespace vegas::cli {
namespace {

constexpr int kEscapeMs = 25;  // an escape that nothing follows for so long is the key
constexpr int kBrightFirst = 8;
constexpr std::pair<const char*, int> kOtherForms[] = {
    {"\x1b[A", KEY_UP},    {"\x1bOA", KEY_UP},    {"\x1b[B", KEY_DOWN}, {"\x1bOB", KEY_DOWN},
    {"\x1b[C", KEY_RIGHT}, {"\x1bOC", KEY_RIGHT}, {"\x1b[D", KEY_LEFT}, {"\x1bOD", KEY_LEFT},
    {"\x1bOP", KEY_F(1)},  {"\x1bOQ", KEY_F(2)},  {"\x1bOR", KEY_F(3)}};

// Mouse off, usual keys, cursor on, plain text, last line, the screen of the shell: ECMA-48 and
// xterm. Terminals ignore what they do not know of that.
constexpr std::string_view kShellScreen =
    "\x1b[?1000l\x1b[?1006l\x1b[?1l\x1b>\x1b[?25h\x1b(B\x1b[0m\x1b[999;1H\x1b[?1049l\r\n";

// Of the terminal, before the open display took it over.
termios modes_before{};
std::atomic<bool> has_modes_before = false;

Size size_of_terminal() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_row == 0 || size.ws_col == 0) {
        return {};
    }
    return {.rows = size.ws_row, .columns = size.ws_col};
}

// What a line is written with at a place of it.
struct TextAttributes {
    attr_t attributes = A_NORMAL;
    int colour = -1;  // that of the terminal
};

std::string utf8_of(wint_t point) {
    std::mbstate_t state{};
    std::array<char, MB_LEN_MAX> bytes{};
    const std::size_t size = std::wcrtomb(bytes.data(), static_cast<wchar_t>(point), &state);
    return size == static_cast<std::size_t>(-1) ? std::string() : std::string(bytes.data(), size);
}

std::wstring wide(std::string_view text) {
    std::wstring result;
    std::mbstate_t state{};
    while (!text.empty()) {
        wchar_t point = 0;
        const std::size_t bytes = std::mbrtowc(&point, text.data(), text.size(), &state);
        if (bytes == 0 || bytes > text.size()) {
            result += L'?';
            state = {};
            text.remove_prefix(1);
            continue;
        }
        result += point;
        text.remove_prefix(bytes);
    }
    return result;
}

class CursesDisplay final : public Display {
public:
    explicit CursesDisplay(SCREEN* screen) : screen_(screen) {
        cbreak();
        noecho();
        nonl();
        keypad(stdscr, TRUE);
        nodelay(stdscr, TRUE);
        set_escdelay(kEscapeMs);
        // Some terminals send other forms than terminfo says.
        for (const auto& [sequence, code] : kOtherForms) define_key(sequence, code);
        mousemask(BUTTON1_CLICKED | BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, nullptr);
        mouseinterval(0);
        if (has_colors()) {
            start_color();
            use_default_colors();
        }
        size_ = size_of_terminal();
    }
    ~CursesDisplay() override { close_now(); }
    CursesDisplay& operator=(CursesDisplay&&) = delete;

    [[nodiscard]] Size size() const override { return size_; }

    void draw(const ScreenFrame& frame) override {
        if (screen_ == nullptr) return;
        for (std::size_t row = 0; row < size_.rows; ++row) {
            wmove(stdscr, static_cast<int>(row), 0);
            if (row < frame.lines.size()) draw_line(frame.lines[row]);
            attr_set(A_NORMAL, 0, nullptr);
            wclrtoeol(stdscr);
        }
        wmove(stdscr, static_cast<int>(frame.cursor_row), static_cast<int>(frame.cursor_column));
        wrefresh(stdscr);
    }

    void invalidate() override {
        if (screen_ == nullptr) return;
        const Size now = size_of_terminal();
        if (now != size_) {
            size_ = now;
            resizeterm(static_cast<int>(size_.rows), static_cast<int>(size_.columns));
        }
        clearok(stdscr, TRUE);
    }

    [[nodiscard]] std::vector<Key> read_keys() override {
        std::vector<Key> keys;
        if (screen_ == nullptr) return keys;
        int waiting = 0;
        if (ioctl(STDIN_FILENO, FIONREAD, &waiting) == 0 && waiting == 0) {
            return {{.kind = Key::Kind::end_of_input}};  // it can be read, and there is nothing
        }
        wint_t code = 0;
        for (int kind = wget_wch(stdscr, &code); kind != ERR; kind = wget_wch(stdscr, &code)) {
            add(keys, kind == KEY_CODE_YES, code);
        }
        return keys;
    }

    void close() override { close_now(); }

private:
    void close_now() {
        if (screen_ == nullptr) return;
        endwin();
        delscreen(screen_);
        screen_ = nullptr;
        has_modes_before = false;
    }

    void draw_line(std::string_view line) {
        TextAttributes pen;
        while (!line.empty()) {
            const auto escape = line.find("\x1b[");
            const std::string text = plain_spaces(std::string(line.substr(0, escape)));
            if (!text.empty()) {
                attr_set(pen.attributes, 0, nullptr);
                if (const short pair = pair_of(pen.colour); pair != 0) {
                    color_set(pair, nullptr);
                }
                waddwstr(stdscr, wide(text).c_str());
            }
            if (escape == std::string_view::npos) return;
            line.remove_prefix(escape + 2);
            const auto end = line.find('m');
            if (end == std::string_view::npos) return;
            apply_codes(pen, line.substr(0, end));
            line.remove_prefix(end + 1);
        }
    }

    // Numbers of a "select graphic rendition" (ECMA-48, 8.3.117), as Style writes them.
    static void apply_codes(TextAttributes& pen, std::string_view codes) {
        std::vector<int> numbers;
        while (!codes.empty()) {
            int number = 0;
            std::from_chars(codes.data(), codes.data() + codes.size(), number);
            numbers.push_back(number);
            const auto next = codes.find(';');
            codes.remove_prefix(next == std::string_view::npos ? codes.size() : next + 1);
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            const int number = numbers[i];
            if (number == 0) pen = {};
            if (number == 1) pen.attributes |= A_BOLD;
            if (number == 2) pen.attributes |= A_DIM;
            if (number == 4) pen.attributes |= A_UNDERLINE;
            if (number == 7) pen.attributes |= A_REVERSE;
            if (number >= 30 && number <= 37) pen.colour = number - 30;
            if (number >= 90 && number <= 97) pen.colour = number - 90 + kBrightFirst;
            if (number == 38 && i + 2 < numbers.size()) {
                pen.colour = numbers[i + 2];
                i += 2;
            }
        }
    }

    short pair_of(int colour) {
        if (colour < 0 || !has_colors()) return 0;
        const int shown = colour < COLORS ? colour : colour % kBrightFirst;
        const auto [found, fresh] =
            pairs_.try_emplace(shown, static_cast<short>(pairs_.size() + 1));
        if (fresh) init_pair(found->second, static_cast<short>(shown), -1);
        return found->second;
    }

    void add(std::vector<Key>& keys, bool is_code, wint_t code) {
        using Kind = Key::Kind;
        static const std::map<wint_t, Kind> kCodes = {
            {KEY_ENTER, Kind::enter},     {KEY_BACKSPACE, Kind::backspace},
            {KEY_DC, Kind::remove},       {KEY_LEFT, Kind::left},
            {KEY_RIGHT, Kind::right},     {KEY_UP, Kind::up},
            {KEY_DOWN, Kind::down},       {KEY_PPAGE, Kind::page_up},
            {KEY_NPAGE, Kind::page_down}, {KEY_HOME, Kind::home},
            {KEY_END, Kind::end},         {KEY_F(1), Kind::help},
            {KEY_F(2), Kind::rules},      {KEY_F(3), Kind::story}};
        static const std::map<wint_t, Kind> kControls = {
            {'\r', Kind::enter},     {'\n', Kind::enter},     {'\t', Kind::next},
            {0x7f, Kind::backspace}, {0x08, Kind::backspace}, {0x15, Kind::clear},
            {0x1b, Kind::escape},    {0x0c, Kind::redraw},    {0x04, Kind::end_of_input}};
        if (is_code && code == KEY_MOUSE) return add_mouse(keys);
        const auto& known = is_code ? kCodes : kControls;
        if (const auto found = known.find(code); found != known.end()) {
            keys.push_back({.kind = found->second});
            return;
        }
        if (is_code || code < ' ') return;
        keys.push_back({.kind = Kind::text, .text = utf8_of(code)});
    }

    static void add_mouse(std::vector<Key>& keys) {
        MEVENT event{};
        if (getmouse(&event) != OK) return;
        if ((event.bstate & BUTTON4_PRESSED) != 0) keys.push_back({.kind = Key::Kind::page_up});
        if ((event.bstate & BUTTON5_PRESSED) != 0) keys.push_back({.kind = Key::Kind::page_down});
        if ((event.bstate & (BUTTON1_PRESSED | BUTTON1_CLICKED)) == 0) return;
        keys.push_back({.kind = Key::Kind::click,
                        .text = {},
                        .row = static_cast<std::size_t>(std::max(event.y, 0)),
                        .column = static_cast<std::size_t>(std::max(event.x, 0))});
    }

    SCREEN* screen_;
    Size size_;
    std::map<int, short> pairs_;
};

}  // namespace

std::unique_ptr<Display> open_display() {
    const bool is_known = tcgetattr(STDIN_FILENO, &modes_before) == 0;
    SCREEN* screen = newterm(nullptr, stdout, stdin);
    if (screen == nullptr) return nullptr;
    has_modes_before = is_known;
    return std::make_unique<CursesDisplay>(screen);
}

void restore_terminal() {
    if (!has_modes_before) return;
    const pid_t in_front = tcgetpgrp(STDIN_FILENO);
    if (in_front >= 0 && in_front != getpgrp()) return;  // another program has the terminal
    tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
    // The shell has the same open file, so that it must not stay non-blocking.
    const int flags = fcntl(STDOUT_FILENO, F_GETFL);
    fcntl(STDOUT_FILENO, F_SETFL, flags | O_NONBLOCK);
    [[maybe_unused]] const auto ignored =
        write(STDOUT_FILENO, kShellScreen.data(), kShellScreen.size());
    fcntl(STDOUT_FILENO, F_SETFL, flags);
}

}  // namespace vegas::cli
