#include "client-cli/terminal/curses_display.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

namespace vegas::cli {
namespace {

constexpr std::string_view kCursorOn = "\x1b[?25h";
constexpr std::string_view kShellScreen = "\x1b[?1049l";

// A pseudoterminal that a child process has as its own.
class CursesDisplay : public testing::Test {
protected:
    void SetUp() override {
        ASSERT_EQ(openpty(&master_, &slave_, nullptr, nullptr, nullptr), 0);
        modes_before_ = modes();
    }
    void TearDown() override { close(master_); }

    termios modes() const {
        termios now{};
        EXPECT_EQ(tcgetattr(slave_, &now), 0);
        return now;
    }

    // Runs `task` in the child, and returns what it wrote to the terminal.
    std::string run(void (*task)()) {
        const pid_t child = fork();
        if (child == 0) {
            login_tty(slave_);
            setenv("TERM", "xterm", 1);
            task();
            std::_Exit(fcntl(STDOUT_FILENO, F_GETFL) & O_NONBLOCK);
        }
        int status = -1;
        EXPECT_EQ(waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0) << "the shell's terminal is left non-blocking";
        modes_after_ = modes();
        close(slave_);
        return read_all();
    }

    bool has_modes_of_before() const {
        return modes_after_.c_lflag == modes_before_.c_lflag &&
               modes_after_.c_iflag == modes_before_.c_iflag &&
               modes_after_.c_oflag == modes_before_.c_oflag;
    }

private:
    std::string read_all() const {
        std::string text;
        std::array<char, 4096> bytes{};
        for (ssize_t got = 0; (got = ::read(master_, bytes.data(), bytes.size())) > 0;) {
            text.append(bytes.data(), static_cast<std::size_t>(got));
        }
        return text;
    }

    int master_ = -1, slave_ = -1;
    termios modes_before_{}, modes_after_{};
};

TEST_F(CursesDisplay, LeavesTheTerminalToTheShellWhenTheProcessEndsAtOnce) {
    const std::string said = run([] {
        const auto display = open_display();
        if (display == nullptr) std::_Exit(1);
        restore_terminal();
        std::_Exit(fcntl(STDOUT_FILENO, F_GETFL) & O_NONBLOCK);  // without the display's end
    });
    EXPECT_TRUE(has_modes_of_before());
    for (const std::string_view part : {kCursorOn, kShellScreen}) {
        EXPECT_NE(said.find(part), std::string::npos) << part.substr(1);
    }
}

TEST_F(CursesDisplay, ThatIsOpenHasOtherModes) {
    run([] {
        const auto display = open_display();
        std::_Exit(display == nullptr ? 1 : 0);
    });
    EXPECT_FALSE(has_modes_of_before());
}

TEST_F(CursesDisplay, ThatIsClosedHasNothingMoreToGiveBack) {
    const std::string once = run([] { open_display()->close(); });
    SetUp();
    const std::string twice = run([] {
        open_display()->close();
        restore_terminal();
    });
    EXPECT_EQ(once, twice);
    EXPECT_TRUE(has_modes_of_before());
}

}  // namespace
}  // namespace vegas::cli
