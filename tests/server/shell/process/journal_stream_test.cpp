#include "server/shell/process/journal_stream.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace vegas::shell {
namespace {

class JournalStream : public testing::Test {
protected:
    JournalStream() { ::unsetenv("JOURNAL_STREAM"); }
    ~JournalStream() override { ::unsetenv("JOURNAL_STREAM"); }

    static std::string stderr_stream() {
        struct stat file {};
        EXPECT_EQ(::fstat(STDERR_FILENO, &file), 0);
        return std::to_string(file.st_dev) + ':' + std::to_string(file.st_ino);
    }
};

TEST_F(JournalStream, IsStandardErrorWhereTheVariableNamesItsFile) {
    EXPECT_FALSE(is_stderr_journal());
    for (const std::string& other : {std::string(), std::string("8:1"), stderr_stream() + "0"}) {
        ::setenv("JOURNAL_STREAM", other.c_str(), 1);
        EXPECT_FALSE(is_stderr_journal()) << other;
        EXPECT_EQ(stderr_priority(core::LogLevel::error), "");
    }
    ::setenv("JOURNAL_STREAM", stderr_stream().c_str(), 1);
    EXPECT_TRUE(is_stderr_journal());
    EXPECT_EQ(stderr_priority(core::LogLevel::error), "<3>");
}

TEST_F(JournalStream, EachLevelHasThePriorityOfSyslog) {
    EXPECT_EQ(journal_priority(core::LogLevel::error), "<3>");
    EXPECT_EQ(journal_priority(core::LogLevel::warn), "<4>");
    EXPECT_EQ(journal_priority(core::LogLevel::info), "<6>");
    EXPECT_EQ(journal_priority(core::LogLevel::debug), "<7>");
}

}  // namespace
}  // namespace vegas::shell
