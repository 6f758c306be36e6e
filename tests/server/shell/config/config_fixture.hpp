// What vegasd makes of a command line, with variables and files for the time of one test.
#pragma once

#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "server/shell/config/command_line.hpp"

namespace vegas::shell {

// An environment variable.
class Variable {
public:
    Variable(std::string name, const std::string& value) : name_(std::move(name)) {
        ::setenv(name_.c_str(), value.c_str(), 1);
    }
    Variable& operator=(Variable&&) = delete;
    ~Variable() { ::unsetenv(name_.c_str()); }

private:
    std::string name_;
};

// A file with settings, in a folder of its own.
class SettingsFile {
public:
    explicit SettingsFile(const std::string& text) {
        std::string folder = (std::filesystem::temp_directory_path() / "settings_XXXXXX").string();
        if (::mkdtemp(folder.data()) == nullptr) std::abort();
        folder_ = folder;
        path_ = (folder_ / "vegasd.toml").string();
        write(text);
    }
    SettingsFile& operator=(SettingsFile&&) = delete;
    ~SettingsFile() { std::filesystem::remove_all(folder_); }

    void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::filesystem::path folder_;
    std::string path_;
};

using Parsed = std::variant<LoadedConfig, AnyCommand, EarlyExit>;

// A file that this machine has for a server of its own does not count.
inline Parsed parsed(std::vector<const char*> arguments) {
    arguments.insert(arguments.begin(), "vegasd");
    if (std::getenv("VEGASD_CONFIG") != nullptr) return parse_command_line(arguments);
    const Variable none("VEGASD_CONFIG", "");
    return parse_command_line(arguments);
}

}  // namespace vegas::shell
