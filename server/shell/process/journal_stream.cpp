#include "server/shell/process/journal_stream.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

namespace vegas::shell {

bool is_stderr_journal() {
    const char* const named = std::getenv("JOURNAL_STREAM");
    struct stat file {};
    if (named == nullptr || ::fstat(STDERR_FILENO, &file) != 0) return false;
    return named == std::to_string(file.st_dev) + ':' + std::to_string(file.st_ino);
}

std::string_view journal_priority(core::LogLevel level) {
    switch (level) {
    case core::LogLevel::debug: return "<7>";
    case core::LogLevel::info: return "<6>";
    case core::LogLevel::warn: return "<4>";
    case core::LogLevel::error: return "<3>";
    }
    return "<3>";
}

std::string_view stderr_priority(core::LogLevel level) {
    return is_stderr_journal() ? journal_priority(level) : std::string_view();
}

}  // namespace vegas::shell
