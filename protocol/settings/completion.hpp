// Makes shell completion scripts from a program's CLI11 app.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace vegas::settings {

// Adds the command `completion`, which takes the name of a shell.
void add_completion(CLI::App&, std::string& shell);

// The script for bash, zsh or fish.
[[nodiscard]] std::string completion_script(const CLI::App&, const std::string& shell);

}  // namespace vegas::settings
