// A file that is being made.
#pragma once

#include <csignal>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

#include "server/shell/store/sqlite/files.hpp"

namespace vegas::shell::sqlite {

// What to do with an existing file.
enum class IfExists : std::uint8_t { refuse, replace };

// Signals that end the program wait while this lives.
class SignalHold {
public:
    SignalHold();
    ~SignalHold();
    SignalHold& operator=(SignalHold&&) = delete;

private:
    sigset_t before_{};
};

// What is to become the file, beside it; gone at the end if it did not, or if a signal ends the
// program. Functions throw std::runtime_error with one line for the operator.
class Draft {
public:
    // Only its owner can access it. Three may live at a time.
    explicit Draft(const std::filesystem::path& file);
    ~Draft();
    Draft& operator=(Draft&&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    void empty() const;
    void write(std::string_view bytes) const;
    void sync() const;
    // Renames it to the file, once and after sync().
    void become_file(IfExists there);

private:
    [[nodiscard]] int make_guarded();
    [[nodiscard]] bool rename(IfExists there) const;

    const std::filesystem::path file_;
    std::string path_;
    Descriptor descriptor_;
};

// The folder of a file that is named without one is the working directory.
[[nodiscard]] std::filesystem::path folder_of(const std::filesystem::path& file);
[[noreturn]] void cannot_make(const std::filesystem::path& file, const std::string& why);

}  // namespace vegas::shell::sqlite
